import { type ComponentProps, Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useSay } from '../../lib/language/say.ts'
import { useDismiss } from '../menu/use-dismiss.ts'
import styles from './ComboField.module.css'
import field from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

type Choice = { value: string; note?: string | undefined; group?: string }

type ComboFieldProps = Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange' | 'ref'> &
  FieldWords & {
    value: string
    /** What is offered below the field, each with what is said of it; those of one group stand together under its name. */
    choices: readonly Choice[]
    onWords: (words: string) => void
    /** Before the choices are shown. */
    onOpen: () => void
  }

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** One line of text with a list of what it may say. */
export function ComboField({ label, hint, error, optional, starred, id, value, choices, onWords, onOpen, ...rest }: ComboFieldProps) {
  const say = useSay()
  const listId = useId()
  const area = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [activeValue, setActive] = useState<string>()
  const active = choices.findIndex((choice) => choice.value === activeValue)
  const isShown = isOpen && choices.length > 0

  const open = () => {
    onOpen()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActive(undefined)
  }
  const choose = (words: string) => {
    onWords(words)
    close()
  }
  useDismiss(isShown, area, box, close)
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isShown) {
      // The dialog around it stays open.
      event.preventDefault()
      event.stopPropagation()
      return close()
    }
    const step = STEPS[event.key]
    if (step) {
      event.preventDefault()
      if (!isShown) return open()
      // The field itself is one of the places that the arrows come by.
      const places = choices.length + 1
      setActive(choices[((active + 1 + step + places) % places) - 1]?.value)
    }
    if (event.key !== 'Enter' || !isShown) return
    // What is written stands as it is, and the form is sent.
    if (active < 0) return close()
    event.preventDefault()
    choose(choices[active]!.value)
  }

  return (
    <FieldFrame {...{ label, hint, error, optional, starred, id }}>
      {(wiring) => (
        <div ref={area} className={styles.area}>
          <input
            ref={box}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            className={field.input}
            {...rest}
            {...wiring}
            value={value}
            onChange={({ target }) => {
              onWords(target.value)
              setActive(undefined)
              if (!isOpen) open()
            }}
            onFocus={open}
            onClick={open}
            onKeyDown={onKeyDown}
          />
          {isShown && (
            <div id={listId} role="listbox" aria-label={say('Suggestions')} className={styles.list}>
              {choices.map(({ value, note, group }, at) => (
                <Fragment key={value}>
                  {group && group !== choices[at - 1]?.group && (
                    <div aria-hidden="true" className={styles.group}>
                      {group}
                    </div>
                  )}
                  {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, and its keys choose */}
                  <div
                    id={`${listId}-${at}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === active}
                    className={styles.choice}
                    // The field keeps the focus, and with it the keyboard of a phone.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(value)}
                  >
                    <span>{value}</span>
                    {note && <span className={styles.note}>{note}</span>}
                  </div>
                </Fragment>
              ))}
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
