import type { ReactNode } from 'react'
import { useSay } from '../lib/language/say.ts'
import { DisputedGlyph, PendingGlyph, VerifiedGlyph } from '../ui/art/glyphs.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { DoxyTile } from '../ui/person/Avatar.tsx'
import { FactMark } from '../ui/person/FactMark.tsx'
import styles from './ChartKey.module.css'

const signs: { sign: ReactNode; word: string; meaning: string }[] = [
  { sign: <VerifiedGlyph />, word: 'Verified.', meaning: 'Checked against its sources.' },
  { sign: <PendingGlyph />, word: 'Pending.', meaning: 'New, under review.' },
  { sign: <DisputedGlyph />, word: 'Disputed.', meaning: 'Conflicts with guidance.' },
  {
    sign: <FactMark mark={{ as: 'doctor', state: 'holds' }} />,
    word: 'A circle.',
    meaning: 'Found in a professional register.',
  },
  { sign: <FactMark mark={{ as: 'institution', state: 'holds' }} />, word: 'A roof.', meaning: 'Speaks for an institution.' },
  { sign: <FactMark mark={{ as: 'researcher', state: 'holds' }} />, word: 'A diamond.', meaning: 'A researcher, checked by a reviewer.' },
  { sign: <FactMark mark={{ as: 'student', state: 'holds' }} />, word: 'A book.', meaning: 'An enrolled student.' },
  {
    sign: <FactMark mark={{ as: 'doctor', state: 'withdrawn' }} />,
    word: 'A bar.',
    meaning: 'A proof that was withdrawn. A hollow mark is over.',
  },
  { sign: <DoxyTile size="key" />, word: 'Doxy AI', meaning: 'posts and answers have a yellow background.' },
]

/** Beside the feed and in a dialog. */
export const CHART_KEY = 'What the marks mean'

/** What the marks on the chart mean. */
export function Marks() {
  const say = useSay()
  return (
    <dl className={styles.key}>
      {signs.map(({ sign, word, meaning }) => (
        <div key={word}>
          <dt>{sign}</dt>
          <dd>
            <b>{say(word)}</b> {say(meaning)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function ChartKey() {
  const say = useSay()
  return (
    <Sheet title={say(CHART_KEY)} padded>
      <Marks />
    </Sheet>
  )
}
