import { citedTitle } from '#contract/cited-title.ts'
import type { Answer } from '#contract/doxy.ts'
import { Note } from '../../ui/status/Note.tsx'
import { isAmong, plainDoisOf } from '../library/references.ts'
import { useRetracted } from '../retraction/use-retracted.ts'

/** Says above an answer that was kept which of its works were retracted since: what was found, and how surely, holds no more. */
export function RetractedNote({ evidence }: Pick<Answer, 'evidence'>) {
  const retracted = useRetracted(plainDoisOf(evidence))
  const works = evidence.filter((one) => isAmong(retracted, one))
  if (works.length === 0) return null
  return (
    <Note tone="danger">
      Retracted since: {works.map(citedTitle).join('; ')}. Do not rely on what this answer takes from it, or on its confidence. Ask again.
    </Note>
  )
}
