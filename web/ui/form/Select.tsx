import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

/** One of a few: the browser's own list, which every phone already knows how to show. */
export function Select({
  label,
  hint,
  error,
  optional,
  starred,
  id,
  children,
  ...rest
}: Omit<ComponentProps<'select'>, 'className'> & FieldWords) {
  return (
    <FieldFrame {...{ label, hint, error, optional, starred, id }}>
      {(wiring) => (
        <div className={styles.withArrow}>
          <select className={styles.select} {...rest} {...wiring}>
            {children}
          </select>
          <ChevronDown className="small" />
        </div>
      )}
    </FieldFrame>
  )
}
