import { normalised } from './normalised.ts'

/** What stands before a name and is no part of it: words of address, of teaching and of nursing, and ranks of the armed forces. */
export const titles = [
  ...['dr', 'prof', 'professor', 'mr', 'mrs', 'ms', 'miss', 'shri', 'smt', 'sister', 'sr', 'adv'],
  ...[
    'lt',
    'lieutenant',
    'capt',
    'captain',
    'maj',
    'major',
    'col',
    'colonel',
    'brig',
    'brigadier',
    'wg',
    'sqn',
    'flt',
    'cdr',
    'cmdr',
    'commander',
    'cdre',
    'commodore',
    'radm',
    'vadm',
    'ldr',
    'avm',
  ],
]
/** The same, as a choice of a regular expression. "Surg" and "surgeon" are of the navy before a rank alone. */
export const TITLE = `${titles.join('|')}|surg(?:eon)?(?=\\W+(?:lt|lieutenant|cdr|cmdr|commander|capt|captain|cdre|commodore|radm|vadm|rear|vice))`
const TITLES = new RegExp(`^(\\s*(${TITLE})\\b\\.?)+`, 'u')

/** The parts of a name in their order, without titles, accents, dots and capitals. */
const partsOf = (name: string) =>
  normalised(name, 'NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(TITLES, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((part) => part !== '')

/** Names are compared without titles, accents, initials' dots, order and case; what is left may still differ for good reasons. */
export function sameName(one: string, other: string): boolean {
  const sorted = (name: string) => partsOf(name).sort().join(' ')
  return sorted(one) === sorted(other)
}

/** The same given and family name; one of the two may have middle names or initials that the other leaves out or shortens. */
export function sameBearer(one: string, other: string): boolean {
  if (sameName(one, other)) return true
  const [a, b] = [split(one), split(other)]
  return a.given !== undefined && a.given === b.given && a.family === b.family && (fits(a.between, b.between) || fits(b.between, a.between))
}

const isInitial = (part: string) => /^\p{L}\p{M}*$/u.test(part)

/** The first and the last part that is written out, and all the others. */
function split(name: string) {
  const parts = partsOf(name)
  const written = parts.filter((part) => !isInitial(part))
  const [given, family] = [written[0], written.at(-1)]
  return { given, family, between: parts.filter((part) => part !== given && part !== family) }
}

const fits = (fewer: string[], more: string[]) =>
  fewer.every((part) => more.some((other) => other === part || (isInitial(part) && other.startsWith(part))))
