import { Suspense, useId, useRef, useState } from 'react'
import { say } from '../lib/language/say.ts'
import { classNames } from '../ui/class-names.ts'
import { spokenPart } from '../ui/language/spoken-part.tsx'
import { useDismiss } from '../ui/menu/use-dismiss.ts'
import { openPalette } from './open-palette.ts'
import styles from './SearchBox.module.css'
import { SearchInput } from './SearchInput.tsx'

const results = () => import('./results/Results.tsx')
const Results = spokenPart(results)

type SearchBoxProps = { placeholder?: string; className?: string | undefined }

/** The search of the bar. Results hang below it while it is written in; all that draws them comes with the first focus. */
export function SearchBox({ placeholder = say('Search professionals, posts...'), className }: SearchBoxProps) {
  const listId = useId()
  const area = useRef<HTMLElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [open, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const close = () => {
    setOpen(false)
    setActiveId(undefined)
  }
  useDismiss(open, area, box, close)

  const leave = () => {
    setWords('')
    close()
    box.current?.blur()
  }
  /** All results of what is written, with room for them. */
  const openAll = () => {
    setWords('')
    close()
    openPalette({ words })
  }

  return (
    <search ref={area} className={classNames(styles.box, className)} aria-label={say('Site')}>
      <SearchInput
        ref={box}
        placeholder={placeholder}
        value={words}
        listId={listId}
        expanded={open}
        activeId={activeId}
        onFocus={() => void results().catch(() => undefined)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setOpen(true)
          if (event.key === 'Enter' && !activeId && !event.nativeEvent.isComposing) openAll()
        }}
        onWords={(next) => {
          setWords(next)
          setOpen(true)
        }}
      />
      {open && (
        <div className={styles.panel}>
          <Suspense>
            <Results
              id={listId}
              words={words}
              box={box}
              onActive={setActiveId}
              onWords={(next) => {
                setWords(next)
                box.current?.focus()
              }}
              onLeave={leave}
            />
          </Suspense>
        </div>
      )}
    </search>
  )
}
