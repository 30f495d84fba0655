import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { PartActions } from './PartActions.tsx'
import { replaced } from './parts.ts'
import styles from './Writing.module.css'

type PartListProps<T> = {
  list: readonly T[]
  max: number
  /** "Paragraph": parts are numbered after it. */
  label: string
  /** What names the place that they stand in. */
  of: string
  keyOf?: (part: T) => string
  empty: () => T
  onChange: (list: T[]) => void
  children: (part: T, change: (part: T) => void, name: string) => ReactNode
}

/** Parts of one kind in their order: each can be moved and removed, and another one added. */
export const PartList = <T,>({ list, max, label, of, keyOf, empty, onChange, children }: PartListProps<T>) => (
  <>
    {list.map((part, at) => {
      const name = `${label} ${at + 1}`
      return (
        <section key={keyOf?.(part) ?? at} id={keyOf?.(part)} className={styles.part} aria-label={`${name} of ${of}`}>
          <div className={styles.head}>
            <h4>{name}</h4>
            <PartActions name={`${name} of ${of}`} list={list} at={at} onChange={onChange} />
          </div>
          {children(part, (next) => onChange(replaced(list, at, next)), name)}
        </section>
      )
    })}
    {list.length < max && (
      <Button size="small" tone="outline" aria-label={`Add a ${label.toLowerCase()} to ${of}`} onClick={() => onChange([...list, empty()])}>
        <Plus />
        Add a {label.toLowerCase()}
      </Button>
    )}
  </>
)
