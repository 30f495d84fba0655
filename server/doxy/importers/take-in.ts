import type { Library } from '../library/library.ts'
import type { Batch } from './work.ts'

export type Taken = { indexed: number; known: number; withoutAbstract: number; retracted: number; removed: number }

/** Indexes what a source sends for everybody, as the operator's; retracted works stay out, and leave the index if they were in it. */
export async function takeIn(library: Library, batches: AsyncIterable<Batch>): Promise<Taken> {
  const taken: Taken = { indexed: 0, known: 0, withoutAbstract: 0, retracted: 0, removed: 0 }
  for await (const { documents, retracted, withoutAbstract } of batches) {
    if (retracted.length > 0) taken.removed += await library.retract(retracted)
    const { indexed, skipped } = await library.ingest(documents, { kind: 'publisher', memberId: null })
    taken.indexed += indexed.length
    taken.known += skipped.length
    taken.retracted += retracted.length
    taken.withoutAbstract += withoutAbstract
  }
  return taken
}

/** What was taken in, in a sentence. */
export const summaryOf = ({ indexed, known, withoutAbstract, retracted, removed }: Taken) =>
  `${indexed} works were indexed, ${known} were known or stay out, ${withoutAbstract} have no abstract; ` +
  `${retracted} are retracted and kept out, ${removed} of them were taken out of the index.`
