import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocale, useSay } from '../lib/language/say.ts'
import { IconButton } from '../ui/button/IconButton.tsx'
import type { Group, PaletteRequest } from './open-palette.ts'
import { keepSearch } from './recent.ts'
import Results from './results/Results.tsx'
import { SearchInput } from './SearchInput.tsx'
import styles from './SearchPalette.module.css'
import { groupTitles } from './words.ts'

const views: { group: Group | undefined; label: string }[] = [
  { group: undefined, label: 'Everything' },
  ...(Object.entries(groupTitles) as [Group, string][]).map(([group, label]) => ({ group, label })),
]

/** The address follows once the fingers pause. */
const PAUSE_MS = 250

type SearchPaletteProps = {
  /** What it opens with. */
  request: PaletteRequest
  /** Tells what is sought now. */
  onAsk: (request: PaletteRequest) => void
  /** One goes on to what was found. */
  onLeave: () => void
  onClose: () => void
}

/**
 * The search over the page, a full sheet on phones. All of one group is shown here too and on no page of its own: the words, the keys and
 * the place to go back to stay where they are, and every group works the same.
 */
export default function SearchPalette({ request, onAsk, onLeave, onClose }: SearchPaletteProps) {
  const say = useSay()
  const locale = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [words, setWords] = useState(request.words)
  const [group, setGroup] = useState(request.group)
  const [activeId, setActiveId] = useState<string>()

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
  const tell = useEffectEvent(() => {
    const isKnown = words.trim() === request.words && group === request.group
    if (!isKnown) onAsk({ words: words.trim(), group })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what is sought that is told
  useEffect(() => {
    const timer = setTimeout(tell, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, group])

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      lang={locale}
      aria-label={say('Search Wardmates')}
      onMouseDown={(event: MouseEvent) => event.target === event.currentTarget && onClose()}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <search className={styles.head} aria-label={say('Palette')}>
          <SearchInput
            ref={box}
            placeholder={say('Search professionals, posts...')}
            value={words}
            listId={listId}
            expanded
            activeId={activeId}
            onWords={setWords}
          />
          <IconButton label={say('Close')} onClick={onClose}>
            <X />
          </IconButton>
        </search>
        {words.trim() !== '' && (
          <fieldset className={styles.views}>
            <legend className="vh">{say('What to show')}</legend>
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
                {say(view.label)}
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
            onActive={setActiveId}
            onWords={(next) => {
              setWords(next)
              box.current?.focus()
            }}
            onGroup={(next) => {
              setGroup(next)
              box.current?.focus()
            }}
            onLeave={() => {
              onAsk({ words: words.trim(), group })
              onLeave()
            }}
          />
        </div>
      </div>
    </dialog>
  )
}
