import { FairWorker, type Sender } from '../platform/fair-worker.ts'
import type { Composed } from './answer/compose.ts'
import type { Found } from './library/library.ts'
import type { Question, ReadQuestion } from './question.ts'

type Asked = Pick<ReadQuestion, 'query' | 'topK' | 'asksDose'>
export type QuestionTask = { read: Question } | (Asked & { found: Found })

/** The longest question takes a twentieth of a second to read. */
const READING = { seconds: 10, members: { ofOne: 8, ofAll: 64 }, strangers: { ofOne: 16, ofAll: 32 } }

/** Reads questions and composes their answers in a thread of its own; refuses when too many wait. */
export class QuestionReader {
  readonly #thread = new FairWorker<QuestionTask, ReadQuestion | Composed>(new URL('./question-thread.ts', import.meta.url), READING)

  read(question: Question, sender: Sender) {
    return this.#thread.run({ read: question }, sender) as Promise<ReadQuestion>
  }

  compose({ query, topK, asksDose }: Asked, found: Found, sender: Sender) {
    return this.#thread.run({ query, topK, asksDose, found }, sender) as Promise<Composed>
  }

  close() {
    return this.#thread.close()
  }
}
