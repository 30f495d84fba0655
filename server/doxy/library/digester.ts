import type { NewDocument } from '#contract/doxy.ts'
import { TaskWorker } from '../../platform/worker.ts'
import type { Part } from '../safety/injection/injection.ts'
import type { Digested } from './digest.ts'
import { parcels } from './parcels.ts'
import type { Prepared, PreparedPassage } from './prepare.ts'

export type DigestTask = { digest: NewDocument[] } | { cut: Pick<Prepared, 'title' | 'text'> } | { parts: string }

/** Letters that are digested at once; more make room for others in between. */
const LETTERS = 100_000
/** One task of so many letters takes a fraction of a second, a whole text of the longest a second. */
const DIGESTING = { queue: 16, seconds: 10 }

/** Reads documents in a thread of its own, whatever is read out of them; refuses when too many wait. */
export class Digester {
  readonly #thread = new TaskWorker<DigestTask, unknown>(new URL('./digest-thread.ts', import.meta.url), DIGESTING)

  async digest(documents: readonly NewDocument[]): Promise<Digested[]> {
    const digested: Digested[] = []
    for (const some of parcels(documents, LETTERS)) digested.push(...((await this.#thread.run({ digest: some })) as Digested[]))
    return digested
  }

  cut({ title, text }: Pick<Prepared, 'title' | 'text'>) {
    return this.#thread.run({ cut: { title, text } }) as Promise<PreparedPassage[]>
  }

  /** A text in parts, the sentences that speak to a machine apart from the rest. */
  partsOf(text: string) {
    return this.#thread.run({ parts: text }) as Promise<Part[]>
  }

  close() {
    return this.#thread.close()
  }
}
