import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useSay } from '../../lib/language/say.ts'
import styles from './Field.module.css'

export type FieldWords = {
  label: string
  hint?: ReactNode
  /** What is wrong and what to do; also marks the control as invalid. */
  error?: string
  /** Says "optional" beside the label. */
  optional?: boolean
  /** Draws the star of a required field. */
  starred?: boolean
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldFrameProps = FieldWords & { id?: string; children: (wiring: Wiring) => ReactNode }

/** Label, hint and error around any control, tied together for those who listen. */
export function FieldFrame({ label, hint, error, optional, starred, id, children }: FieldFrameProps) {
  const say = useSay()
  const made = useId()
  const own = id ?? made
  const hintId = `${own}-hint`
  const errorId = `${own}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined

  return (
    <div className={styles.field}>
      <label htmlFor={own} className={styles.label}>
        {label}
        {starred && <span aria-hidden="true"> *</span>}
        {optional && <span className={styles.optional}> ({say('optional')})</span>}
      </label>
      {children({ id: own, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert className="small" />
          {error}
        </p>
      )}
    </div>
  )
}
