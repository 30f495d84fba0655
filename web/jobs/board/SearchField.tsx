import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import styles from './Board.module.css'

/** Words are looked for once the writing pauses. */
const PAUSE_MS = 300

/** The search box of the board. Its words stand in the address, so that Back and a link bring them again. */
export function SearchField({ words, onSeek }: { words: string; onSeek: (words: string) => void }) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Back and forward, or a saved search, changed the address under it.
  useEffect(() => {
    if (box.current && box.current.value.trim() !== words) box.current.value = words
  }, [words])
  useEffect(() => () => clearTimeout(pause.current), [])

  const seek = () => {
    clearTimeout(pause.current)
    onSeek(box.current?.value.trim() ?? '')
  }
  return (
    <search aria-label="Jobs">
      <form
        className={styles.search}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          seek()
        }}
      >
        <label className="vh" htmlFor={id}>
          Search jobs
        </label>
        <Search />
        <input
          ref={box}
          id={id}
          type="search"
          maxLength={200}
          defaultValue={words}
          placeholder="Title, hospital, city, type or field"
          onChange={() => {
            clearTimeout(pause.current)
            pause.current = setTimeout(seek, PAUSE_MS)
          }}
        />
      </form>
    </search>
  )
}
