import { Search } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { QUESTION_MAX } from '#contract/limits.ts'
import { useSay } from '../lib/language/say.ts'
import styles from './SearchInput.module.css'

type SearchInputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  /** Of the list of results, once it is there. */
  listId: string
  expanded: boolean
  activeId: string | undefined
  onWords: (words: string) => void
}

/** The line in which is searched: a combobox whose list is drawn by whoever draws this. */
export function SearchInput({ listId, expanded, activeId, onWords, ...rest }: SearchInputProps) {
  const id = useId()
  const say = useSay()
  return (
    <div className={styles.line}>
      <label className="vh" htmlFor={id}>
        {say('Search')}
      </label>
      <Search />
      <input
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={expanded ? activeId : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={QUESTION_MAX}
        onChange={(event) => onWords(event.currentTarget.value)}
        {...rest}
      />
    </div>
  )
}
