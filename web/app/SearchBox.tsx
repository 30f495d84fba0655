import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../lib/address.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './SearchBox.module.css'

type SearchBoxProps = {
  /** Tells apart two search boxes of one page. */
  name: string
  placeholder?: string
  className?: string
  /** True where the box is drawn because its button was pressed. */
  takesFocus?: boolean
}

/** Searches members: Enter leads to the directory with the words in its address. */
export function SearchBox({ name, placeholder = 'Search professionals, posts...', className, takesFocus }: SearchBoxProps) {
  const id = useId()
  const navigate = useNavigate()
  const [params] = useAddress()
  const box = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(words ? `/mates?q=${encodeURIComponent(words)}` : '/mates')
  }

  return (
    <search className={classNames(styles.search, className)} aria-label={name}>
      <form action="/mates" onSubmit={search}>
        <label className="vh" htmlFor={id}>
          Search
        </label>
        <Search />
        <input
          ref={box}
          id={id}
          type="search"
          name="q"
          key={params.get('q')}
          defaultValue={params.get('q') ?? ''}
          placeholder={placeholder}
        />
      </form>
    </search>
  )
}
