import { type Answer, type AskEvent, Confidence } from '#contract/doxy.ts'
import { normalised } from '#contract/normalised.ts'
import { assessAnswerability } from '../answer/answerability.ts'
import { COVERED_MIN, weighing } from '../answer/choose.ts'
import { ADDRESSES_QUESTION, type Composed, citationsOf, composeAnswer, type Line, showEvidence } from '../answer/compose.ts'
import type { Found, FoundDocument, Library } from '../library/library.ts'
import { sentencesOf } from '../text/sentences.ts'
import { type Model, ModelFailure } from './model.ts'
import { questionsOf } from './next-steps.ts'
import { entailedBy } from './premises.ts'
import { promptOf } from './prompt.ts'
import { type Read, readingOf, weightsOf } from './reading.ts'
import type { Written, WrittenSentence } from './written.ts'

const LINES_MIN = 2
const LINES_MAX = 8

export type Writing = {
  library: Library
  model: Model
  question: { query: string; postContent?: string | undefined; topK?: number | undefined }
  found: Found
  /** The answer in the words of the sources, for when nothing comes of the model. */
  quoted: Composed
  asker: { signal: AbortSignal; tell(event: AskEvent): Promise<void> }
}

/** An answer in the words of a model, of which every sentence was checked; or the quoted one, if too little of it holds. */
export async function writeAnswer({ library, model, question, found, quoted, asker }: Writing): Promise<Composed> {
  const read = readingOf(found)
  const prompt = promptOf(question.query, question.postContent, read)
  if (!prompt) return quoted
  await asker.tell({ kind: 'evidence', evidence: [...new Set(read.map(({ document }) => document))].map(showEvidence) })
  const gate = new Gate(read, await weightsOf(library, read), weighing(found.terms))
  try {
    const sentences = model.write(prompt, asker.signal)
    let next = await sentences.next()
    for (; !next.done; next = await sentences.next()) {
      for (const line of gate.pass(next.value)) await asker.tell({ kind: 'sentence', text: line.text, citations: gate.citationsOf(line) })
    }
    if (gate.holds) return composed(question, found, gate, model, next.value)
    return fallenBack(quoted, model, `wrote too little that its sources bear out: ${gate.dropped} sentences were left out`)
  } catch (error) {
    if (error instanceof ModelFailure) return fallenBack(quoted, model, error.words)
    throw error
  }
}

/** Lets through what stands on its sources, sentence by sentence, and counts the rest. */
class Gate {
  readonly lines: Line[] = []
  dropped = 0
  readonly #read: readonly Read[]
  readonly #weights: { idf(term: string): number }
  readonly #weigh: ReturnType<typeof weighing>
  readonly #cited: FoundDocument[] = []

  constructor(read: readonly Read[], weights: { idf(term: string): number }, weigh: ReturnType<typeof weighing>) {
    this.#read = read
    this.#weights = weights
    this.#weigh = weigh
  }

  /** The lines that a sentence of the model becomes; it may have put several into one. */
  pass({ text, cites }: WrittenSentence): Line[] {
    return sentencesOf(normalised(text, 'NFKC')).flatMap((sentence) => {
      const on = entailedBy(sentence, cites, this.#read, this.#weights).map((one) => ({ ...one, ...this.#weigh(one.quote) }))
      const speaks = on.some(({ covered }) => covered >= COVERED_MIN) && !this.lines.some((line) => line.text === sentence)
      if (!speaks || this.lines.length === LINES_MAX) {
        this.dropped++
        return []
      }
      const line = { text: sentence, on }
      this.lines.push(line)
      for (const { document } of on) if (!this.#cited.includes(document)) this.#cited.push(document)
      return [line]
    })
  }

  /** Enough is left, and some of it speaks to the question. */
  get holds() {
    return this.lines.length >= LINES_MIN && this.lines.some(({ on }) => on.some(({ covered }) => covered >= ADDRESSES_QUESTION))
  }

  citationsOf(line: Line) {
    return citationsOf([line], (document) => this.#cited.indexOf(document) + 1)
  }
}

function composed(
  { query, topK }: Writing['question'],
  found: Found,
  { lines, dropped }: Gate,
  { name }: Model,
  written: Written,
): Composed {
  const many = dropped === 1 ? '1 sentence was' : `${dropped || 'no'} sentences were`
  const made = `The sentences were written by the model ${name} and checked one by one against their sources; ${many} left out.`
  const answer = composeAnswer(query, found, lines, assessAnswerability(found).p, made, topK)
  const next_steps = questionsOf(written.next_steps, found.terms)
  const modest = lower(answer.confidence, written.confidence)
  const doubt = modest === answer.confidence ? [] : [`The model itself is less sure: ${modest}.`]
  return {
    ...answer,
    next_steps: next_steps.length > 0 ? next_steps : answer.next_steps,
    confidence: modest,
    breakdown: [...answer.breakdown, ...doubt],
  }
}

function fallenBack(quoted: Composed, { name }: Model, words: string): Composed {
  return {
    ...quoted,
    steps: [...quoted.steps, `The model ${name} ${words}. The sources are quoted instead.`],
    confidence: lower(quoted.confidence, 'Medium'),
  }
}

/** The lower of two. */
const lower = (one: Answer['confidence'], other: Answer['confidence']) =>
  Confidence.options[Math.max(Confidence.options.indexOf(one), Confidence.options.indexOf(other))]!
