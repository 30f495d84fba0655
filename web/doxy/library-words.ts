import type { LibraryState } from '#contract/doxy.ts'
import { onDay } from '../lib/dates.ts'

export const many = (count: number, one: string, more = `${one}s`) => `${count.toLocaleString('en-IN')} ${count === 1 ? one : more}`

/** Who writes the answers. */
export function writerOf({ mode, model, modelLately }: Pick<LibraryState, 'mode' | 'model' | 'modelLately'>) {
  if (mode === 'extractive') return 'Extractive, sentences of the sources'
  if (modelLately === 'failed') return `Model ${model} gave no answer lately, sources are quoted`
  return `Model ${model}, every sentence checked`
}

/** The state of the library in one line: who writes, how much there is, and how new it is. */
export const stateInWords = (library: LibraryState) =>
  [
    writerOf(library),
    many(library.documents, 'document'),
    many(library.passages, 'passage'),
    ...(library.newest ? [`newest ${onDay(library.newest)}`] : []),
  ].join(' · ')
