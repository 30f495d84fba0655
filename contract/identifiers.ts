import { DATE_RULES, MONTH_RULE } from './identifiers/dates.ts'
import { fold, type IdentifierKind, type IdentifierSpan, matches } from './identifiers/fold.ts'
import { findNames } from './identifiers/names.ts'
import { LONG_RULES, leavesLongDigits, NUMBER_RULES, PHONE_RULES, PUBLIC_NUMBERS } from './identifiers/numbers.ts'
import { ADDRESS_RULES, findPlaces } from './identifiers/places.ts'
import { RECORD_RULES } from './identifiers/records.ts'

export type { IdentifierKind, IdentifierSpan } from './identifiers/fold.ts'

/** How a removed identifier is shown to whoever reads the text afterwards. */
export const IDENTIFIER_LABELS: Record<IdentifierKind, string> = {
  aadhaar: '[Aadhaar]',
  abha: '[ABHA number]',
  abha_address: '[ABHA address]',
  pan: '[PAN]',
  upi: '[UPI ID]',
  email: '[e-mail]',
  phone: '[phone]',
  record: '[record number]',
  policy: '[policy number]',
  document: '[document number]',
  account: '[account number]',
  license: '[registration number]',
  number: '[number]',
  pin: '[PIN code]',
  date: '[date]',
  name: '[name]',
  place: '[place]',
}

export type Scrubbed = { text: string; removed: Partial<Record<IdentifierKind, number>> }

/** Takes out what could tell who a patient is. Counts per kind come back, never the values. */
export function scrub(text: string): Scrubbed {
  const removed: Scrubbed['removed'] = {}
  let rest = ''
  let done = 0
  for (const { start, end, kind } of identifierSpans(text)) {
    rest += text.slice(done, start) + IDENTIFIER_LABELS[kind]
    removed[kind] = (removed[kind] ?? 0) + 1
    done = end
  }
  return { text: rest + text.slice(done), removed }
}

/** Where identifiers stand, in the order of the text and apart from each other: what a preview marks and `scrub` takes out. */
export function identifierSpans(text: string): IdentifierSpan[] {
  const folded = fold(text)
  const taken = new Taken(folded)
  for (const rule of [...NUMBER_RULES, ...RECORD_RULES, ...ADDRESS_RULES, ...DATE_RULES, ...PHONE_RULES, ...LONG_RULES])
    taken.add(matches(folded, rule))
  taken.add(findNames(folded))
  // A hospital, a town or a month is in half of all good questions; beside a name or a date it says who is meant.
  if (taken.spans.length > 0) {
    taken.add(findPlaces(folded))
    taken.add(matches(folded, MONTH_RULE))
  }
  return taken.joined(folded)
}

/** Whether a run of digits is left that might be anybody's number: such a text is not sent anywhere. */
export const hasLongDigits = (text: string) => leavesLongDigits(fold(text))

/** Spans that do not overlap: who comes first keeps the ground, later ones keep what is left of theirs. */
class Taken {
  readonly spans: IdentifierSpan[] = []
  /** By letter of the text: where numbers stand that everybody may know, and what is taken. */
  readonly #open: Uint8Array
  readonly #taken: Uint8Array

  constructor(text: string) {
    this.#open = new Uint8Array(text.length)
    this.#taken = new Uint8Array(text.length)
    for (const { 0: number, index } of text.matchAll(PUBLIC_NUMBERS)) this.#open.fill(1, index, index + number.length)
  }

  add(found: IdentifierSpan[]) {
    for (const { start, end, kind } of found) {
      if (this.#open.subarray(start, end).includes(1)) continue
      for (let from = start; from < end; from++) {
        if (this.#taken[from]) continue
        let to = from + 1
        while (to < end && !this.#taken[to]) to++
        this.spans.push({ start: from, end: to, kind })
        from = to
      }
      this.#taken.fill(1, start, end)
    }
  }

  /** In the order of the text; pieces of one kind that touch are one, and what holds no letter or digit is dropped. */
  joined(text: string) {
    const ordered = this.spans
      .map((span) => trimmed(text, span))
      .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)))
      .sort((a, b) => a.start - b.start)
    const joined: IdentifierSpan[] = []
    for (const span of ordered) {
      const last = joined.at(-1)
      if (last && last.kind === span.kind && /^[\s,.]{0,2}$/.test(text.slice(last.end, span.start)) && span.kind !== 'phone')
        last.end = span.end
      else joined.push({ ...span })
    }
    return joined
  }
}

function trimmed(text: string, { start, end, kind }: IdentifierSpan): IdentifierSpan {
  while (start < end && /[\s,;:]/.test(text[start]!)) start++
  while (end > start && /[\s,;:?]/.test(text[end - 1]!)) end--
  return { start, end, kind }
}
