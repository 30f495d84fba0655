import type { DocumentCard, FoundPassage, Library } from '../library/library.ts'
import { mayBeRead } from '../safety/reader-address.ts'
import { contextOf, sentencesOf } from '../text/sentences.ts'
import { type Model, ModelFailure } from './model.ts'
import { entailedBy } from './premises.ts'
import { promptOf } from './prompt.ts'
import { type Read, weightsOf } from './reading.ts'

const LINES_MIN = 2
const LINES_MAX = 8

/** Sentences of one work, and what somebody wants to know of them. */
export type Material = { title: string; instruction: string; sentences: readonly string[] }
/** `on` is the sentence that a line stands on, by its place among those that were given; `step` says how it came about. */
export type Summary = { lines: { text: string; on: number }[]; step: string }

/** A summary of one work in the words of a model, each sentence entailed by one that it was given; no lines where too few of them are. */
export async function writeSummary(
  { library, model }: { library: Pick<Library, 'idfs'>; model: Model },
  { title, instruction, sentences }: Material,
): Promise<Summary | undefined> {
  const read = sentences.flatMap((quote, at) => (mayBeRead(quote) ? [readOf(title, quote, at)] : []))
  const prompt = promptOf(instruction, undefined, read)
  if (!prompt) return undefined
  const weights = await weightsOf(library, read)
  const lines: Summary['lines'] = []
  let dropped = 0
  try {
    for await (const { text, cites } of model.write(prompt, new AbortController().signal))
      for (const sentence of sentencesOf(text)) {
        const [premise] = entailedBy(sentence, cites, read, weights)
        if (premise && lines.length < LINES_MAX) lines.push({ text: sentence, on: Number(premise.passageId) })
        else dropped++
      }
  } catch (error) {
    if (error instanceof ModelFailure) return { lines: [], step: `The model ${model.name} ${error.words}. The paper is quoted instead.` }
    throw error
  }
  const many = `${dropped || 'no'} sentence${dropped === 1 ? ' was' : 's were'} left out`
  return lines.length >= LINES_MIN
    ? { lines, step: `The summary was written by the model ${model.name} and checked sentence by sentence against the paper; ${many}.` }
    : { lines: [], step: `The model ${model.name} wrote too little that the paper bears out: ${many}. The paper is quoted instead.` }
}

/** Each sentence is a passage of its own, so that what cites it can mean no other. */
function readOf(title: string, quote: string, at: number): Read {
  const passage: FoundPassage = { id: String(at), n: at, section: '', text: quote, score: 1 }
  const card: DocumentCard = {
    ...{ id: '-', title, year: null, source: '', doi: null, url: null, authors: [], specialization: null, preprint: false },
    ...{ origin: 'upload', owner: null },
  }
  return { document: { ...card, score: 1, passages: [passage] }, passage, passageId: passage.id, quote, context: contextOf(title, quote) }
}
