import type { Library } from '../library/library.ts'
import type { Batch } from './work.ts'

export type Taken = { indexed: number; known: number; withoutAbstract: number; retracted: number; removed: number }

/** Puts what a source sends on everybody's shelves, as the operator's; retracted works stay off, and leave them if they stood there. */
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
export const tell = ({ indexed, known, withoutAbstract, retracted, removed }: Taken) =>
  `${indexed} works were indexed, ${known} were known or stay off the shelves, ${withoutAbstract} have no abstract; ` +
  `${retracted} are retracted and kept out, ${removed} of them were taken off the shelves.`
