import type { ReactNode } from 'react'
import { DisputedGlyph, PendingGlyph, SealGlyph, VerifiedGlyph } from '../ui/art/glyphs.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { DoxyTile } from '../ui/person/Avatar.tsx'
import styles from './ChartKey.module.css'

const signs: { sign: ReactNode; word: string; meaning: string }[] = [
  { sign: <VerifiedGlyph />, word: 'Verified.', meaning: 'Checked against its sources.' },
  { sign: <PendingGlyph />, word: 'Pending.', meaning: 'New, under review.' },
  { sign: <DisputedGlyph />, word: 'Disputed.', meaning: 'Conflicts with guidance.' },
  { sign: <SealGlyph />, word: 'A seal', meaning: 'on a photo: licence, enrolment or institution verified.' },
  { sign: <DoxyTile size="key" />, word: 'Doxy AI', meaning: 'posts and answers have a yellow background.' },
]

/** Beside the feed and in a dialog. */
export const CHART_KEY = 'What the marks mean'

/** What the marks on the chart mean. */
export const Marks = () => (
  <dl className={styles.key}>
    {signs.map(({ sign, word, meaning }) => (
      <div key={word}>
        <dt>{sign}</dt>
        <dd>
          <b>{word}</b> {meaning}
        </dd>
      </div>
    ))}
  </dl>
)

export const ChartKey = () => (
  <Sheet title={CHART_KEY} padded>
    <Marks />
  </Sheet>
)
