import { formatCount } from '../../lib/count.ts'
import { Select } from '../../ui/form/Select.tsx'
import type { facets } from '../filters.ts'

type FacetSelectProps = {
  facet: (typeof facets)[number]
  chosen: string | undefined
  /** How many jobs each choice would leave; nothing until that is counted. */
  counted: readonly { value: string; postings: number }[] | undefined
  onChoose: (value: string | undefined) => void
}

/** One thing that narrows the board, each choice with its number of jobs. */
export function FacetSelect({ facet, chosen, counted = [], onChoose }: FacetSelectProps) {
  const labelOf = (value: string) => ('choices' in facet ? facet.choices.find(({ id }) => id === value)?.label : undefined) ?? value
  const isCounted = counted.some(({ value }) => value === chosen)
  return (
    <Select label={facet.label} value={chosen ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">All</option>
      {chosen !== undefined && !isCounted && <option value={chosen}>{labelOf(chosen)}</option>}
      {inOrder(facet, counted).map(({ value, postings }) => (
        <option key={value} value={value}>
          {labelOf(value)} ({formatCount(postings)})
        </option>
      ))}
    </Select>
  )
}

/** Bands of years and pay read in their own order; what has none is told most first. */
function inOrder(facet: FacetSelectProps['facet'], counted: NonNullable<FacetSelectProps['counted']>) {
  if (!('choices' in facet)) return counted
  const place = new Map<string, number>(facet.choices.map(({ id }, at) => [id, at]))
  return counted.toSorted((a, b) => place.get(a.value)! - place.get(b.value)!)
}
