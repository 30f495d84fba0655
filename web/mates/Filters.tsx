import type { FormEvent } from 'react'
import { useAddress } from '../lib/address.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './Filters.module.css'
import { filterFields, withAnswer } from './filter.ts'

/** What the directory may be narrowed to. */
export function Filters({ id }: { id: string }) {
  const [params, setParams] = useAddress()

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const names = [...filterFields.map(([name]) => name), 'verified']
    setParams((held) => names.reduce((next, name) => withAnswer(next, name, String(form.get(name) ?? '')), held), {
      preventScrollReset: true,
    })
  }
  const clear = () => setParams((held) => withAnswer(new URLSearchParams(), 'q', held.get('q') ?? ''), { preventScrollReset: true })

  return (
    <Sheet id={id} padded aria-label="Filters">
      {/* Begun anew when the address changes, so that the fields always say what is asked. */}
      <form key={params.toString()} className={styles.filters} onSubmit={apply}>
        {filterFields.map(([name, label]) => (
          <Field key={name} name={name} label={label} maxLength={100} defaultValue={params.get(name) ?? ''} />
        ))}
        <div className={styles.acts}>
          <label className={styles.check}>
            <input type="checkbox" name="verified" value="true" defaultChecked={params.get('verified') === 'true'} />
            Verified members only
          </label>
          <span className={styles.acts}>
            <Button tone="quiet" onClick={clear}>
              Clear filters
            </Button>
            <Button type="submit">Apply filters</Button>
          </span>
        </div>
      </form>
    </Sheet>
  )
}
