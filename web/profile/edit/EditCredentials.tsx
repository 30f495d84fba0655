import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import styles from '../credentials/Credentials.module.css'
import { takenOut, takenUp, withEntry } from './working-copy.ts'

type EditCredentialsProps<Entry> = {
  /** What one of them is called: "publication". */
  noun: string
  entries: Entry[]
  /** The entry that is being typed. */
  typed: Entry
  empty: Entry
  lineOf: (entry: Entry) => string
  faultsOf: (entry: Entry) => object
  /** Shown above the fields: what keeps the whole from being saved. */
  error: string | undefined
  fields: (faults: object) => ReactNode
  onChange: (entries: Entry[], typed: Entry) => void
}

/** Entries of the working copy: change one, remove one, add one. */
export function EditCredentials<Entry extends { id?: string; title: string }>(props: EditCredentialsProps<Entry>) {
  const { noun, entries, typed, empty, lineOf, faultsOf, error, fields, onChange } = props
  const [tried, setTried] = useState(false)
  const faults = faultsOf(typed)

  const add = () => {
    const sound = Object.keys(faults).length === 0
    setTried(!sound)
    if (sound) onChange(withEntry(entries, typed), empty)
  }

  const take = (at: number) => {
    const isHalfTyped = JSON.stringify(typed) !== JSON.stringify(empty) && Object.keys(faults).length > 0
    setTried(isHalfTyped)
    if (isHalfTyped) return
    const next = takenUp({ entries, typed }, empty, at)
    onChange(next.entries, next.typed)
  }
  const remove = (at: number) => {
    const next = takenOut({ entries, typed }, empty, at)
    onChange(next.entries, next.typed)
  }

  return (
    <>
      {entries.length > 0 && (
        <SheetList className={styles.list}>
          {entries.map((entry, at) => (
            <li key={entry.id ?? `new ${at}`} className={styles.row}>
              <div>
                <h3 className="ui">{entry.title}</h3>
                <p className="meta">{lineOf(entry)}</p>
              </div>
              <IconButton label={`Edit ${noun} ${entry.title}`} onClick={() => take(at)}>
                <Pencil />
              </IconButton>
              <IconButton label={`Remove ${noun} ${entry.title}`} onClick={() => remove(at)}>
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </SheetList>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {fields(tried || error ? faults : {})}
      <div>
        <Button tone="soft" onClick={add}>
          <Plus />
          {typed.id ? `Change ${noun}` : `Add ${noun}`}
        </Button>
      </div>
    </>
  )
}
