import { useId } from 'react'
import { EDITORS_COMMENT } from '#contract/cited-title.ts'
import { Mark } from '../../ui/art/Logo.tsx'
import styles from './EditorsComment.module.css'

/** What our editors add for practice in India. It stands outside the answer, without a number: no paper says it. */
export function EditorsComment({ text }: { text: string }) {
  const id = useId()
  return (
    <aside className={styles.editors} aria-labelledby={id}>
      <Mark size={28} />
      <h2 id={id}>{EDITORS_COMMENT}</h2>
      <p>{text}</p>
      <p className="meta">Written by the Wardmates editors. Our opinion, not a result of the paper.</p>
    </aside>
  )
}
