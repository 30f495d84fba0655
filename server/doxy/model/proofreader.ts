import { TaskWorker } from '../../platform/worker.ts'
import type { Proofs } from './proofs.ts'

export type Proof = { name: keyof Proofs; asked: unknown }

/** The longest takes a third of a second; whoever is written for waits for one sentence at a time. */
const PROOFREADING = { queue: 128, seconds: 10 }

/** Reads for a model and reads what it wrote, in a thread of its own: neither documents nor models hold up what else is asked. */
export class Proofreader {
  readonly #thread = new TaskWorker<Proof, unknown>(new URL('./proof-thread.ts', import.meta.url), PROOFREADING)

  /** Throws BUSY where its turn does not come, or where it takes too long. */
  ask<N extends keyof Proofs>(name: N, asked: Parameters<Proofs[N]>[0]): Promise<ReturnType<Proofs[N]>> {
    return this.#thread.run({ name, asked }) as Promise<ReturnType<Proofs[N]>>
  }

  close() {
    return this.#thread.close()
  }
}
