import type { NewDocument } from '#contract/doxy.ts'
import { isCitable } from '../safety/citable.ts'
import { countInjections } from '../safety/injection/injection.ts'
import { cut, type Prepared, type PreparedPassage, prepare } from './prepare.ts'

const EXCERPT = 300

/** A document with all that is read out of its text, so that nobody who lists, finds or cites it has to read it again. */
export type Digested = Prepared & {
  /** How many of its sentences speak to a machine. */
  flagged: number
  /** Whether an answer may name it by its title, and by its source. */
  title_citable: boolean
  source_citable: boolean
  /** Its first words, and how many letters it has. */
  excerpt: string
  characters: number
  passages: PreparedPassage[]
}

export function digest(document: NewDocument): Digested {
  const prepared = prepare(document)
  const { title, source, text } = prepared
  return {
    ...prepared,
    flagged: countInjections(`${title}\n${text}`),
    title_citable: isCitable(title),
    source_citable: isCitable(source),
    excerpt: [...text.slice(0, 2 * EXCERPT)].slice(0, EXCERPT).join(''),
    characters: [...text].length,
    passages: cut(prepared),
  }
}
