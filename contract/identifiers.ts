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
  const open = [...folded.matchAll(PUBLIC_NUMBERS)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  const taken = new Taken(open)
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
  readonly #open: { start: number; end: number }[]

  constructor(open: { start: number; end: number }[]) {
    this.#open = open
  }

  add(found: IdentifierSpan[]) {
    for (const { start, end, kind } of found) {
      if (this.#open.some((one) => one.start < end && start < one.end)) continue
      let pieces = [{ start, end, kind }]
      for (const one of this.spans)
        pieces = pieces.flatMap((piece) =>
          one.end <= piece.start || piece.end <= one.start
            ? [piece]
            : [
                { ...piece, end: Math.max(piece.start, one.start) },
                { ...piece, start: Math.min(piece.end, one.end) },
              ].filter((part) => part.end > part.start),
        )
      this.spans.push(...pieces)
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
