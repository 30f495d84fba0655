import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useAddress } from '../../lib/address.ts'
import { useSay } from '../../lib/language/say.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { withAnswer } from './filter.ts'
import styles from './MateSearch.module.css'

/** Words are looked for once the writing pauses. */
const PAUSE_MS = 250

/** What leads to the box by an anchor. */
const FIND = 'find'

type MateSearchProps = { filtersId: string; filtersOpen: boolean; onFilters: () => void }

/** The search box of the mates page. Its words stand in the address, so that Back and a link bring them again. */
export function MateSearch({ filtersId, filtersOpen, onFilters }: MateSearchProps) {
  const say = useSay()
  const box = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [params, setParams] = useAddress()
  const asked = params.get('q') ?? ''

  // Back and forward, or the box in the bar, changed the address under it.
  useEffect(() => {
    if (box.current && box.current.value.trim() !== asked.trim()) box.current.value = asked
  }, [asked])
  useEffect(() => () => clearTimeout(pause.current), [])

  const ask = () => {
    clearTimeout(pause.current)
    setParams((params) => withAnswer(params, 'q', box.current?.value ?? ''), { replace: true })
  }

  return (
    <search aria-label={say('Mates')} className={styles.search}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          ask()
        }}
      >
        <label className="vh" htmlFor={FIND}>
          {say('Search mates')}
        </label>
        <Search />
        <input
          ref={box}
          id={FIND}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={asked}
          placeholder={say('Name, specialty, location or hospital')}
          onChange={() => {
            clearTimeout(pause.current)
            pause.current = setTimeout(ask, PAUSE_MS)
          }}
        />
        <IconButton
          label={say('Filters')}
          aria-expanded={filtersOpen}
          aria-controls={filtersOpen ? filtersId : undefined}
          onClick={onFilters}
        >
          <SlidersHorizontal />
        </IconButton>
      </form>
    </search>
  )
}
