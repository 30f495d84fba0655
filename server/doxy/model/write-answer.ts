import type { AskEvent } from '#contract/doxy.ts'
import { isBusy } from '../../platform/worker.ts'
import { COVERED_MIN } from '../answer/choose.ts'
import { ADDRESSES_QUESTION, type Composed, citationsOf, type Line, showEvidence } from '../answer/compose.ts'
import type { Found, FoundDocument, Library } from '../library/library.ts'
import { type Model, ModelFailure } from './model.ts'
import { lower } from './modest.ts'
import type { Proofreader } from './proofreader.ts'
import type { Checked, Given, Question } from './proofs.ts'
import type { Written } from './written.ts'

const LINES_MIN = 2
const LINES_MAX = 8

export type Writing = {
  library: Library
  model: Model
  proofreader: Proofreader
  question: Question
  found: Found
  /** The answer in the words of the sources, for when nothing comes of the model. */
  quoted: Composed
  asker: { signal: AbortSignal; tell(event: AskEvent): Promise<void>; mayAskModel?(): Promise<boolean> }
}

/** An answer in the words of a model, of which every sentence was checked; or the quoted one, if too little of it holds. */
export async function writeAnswer(writing: Writing): Promise<Composed> {
  try {
    return await write(writing)
  } catch (error) {
    if (error instanceof ModelFailure) return fallenBack(writing, error.words)
    if (isBusy(error)) return fallenBack(writing, 'was given up, as too much waits to be checked')
    throw error
  }
}

async function write(writing: Writing): Promise<Composed> {
  const { library, model, proofreader, question, found, asker } = writing
  const prepared = await proofreader.ask('forAnswer', { question, found })
  if (!prepared) return writing.quoted
  const { prompt, given, terms } = prepared
  if (asker.mayAskModel && !(await asker.mayAskModel()))
    throw new ModelFailure('has written as many answers today as there are for visitors without an account')
  const read = [...new Set(given.map(({ document }) => found.documents[document]!))]
  await asker.tell({ kind: 'evidence', evidence: read.map(showEvidence) })

  const idfs = await library.idfs(terms)
  const gate = new Gate(found, given)
  let end: Written | undefined
  const sentences = async function* () {
    end = yield* model.write(prompt, asker.signal)
  }
  for await (const written of sentences()) {
    const checked = await proofreader.ask('checked', { written, given, idfs, asked: found.terms })
    for (const line of gate.pass(checked)) await asker.tell({ kind: 'sentence', text: line.text, citations: gate.citationsOf(line) })
  }
  if (gate.holds && end) return proofreader.ask('composed', { question, found, lines: gate.lines, made: madeBy(model, gate), written: end })
  return fallenBack(writing, `wrote too little that its sources bear out: ${gate.dropped} sentences were left out`)
}

/** Lets through what stands on its sources, sentence by sentence, and counts the rest. */
class Gate {
  readonly lines: Line[] = []
  dropped = 0
  readonly #found: Found
  readonly #given: readonly Given[]
  readonly #cited: FoundDocument[] = []

  constructor(found: Found, given: readonly Given[]) {
    this.#found = found
    this.#given = given
  }

  /** The lines that sentences of the model become. */
  pass(checked: readonly Checked[]): Line[] {
    return checked.flatMap(({ text, on }) => {
      const speaks = on.some(({ covered }) => covered >= COVERED_MIN) && !this.lines.some((line) => line.text === text)
      if (!speaks || this.lines.length === LINES_MAX) {
        this.dropped++
        return []
      }
      const line = { text, on: on.map(({ at, ...weighed }) => ({ ...this.#placeOf(this.#given[at]!), ...weighed })) }
      this.lines.push(line)
      for (const { document } of line.on) if (!this.#cited.includes(document)) this.#cited.push(document)
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

  #placeOf({ document: at, passage, quote }: Given) {
    const document = this.#found.documents[at]!
    return { document, passage: document.passages[passage]!, quote }
  }
}

function madeBy({ name }: Model, { dropped }: Gate) {
  const many = dropped === 1 ? '1 sentence was' : `${dropped || 'no'} sentences were`
  return `The sentences were written by the model ${name} and checked one by one against their sources; ${many} left out.`
}

const fallenBack = ({ quoted, model }: Writing, words: string): Composed => ({
  ...quoted,
  steps: [...quoted.steps, `The model ${model.name} ${words}. The sources are quoted instead.`],
  confidence: lower(quoted.confidence, 'Medium'),
})
