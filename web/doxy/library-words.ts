import type { LibraryState } from '#contract/doxy.ts'
import { onDay } from '../lib/dates.ts'

export const many = (count: number, one: string, more = `${one}s`) => `${count.toLocaleString('en-IN')} ${count === 1 ? one : more}`

/** Who writes the answers. */
export const writerOf = ({ mode, model }: Pick<LibraryState, 'mode' | 'model'>) =>
  mode === 'model' ? `Model ${model ?? 'without a name'}, every sentence checked` : 'Extractive, sentences of the sources'

/** The state of the library in one line: who writes, how much there is, and how new it is. */
export const stateInWords = (library: LibraryState) =>
  [
    writerOf(library),
    many(library.documents, 'document'),
    many(library.passages, 'passage'),
    ...(library.newest ? [`newest ${onDay(library.newest)}`] : []),
  ].join(' · ')
