import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../ui/IconButton.tsx'
import Results from './Results.tsx'
import { keepSearch } from './recent.ts'
import { SearchInput } from './SearchInput.tsx'
import styles from './SearchPalette.module.css'
import type { Group, Wish } from './wish.ts'
import { groupTitles } from './words.ts'

const views: { group: Group | undefined; label: string }[] = [
  { group: undefined, label: 'Everything' },
  ...(Object.entries(groupTitles) as [Group, string][]).map(([group, label]) => ({ group, label })),
]

/**
 * The search over the page, a full sheet on phones. All of one group is shown here too and on no page of its own: the words, the keys and
 * the place to go back to stay where they are, and every group works the same.
 */
export default function SearchPalette({ wish, onClose }: { wish: Wish; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [words, setWords] = useState(wish.words)
  const [group, setGroup] = useState(wish.group)
  const [reached, setReached] = useState<string>()
  const { key } = useLocation()
  const [openedAt] = useState(key)

  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    box.current?.focus()
    box.current?.select()
    keepSearch(box.current?.value ?? '')
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  // Whatever led elsewhere has done its work.
  useEffect(() => {
    if (key !== openedAt) onClose()
  }, [key, openedAt, onClose])

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="Search Wardmates"
      onMouseDown={(event: MouseEvent) => event.target === event.currentTarget && onClose()}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <search className={styles.head} aria-label="Palette">
          <SearchInput
            ref={box}
            placeholder="Search professionals, posts..."
            value={words}
            listId={listId}
            expanded
            reached={reached}
            onWords={setWords}
          />
          <IconButton label="Close" onClick={onClose}>
            <X />
          </IconButton>
        </search>
        {words.trim() !== '' && (
          <fieldset className={styles.views}>
            <legend className="vh">What to show</legend>
            {views.map((view) => (
              <button
                key={view.label}
                type="button"
                aria-pressed={view.group === group}
                onClick={() => {
                  setGroup(view.group)
                  box.current?.focus()
                }}
              >
                {view.label}
              </button>
            ))}
          </fieldset>
        )}
        <div className={styles.body}>
          <Results
            id={listId}
            words={words}
            group={group}
            box={box}
            firstOnEnter
            onReach={setReached}
            onWords={(next) => {
              setWords(next)
              box.current?.focus()
            }}
            onGroup={(next, asked) => {
              setGroup(next)
              setWords(asked)
              box.current?.focus()
            }}
            onLeave={onClose}
          />
        </div>
      </div>
    </dialog>
  )
}
