import { isBusy } from '../../platform/worker.ts'
import type { Library } from '../library/library.ts'
import type { Material } from './material.ts'
import { type Model, ModelFailure } from './model.ts'
import type { Proofreader } from './proofreader.ts'

const LINES_MIN = 2
const LINES_MAX = 8

/** `on` is the sentence that a line stands on, by its place among those that were given; `step` says how it came about. */
export type Summary = { lines: { text: string; on: number }[]; step: string }

type Writers = { library: Pick<Library, 'idfs'>; model: Model; proofreader: Proofreader }

/** A summary of one work in the words of a model, each sentence entailed by one that it was given; no lines where too few of them are. */
export async function writeSummary({ library, model, proofreader }: Writers, material: Material): Promise<Summary | undefined> {
  const lines: Summary['lines'] = []
  let dropped = 0
  try {
    const prepared = await proofreader.ask('forSummary', material)
    if (!prepared) return undefined
    const { prompt, given, terms } = prepared
    const idfs = await library.idfs(terms)
    for await (const written of model.write(prompt, new AbortController().signal))
      for (const { text, on } of await proofreader.ask('checked', { written, given, idfs, asked: [] })) {
        const [first] = on
        if (first && lines.length < LINES_MAX) lines.push({ text, on: Number(given[first.at]!.passageId) })
        else dropped++
      }
  } catch (error) {
    if (error instanceof ModelFailure) return fallenBack(model, error.words)
    if (isBusy(error)) return fallenBack(model, 'was given up, as too much waits to be checked')
    throw error
  }
  const many = `${dropped || 'no'} sentence${dropped === 1 ? ' was' : 's were'} left out`
  return lines.length >= LINES_MIN
    ? { lines, step: `The summary was written by the model ${model.name} and checked sentence by sentence against the paper; ${many}.` }
    : fallenBack(model, `wrote too little that the paper bears out: ${many}`)
}

const fallenBack = ({ name }: Model, words: string): Summary => ({
  lines: [],
  step: `The model ${name} ${words}. The paper is quoted instead.`,
})
