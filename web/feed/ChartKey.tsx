import type { ReactNode } from 'react'
import { DoxyTile } from '../ui/Avatar.tsx'
import { DisputedGlyph, PendingGlyph, SealGlyph, VerifiedGlyph } from '../ui/glyphs.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './ChartKey.module.css'

const signs: { sign: ReactNode; word: string; meaning: string }[] = [
  { sign: <VerifiedGlyph />, word: 'Verified.', meaning: 'Checked against its sources.' },
  { sign: <PendingGlyph />, word: 'Pending.', meaning: 'New, under review.' },
  { sign: <DisputedGlyph />, word: 'Disputed.', meaning: 'Conflicts with guidance.' },
  { sign: <SealGlyph />, word: 'A seal', meaning: 'on a face: licence verified.' },
  { sign: <DoxyTile size="key" />, word: 'Doxy AI', meaning: 'wrote it, always on a turmeric ground.' },
]

/** What the marks on the chart mean. */
export const ChartKey = () => (
  <Sheet title="Key to this chart" padded>
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
  </Sheet>
)
