import type { NewDocument } from '#contract/doxy.ts'
import { countInjections } from '../safety/injection/injection.ts'
import { cut, type Prepared, type PreparedPassage, prepare } from './prepare.ts'

/** A document with all that is read out of its text. `flagged`: how many of its sentences speak to a machine. */
export type Digested = Prepared & { flagged: number; passages: PreparedPassage[] }

export function digest(document: NewDocument): Digested {
  const prepared = prepare(document)
  return { ...prepared, flagged: countInjections(`${prepared.title}\n${prepared.text}`), passages: cut(prepared) }
}
