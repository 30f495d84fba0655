import type { NewDocument } from '#contract/doxy.ts'
import { FairWorker, type Sender } from '../../platform/fair-worker.ts'
import type { Part } from '../safety/injection/injection.ts'
import type { Digested } from './digest.ts'
import { parcels } from './parcels.ts'
import type { Prepared, PreparedPassage } from './prepare.ts'

export type DigestTask = { digest: NewDocument[] } | { cut: Pick<Prepared, 'title' | 'text'> } | { parts: string }

/** Letters that are digested at once; more make room for others in between. */
const LETTERS = 100_000
/** One task of so many letters takes a fraction of a second, a whole text of the longest a second. */
const DIGESTING = { seconds: 10, members: { ofOne: 8, ofAll: 64 }, strangers: { ofOne: 8, ofAll: 16 } }

/** Reads documents in a thread of its own, whatever is read out of them; refuses when too many wait. */
export class Digester {
  readonly #thread = new FairWorker<DigestTask, unknown>(new URL('./digest-thread.ts', import.meta.url), DIGESTING)

  async digest(documents: readonly NewDocument[], sender: Sender): Promise<Digested[]> {
    const digested: Digested[] = []
    for (const some of parcels(documents, LETTERS)) digested.push(...((await this.#thread.run({ digest: some }, sender)) as Digested[]))
    return digested
  }

  cut({ title, text }: Pick<Prepared, 'title' | 'text'>, sender: Sender) {
    return this.#thread.run({ cut: { title, text } }, sender) as Promise<PreparedPassage[]>
  }

  /** A text in parts, the sentences that speak to a machine apart from the rest. */
  partsOf(text: string, sender: Sender) {
    return this.#thread.run({ parts: text }, sender) as Promise<Part[]>
  }

  close() {
    return this.#thread.close()
  }
}
