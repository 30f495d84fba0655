import { ABROAD, councils, NATIONAL, type Profession } from '#contract/councils.ts'
import type { Requirement } from '#contract/posting.ts'

/** A registration that stands as checked; its council and day are null where nothing but the mark is known. */
export type Registration = { council: string | null; checkedAt: Date | null }

const PROFESSIONS: [pattern: RegExp, profession: Profession][] = [
  [/\b(?:doctor|physician|surgeon|medical)/, 'medicine'],
  [/\bdent/, 'dentistry'],
  [/\b(?:nurs|midwi)/, 'nursing'],
  [/\bpharm/, 'pharmacy'],
  [/\b(?:ayush|ayurved|hom(?:o?eo)path|unani|siddha)/, 'ayush'],
  [/\b(?:allied|paramedic|physiotherap|occupational therap|optomet|diet|radiograph)/, 'allied'],
]
const states = [...new Set(councils.map(({ place }) => place))].filter((place) => place !== NATIONAL && place !== ABROAD)

/** Whether a registration is of the council that a posting asks for, and of the profession and state that the line names, if it names any. */
export function meets({ words }: Pick<Requirement, 'words'>, asked: string | null, held: string | null): boolean {
  const said = words.toLowerCase()
  if (asked !== null && held !== asked) return false
  const professions = PROFESSIONS.flatMap(([pattern, profession]) => (pattern.test(said) ? profession : []))
  const named = states.filter((state) => said.includes(state.toLowerCase()))
  if (professions.length === 0 && named.length === 0) return true
  // Nothing but the mark of a doctor is known.
  if (held === null) return named.length === 0 && professions.includes('medicine')
  const own = councils.find(({ id }) => id === held)
  if (!own) return false
  return (professions.length === 0 || professions.includes(own.profession)) && (named.length === 0 || named.includes(own.place))
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** What was checked, as far as it is known: "Karnataka Medical Council, checked on 4 May 2026". */
export function registrationWords({ council, checkedAt }: Registration, mark: string): string {
  const name = councils.find(({ id }) => id === council)?.name
  return name && checkedAt ? `${name}, checked on ${day.format(checkedAt)}` : mark
}
