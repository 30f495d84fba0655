import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { QUESTION_MAX } from '#contract/limits.ts'
import styles from './Saved.module.css'

const PAUSE_MS = 250

type SavedSearchProps = {
  /** What the address asks for. */
  asked: string
  onWords: (words: string) => void
}

/** Seeks among what is saved, as it is typed. Its words stand in the address, so that a reload, Back and a link bring them again. */
export function SavedSearch({ asked, onWords }: SavedSearchProps) {
  const id = useId()
  const [words, setWords] = useState(asked)
  const [known, setKnown] = useState(asked)
  // Back and forward changed the address under it.
  if (known !== asked) {
    setKnown(asked)
    if (words.trim() !== asked) setWords(asked)
  }
  const settle = useEffectEvent((typed: string) => {
    if (typed !== asked) onWords(typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(words.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])

  return (
    <search className={styles.search} aria-label="Saved">
      <label className="vh" htmlFor={id}>
        Search in Saved
      </label>
      <Search aria-hidden="true" />
      <input
        id={id}
        type="search"
        placeholder="Search in Saved"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={QUESTION_MAX}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </search>
  )
}
