/** What an identifier can be. */
const IDENTIFIER_KINDS = [
  'aadhaar',
  'abha',
  'abha_address',
  'pan',
  'upi',
  'email',
  'phone',
  'record',
  'policy',
  'document',
  'account',
  'license',
  'number',
  'pin',
  'date',
  'name',
  'place',
] as const
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number]

/** Where an identifier stands in the text as it was typed. */
export type IdentifierSpan = { start: number; end: number; kind: IdentifierKind }

/** A pattern of one kind; the group `v` is the identifier, or the whole match when there is no such group. */
export type IdentifierRule = {
  kind: IdentifierKind
  pattern: RegExp
  /** Of a whole text; asked once, however often the pattern is found in it. */
  appliesTo?: (text: string) => boolean
  holds?: (value: string, match: RegExpExecArray, text: string) => boolean
}

/** The same text, letter for letter, with the digits of every script, the dashes, the spaces and the quotes written one way. */
export function fold(text: string) {
  return text
    .replace(/[^\P{Nd}0-9]/gu, (digit) => (digit.length === 1 ? String(digitOf(digit.charCodeAt(0))) : digit))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
}

// The digits of the Indian scripts begin at …6, those of all others at …0.
const digitOf = (code: number) => (code >= 0x966 && code <= 0xdef ? (code & 15) - 6 : code & 15)

/** Every place where a rule holds. */
export function matches(text: string, { kind, pattern, appliesTo, holds }: IdentifierRule): IdentifierSpan[] {
  const found = [...text.matchAll(pattern)]
  if (found.length > 0 && appliesTo && !appliesTo(text)) return []
  return found.flatMap((match) => {
    const [start, end] = match.indices?.groups?.v ?? match.indices![0]!
    return !holds || holds(text.slice(start, end), match, text) ? { start, end, kind } : []
  })
}
