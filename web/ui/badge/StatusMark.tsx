import type { ComponentProps } from 'react'
import { DisputedGlyph, PendingGlyph, VerifiedGlyph } from '../art/glyphs.tsx'
import styles from './StatusMark.module.css'

/** Shape, line and word all differ, so colour is never the only signal. */
const looks = {
  verified: { Glyph: VerifiedGlyph, word: 'Verified' },
  disputed: { Glyph: DisputedGlyph, word: 'Disputed' },
  pending: { Glyph: PendingGlyph, word: 'Pending' },
}

export type Status = keyof typeof looks

type StatusMarkProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & { status: Status }

/** The verification status at the foot of a post: a button that opens the reasons for it. Give `aria-expanded` and `aria-controls`. */
export function StatusMark({ status, ...rest }: StatusMarkProps) {
  const { Glyph, word } = looks[status]
  return (
    <button type="button" className={styles.mark} data-status={status} {...rest}>
      <Glyph />
      <span>{word}</span>
    </button>
  )
}

/** The mark alone, where there is no room to open anything. */
export function StatusIcon({ status }: { status: Status }) {
  const { Glyph, word } = looks[status]
  return (
    <span className={styles.icon} title={word}>
      <Glyph />
      <span className="vh">{word}</span>
    </span>
  )
}
