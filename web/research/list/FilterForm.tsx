import { Search, SlidersHorizontal } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { filterFields, type PaperFilters } from '../filters.ts'
import styles from './FilterForm.module.css'

const PAUSE_MS = 300

type Words = Pick<PaperFilters, 'q' | (typeof filterFields)[number]['name']>

/** Narrows the list while one writes, once the writing pauses. */
export function FilterForm({ filters, onChange }: { filters: PaperFilters; onChange: (words: Words) => void }) {
  const id = useId()
  const [words, setWords] = useState<Words>(filters)
  const [isOpen, setOpen] = useState(() => filterFields.some(({ name }) => filters[name]))
  const tell = useEffectEvent(() => onChange(words))
  const [first] = useState(words)
  useEffect(() => {
    if (words === first) return
    const timer = setTimeout(() => tell(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, first])

  const field = (name: keyof Words) => ({
    value: words[name] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => setWords({ ...words, [name]: target.value }),
  })
  return (
    <search className={styles.filters} aria-label="Filter papers">
      <div className={styles.search}>
        <label htmlFor={id}>Search</label>
        <span>
          <Search />
          <input id={id} type="search" maxLength={200} placeholder="Title, abstract, authors, journal" {...field('q')} />
        </span>
      </div>
      <Button tone="outline" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <SlidersHorizontal />
        Filters
      </Button>
      <div className={styles.fields} data-open={isOpen || undefined}>
        {filterFields.map(({ name, label, placeholder }) => (
          <Field
            key={name}
            label={label}
            placeholder={placeholder}
            maxLength={200}
            inputMode={name === 'year' ? 'numeric' : undefined}
            {...field(name)}
          />
        ))}
      </div>
    </search>
  )
}
