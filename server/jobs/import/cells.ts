import { requirementKinds, strictnesses } from '#contract/posting-words.ts'
import { Unfit } from './row.ts'

/** How a value is compared with a name: without case, spaces and signs. */
export const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

export const asText = (cell: string) => cell

const YES = new Set(['yes', 'y', 'true', '1', 'x'])
const NO = new Set(['no', 'n', 'false', '0'])

export function asYesOrNo(cell: string): boolean {
  const said = plain(cell)
  if (YES.has(said)) return true
  if (NO.has(said)) return false
  throw new Unfit('Write yes or no.')
}

/** "30", "₹ 12,50,000", "7.5 LPA", "5 years": a number alone or in one of these units, the first of which is named. */
export const asNumber =
  (...units: [string, ...string[]]) =>
  (cell: string): number => {
    const [, figure, unit = ''] = /^(?:₹|rs\.?|inr)? ?(\d[\d,]*(?:\.\d+)?) ?([a-z]*)\.?$/i.exec(cell) ?? []
    if (figure === undefined) throw new Unfit('Write a number.')
    if (unit !== '' && !units.some((one) => one.toLowerCase() === unit.toLowerCase())) throw new Unfit(`Write a number in ${units[0]}.`)
    return Number(figure.replaceAll(',', ''))
  }

/** A day as 2026-12-31, or as India writes it: 31/12/2026, 31-12-2026, 31.12.2026. */
export function asDay(cell: string): string {
  const text = cell.trim()
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || !isOfCalendar(iso)) throw new Unfit('Write a day such as 31/12/2026.')
  return iso
}

/** Whether there is such a day: 31 February is taken for one of March. */
function isOfCalendar(iso: string) {
  const at = Date.parse(iso)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso)
}

type Choice = { readonly id: string; readonly label?: string; readonly name?: string }

/** The choice of this id or name. */
export function asOneOf(choices: readonly Choice[]) {
  const ids = new Map(choices.flatMap(({ id, label = id, name = id }) => [id, label, name].map((one) => [plain(one), id] as const)))
  const shown = choices.slice(0, 6).map(({ label, name, id }) => label ?? name ?? id)
  return (cell: string) => {
    const id = ids.get(plain(cell))
    if (id) return id
    throw new Unfit(`Write one of: ${shown.join(', ')}${choices.length > shown.length ? ' …' : ''}.`)
  }
}

/** More than any posting may have, so that what is too much is still seen to be. */
export const LINES_READ = 100

/** Several things in one cell stand on lines of their own, or between upright strokes. */
export const asLines = (cell: string) =>
  cell
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, LINES_READ)

export const asSeveralOf = (choices: readonly Choice[]) => (cell: string) =>
  cell
    .split(/[\n|,/]/)
    .filter((one) => one.trim() !== '')
    .map(asOneOf(choices))

/** "Must, Qualification: MD Medicine", "Helpful: speaks Tamil", "5 years after the degree". */
export const asRequirements = (cell: string) =>
  asLines(cell).map((line) => {
    const colon = line.indexOf(':')
    const before = line.slice(0, Math.max(colon, 0)).split(',').map(plain)
    const of = <Id extends string>(choices: readonly { id: Id; label: string }[]) =>
      choices.find(({ label }) => before.includes(plain(label)))?.id
    const [kind, strictness] = [of(requirementKinds), of(strictnesses)]
    const words = kind || strictness ? line.slice(colon + 1) : line
    return { kind: kind ?? 'other', strictness: strictness ?? 'must', words }
  })

/** "Yes or no: Can you join by March?", "How many cases did you run?". */
export const asQuestions = (cell: string) =>
  asLines(cell).map((line) => {
    const isYesNo = /^yes or no\s*:/i.test(line)
    return { words: isYesNo ? line.slice(line.indexOf(':') + 1) : line, kind: isYesNo ? 'yes_no' : 'text' }
  })
