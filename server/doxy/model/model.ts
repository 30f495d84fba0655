import type { ModelSettings } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import type { Prompt, Written, WrittenSentence } from './written.ts'

/** Writes answers; what it writes is checked by whoever asks it. */
export interface Model {
  readonly name: string
  /** What became of the last question it was asked. */
  readonly lately: 'untried' | 'answered' | 'failed'
  /** Every sentence as it is written, and at the end everything. Throws a ModelFailure when nothing comes of it, and stops when whoever asked leaves. */
  write(prompt: Prompt, signal: AbortSignal): AsyncGenerator<WrittenSentence, Written>
}

/** A model that did not answer; `words` go on "The model …". */
export class ModelFailure extends Error {
  readonly words: string

  constructor(words: string) {
    super(`The model ${words}.`)
    this.words = words
  }
}

/** The model that is configured; what speaks to it is loaded with the first question. */
export function openModel(settings: ModelSettings, log: Pick<Log, 'warn'>): Model {
  const { name, timeoutMs } = settings
  let lately: Model['lately'] = 'untried'
  return {
    name,
    get lately() {
      return lately
    },
    async *write(prompt, signal) {
      const clock = AbortSignal.timeout(timeoutMs)
      try {
        const { write } = await import('./sdk.ts')
        const written = yield* write(settings, prompt, AbortSignal.any([signal, clock]))
        lately = 'answered'
        return written
      } catch (error) {
        // Says nothing of the model.
        if (signal.aborted) throw signal.reason
        lately = 'failed'
        const status = statusOf(error)
        const words = clock.aborted ? `took longer than ${timeoutMs / 1000} s` : wordsOf(status)
        // Neither the address nor what was asked and answered: they may hold the key or a patient.
        log.warn({ model: name, status, fault: error instanceof Error ? error.name : 'unknown' }, `the model ${words}`)
        throw new ModelFailure(words)
      }
    },
  }
}

const statusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined

function wordsOf(status: number | undefined): string {
  if (status === 429) return 'has too much to do'
  if (status !== undefined && status >= 400) return `answered with status ${status}`
  return 'gave no answer that could be read'
}
