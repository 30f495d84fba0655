import type { ReactNode } from 'react'
import { Link } from '../../lib/router.tsx'
import styles from './Results.module.css'
import type { Option } from './use-active-option.ts'

type ResultOptionProps = {
  option: Option
  activeId: string | undefined
  /** Leads somewhere; a new tab can be opened from it like from any link. */
  to?: string
  children: ReactNode
}

/** A line of the list. The focus stays in the box, so it is no stop for Tab. */
export function ResultOption({ option, activeId, to, children }: ResultOptionProps) {
  const props = { id: option.id, role: 'option', tabIndex: -1, 'aria-selected': option.id === activeId, className: styles.option }
  return to === undefined ? (
    <button type="button" {...props} onClick={option.choose}>
      {children}
    </button>
  ) : (
    <Link
      {...props}
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        option.choose()
      }}
    >
      {children}
    </Link>
  )
}

/** Options of one kind under their title. */
export const ResultGroup = ({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
  <div role="group" aria-labelledby={id}>
    <p id={id} className={styles.title}>
      {title}
    </p>
    {children}
  </div>
)
