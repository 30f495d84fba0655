import type { LibraryState } from '#contract/library-state.ts'
import { formatCount, pluralize } from '../../lib/count.ts'
import { onDay } from '../../lib/dates.ts'
import { Facts } from './Facts.tsx'
import { useSaid } from './use-said.ts'

const begun = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What the library of Doxy AI holds, as the server counts it. */
export function Library() {
  const { latest } = useSaid<LibraryState>('/api/doxy/library')
  if (!latest) return <p role="status">Counting…</p>
  if (!latest.said) return <p role="status">The figures could not be read just now. Please open this page again in a moment.</p>
  const { documents, passages, notes, preprints, retractions, years, newest, tiers, specialties } = latest.said
  const covered = specialties.filter((one) => one.documents > 0).toSorted((a, b) => b.documents - a.documents)
  const missing = specialties.filter((one) => one.documents === 0)
  return (
    <>
      <Facts
        rows={[
          [
            'Documents',
            `${pluralize(documents, 'document')} in ${pluralize(passages, 'passage')}, ${pluralize(notes, 'note')} of our own among them`,
          ],
          ['Published', years ? `${years.from} to ${years.to}` : 'No year known'],
          ['Last change', newest ? onDay(newest) : 'Nothing added yet'],
          ['Not peer-reviewed', pluralize(preprints, 'preprint')],
          ['Kept out as retracted', pluralize(retractions, 'work')],
          ...tiers.map((one) => [begun(one.tier), pluralize(one.documents, 'note')] as const),
        ]}
      />
      {covered.length > 0 && <h3>Notes by specialty</h3>}
      <Facts rows={covered.map((one) => [begun(one.specialty), formatCount(one.documents)] as const)} />
      {missing.length > 0 && <p>No note yet on: {missing.map((one) => one.specialty).join(', ')}.</p>}
    </>
  )
}
