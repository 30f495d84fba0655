import type { Finding } from '#contract/checks.ts'
import { TaskWorker } from '../../platform/worker.ts'
import type { Library } from '../library/library.ts'

/** A post of the most and longest claims takes less than a second. */
const EXAMINING = { queue: 8, seconds: 30 }

/** What an examination asks of the library. */
export type Asked = Pick<Library, 'search' | 'idfs'>

/** Examines posts in a thread of its own, which asks the library for what it compares them with. */
export class Examiner {
  readonly #thread: TaskWorker<string, Finding[]>

  constructor(library: Asked) {
    this.#thread = new TaskWorker<string, Finding[]>(new URL('./examine-thread.ts', import.meta.url), EXAMINING, {
      search: (...asked: Parameters<Asked['search']>) => library.search(...asked),
      idfs: (...asked: Parameters<Asked['idfs']>) => library.idfs(...asked),
    })
  }

  examine(text: string) {
    return this.#thread.run(text)
  }

  close() {
    return this.#thread.close()
  }
}
