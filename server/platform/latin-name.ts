import { latinised } from './latin.ts'
import { fromUnsharedScript } from './unshared-scripts.ts'

const TAMIL = /[\u0b80-\u0bff]/
const INDIC = /[\u0900-\u0d7f]/

/** A word of a name in Latin letters, from any script that India writes: with what is usual in names beside what a word's letters say. */
export function latinName(word: string): string {
  if (!INDIC.test(word)) return fromUnsharedScript(word)
  const latin = latinised(word)
  return TAMIL.test(word) ? tamilName(latin) : latin
}

/** Tamil's letters for ksh are those for tch, and behind a nasal its letters are soft: Minakshi, Sundaram. But for k, which Venkat and Sankar keep. */
const tamilName = (latin: string) =>
  latin
    .replace(/tch/g, 'ksh')
    .replace(/kshum/g, 'kshm')
    .replace(/nch/g, 'nj')
    .replace(/nt(?=[aeiou])/g, 'nd')
    .replace(/mp(?=[aeiou])/g, 'mb')
