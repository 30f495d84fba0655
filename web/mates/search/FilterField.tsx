import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { FilterField as Name, SuggestedFact } from '#contract/suggestions.ts'
import { useAddress } from '../../lib/address.ts'
import { formatCount } from '../../lib/count.ts'
import { useSay } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { ComboField } from '../../ui/form/ComboField.tsx'
import type { Others } from './filter.ts'

/** A filter, with what those whom the others leave most often say there, as soon as somebody is in it. Anything else may be written too. */
export function FilterField({ name, label, readOthers }: { name: Name; label: string; readOthers: (name: Name) => Others }) {
  const say = useSay()
  const countOf = (members: SuggestedFact['members']) => {
    if (members === null) return undefined
    return members === 1 ? say('1 member') : say('{count} members', { count: formatCount(members) })
  }
  const [params] = useAddress()
  const [words, setWords] = useState(params.get(name) ?? '')
  const [others, setOthers] = useState<Others>()
  const q = useDeferredValue(words.slice(0, 60))
  const { data, isPlaceholderData } = useQuery(
    orpc.suggestions.facts.queryOptions({
      input: { ...others, field: name, q },
      enabled: others !== undefined,
      placeholderData: keepPreviousData,
      retry: false,
    }),
  )
  // What is still shown of the question before says nothing of how many answer this one.
  const choices = data?.items.map(({ value, members }) => ({ value, note: isPlaceholderData ? undefined : countOf(members) })) ?? []
  return (
    <ComboField
      name={name}
      label={say(label)}
      maxLength={100}
      value={words}
      choices={choices}
      onWords={setWords}
      onOpen={() => setOthers(readOthers(name))}
    />
  )
}
