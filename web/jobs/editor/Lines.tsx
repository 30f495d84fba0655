import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { newClientId } from '../../lib/client-id.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import styles from './Editor.module.css'

type Line = { key: string; words: string }
type LinesProps<Of extends Line> = {
  /** What a line is called: "Requirement 2". */
  noun: string
  add: string
  lines: Of[]
  most: number
  first: Omit<Of, 'key'>
  faultAt: (at: number) => string | undefined
  onChange: (lines: Of[]) => void
  /** What else is chosen for a line; `name` tells it from the others. */
  children: (line: Of, name: string, change: (change: Partial<Of>) => void) => ReactNode
}

/** Lines of which each says one thing; they come and go. */
export function Lines<Of extends Line>({ noun, add, lines, most, first, faultAt, onChange, children }: LinesProps<Of>) {
  const list = useRef<HTMLUListElement>(null)
  const addOne = () => onChange([...lines, { ...first, key: newClientId() } as Of])
  const change = (key: string, to: Partial<Of>) => onChange(lines.map((line) => (line.key === key ? { ...line, ...to } : line)))
  const remove = (at: number) => {
    onChange(lines.filter((_, other) => other !== at))
    // The button is gone with its line: what is written next stands in its place.
    const inputs = list.current?.querySelectorAll<HTMLInputElement>('input')
    inputs?.[at === 0 ? 1 : at - 1]?.focus()
  }
  return (
    <>
      <ul ref={list} className={styles.lines}>
        {lines.map((line, at) => {
          const name = `${noun} ${at + 1}`
          const fault = faultAt(at)
          return (
            <li key={line.key} className={styles.line}>
              <input
                aria-label={name}
                aria-invalid={fault ? true : undefined}
                aria-describedby={fault ? `${line.key}-fault` : undefined}
                maxLength={200}
                value={line.words}
                onChange={({ target }) => change(line.key, { words: target.value } as Partial<Of>)}
              />
              {children(line, name, (to) => change(line.key, to))}
              <IconButton label={`Remove ${name.toLowerCase()}`} onClick={() => remove(at)}>
                <Trash2 />
              </IconButton>
              {fault && (
                <p id={`${line.key}-fault`} className={styles.fault}>
                  {fault}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {lines.length < most && (
        <div>
          <Button tone="soft" size="small" onClick={addOne}>
            <Plus />
            {add}
          </Button>
        </div>
      )}
    </>
  )
}

type ChoiceProps<Id extends string> = {
  label: string
  value: Id
  choices: readonly { id: Id; label: string }[]
  onChoose: (id: Id) => void
}

/** One of a few for a line. */
export const Choice = <Id extends string>({ label, value, choices, onChoose }: ChoiceProps<Id>) => (
  <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value as Id)}>
    {choices.map(({ id, label: words }) => (
      <option key={id} value={id}>
        {words}
      </option>
    ))}
  </select>
)
