import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import type { FilterField as Name } from '#contract/suggestions.ts'
import { useAddress } from '../../lib/address.ts'
import { orpc } from '../../lib/query/query.ts'
import { Field } from '../../ui/form/Field.tsx'

const countOf = (members: number) => (members === 1 ? '1 member' : `${members.toLocaleString('en-IN')} members`)

/** A filter, with what members most often say there as soon as somebody is in it. Anything else may be written too. */
export function FilterField({ name, label }: { name: Name; label: string }) {
  const id = useId()
  const [params] = useAddress()
  const [typed, setTyped] = useState<string>()
  const q = useDeferredValue(typed?.slice(0, 60))
  const { data } = useQuery(
    orpc.suggestions.facts.queryOptions({
      input: { field: name, q: q ?? '' },
      enabled: q !== undefined,
      placeholderData: keepPreviousData,
      retry: false,
    }),
  )

  return (
    <>
      <Field
        name={name}
        label={label}
        maxLength={100}
        defaultValue={params.get(name) ?? ''}
        list={id}
        autoComplete="off"
        onFocus={(event) => setTyped(event.currentTarget.value)}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={id}>
        {data?.items.map(({ value, members }) => (
          <option key={value} value={value} label={`${value}, ${countOf(members)}`} />
        ))}
      </datalist>
    </>
  )
}
