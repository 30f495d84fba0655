import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

/** One line of text. Takes every attribute of an input, `ref` included. */
export function Field({ label, hint, error, optional, starred, id, ...rest }: Omit<ComponentProps<'input'>, 'className'> & FieldWords) {
  return (
    <FieldFrame {...{ label, hint, error, optional, starred, id }}>
      {(wiring) => <input type="text" className={styles.input} {...rest} {...wiring} />}
    </FieldFrame>
  )
}
