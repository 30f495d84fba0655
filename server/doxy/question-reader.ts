import { TaskWorker } from '../platform/worker.ts'
import type { Composed } from './answer/compose.ts'
import type { Found } from './library/library.ts'
import type { Question, ReadQuestion } from './question.ts'

export type QuestionTask = { read: Question } | { query: string; found: Found; topK: number | undefined }

/** The longest question takes a twentieth of a second to read. */
const READING = { queue: 32, seconds: 10 }

/** Reads questions and composes their answers in a thread of its own; refuses when too many wait. */
export class QuestionReader {
  readonly #thread = new TaskWorker<QuestionTask, ReadQuestion | Composed>(new URL('./question-thread.ts', import.meta.url), READING)

  read(question: Question) {
    return this.#thread.run({ read: question }) as Promise<ReadQuestion>
  }

  compose(query: string, found: Found, topK: number | undefined) {
    return this.#thread.run({ query, found, topK }) as Promise<Composed>
  }

  close() {
    return this.#thread.close()
  }
}
