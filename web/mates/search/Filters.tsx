import { type FormEvent, useRef } from 'react'
import { provenFilters } from '#contract/mark-words.ts'
import { useAddress } from '../../lib/address.ts'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { FilterField } from './FilterField.tsx'
import styles from './Filters.module.css'
import { filterFields, filterOf, othersOf, withAnswer } from './filter.ts'

/** What the directory may be narrowed to. */
export function Filters({ id }: { id: string }) {
  const say = useSay()
  const [params, setParams] = useAddress()
  const form = useRef<HTMLFormElement>(null)

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const names = [...filterFields.map(([name]) => name), 'proven']
    setParams((params) => names.reduce((next, name) => withAnswer(next, name, String(form.get(name) ?? '')), params))
  }
  const clear = () => setParams((params) => withAnswer(new URLSearchParams(), 'q', params.get('q') ?? ''))

  return (
    <Sheet id={id} padded aria-label={say('Filters')}>
      {/* Begun anew when the address changes, so that the fields always say what is asked. */}
      <form ref={form} key={JSON.stringify(filterOf(params))} className={styles.filters} onSubmit={apply}>
        {filterFields.map(([name, label]) => (
          <FilterField key={name} name={name} label={label} readOthers={(name) => othersOf(new FormData(form.current!), params, name)} />
        ))}
        <div className={styles.acts}>
          <Select name="proven" label={say('Proven')} defaultValue={filterOf(params)?.proven ?? ''}>
            <option value="">{say('Everybody')}</option>
            {Object.entries(provenFilters).map(([value, { words }]) => (
              <option key={value} value={value}>
                {say(words)}
              </option>
            ))}
          </Select>
          <span className={styles.acts}>
            <Button tone="quiet" onClick={clear}>
              {say('Clear filters')}
            </Button>
            <Button type="submit">{say('Apply filters')}</Button>
          </span>
        </div>
      </form>
    </Sheet>
  )
}
