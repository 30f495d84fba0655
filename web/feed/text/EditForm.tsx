import type { FormEvent, ReactNode } from 'react'
import { wordsOf } from '../../lib/api/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CharacterCount } from '../../ui/form/CharacterCount.tsx'
import { sendsOn } from '../../ui/form/send-keys.ts'
import { Note } from '../../ui/status/Note.tsx'
import styles from './EditForm.module.css'

type EditFormProps = {
  label: string
  /** What is counted against the limit. */
  text: string
  max: number
  error: unknown
  busy: boolean
  canSave: boolean
  buttons?: 'small' | 'medium'
  onSave: (event?: FormEvent) => void
  onCancel: () => void
  /** The fields. */
  children: ReactNode
}

/** Changes a post or a comment where it is shown. */
export const EditForm = ({ label, text, max, error, busy, canSave, buttons = 'medium', onSave, onCancel, children }: EditFormProps) => (
  <form className={styles.form} aria-label={label} onSubmit={onSave} onKeyDown={sendsOn(onSave)}>
    {children}
    {error !== null && (
      <Note tone="danger" role="alert">
        Your change was not saved. {wordsOf(error)}
      </Note>
    )}
    <div className={styles.foot}>
      <CharacterCount text={text} max={max} />
      <Button tone="outline" size={buttons} onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      <Button type="submit" size={buttons} busy={busy} disabled={!busy && !canSave}>
        Save
      </Button>
    </div>
  </form>
)
