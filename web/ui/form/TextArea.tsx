import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { GrowingText } from './GrowingText.tsx'

/** Several lines of text; grows with them. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  starred,
  id,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'className'> & FieldWords) {
  return (
    <FieldFrame {...{ label, hint, error, optional, starred, id }}>
      {(wiring) => <GrowingText className={styles.textarea} {...rest} {...wiring} />}
    </FieldFrame>
  )
}
