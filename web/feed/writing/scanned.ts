import { IDENTIFIER_LABELS, type IdentifierKind, identifierSpans, scrub } from '#contract/identifiers.ts'

/** What stands in many posts that speak of no patient: a colleague's name, the day and town of a congress. */
const COMMON: ReadonlySet<IdentifierKind> = new Set(['name', 'date', 'place', 'pin', 'license'])

/** Whether what was found could tell who a patient is: a number or an address of somebody's own, or a name with a date. */
const isIdentifying = (kinds: readonly IdentifierKind[]) =>
  kinds.some((kind) => !COMMON.has(kind)) || (kinds.includes('name') && kinds.includes('date'))

/** What could tell who a patient is: each piece with what would stand in its place, and the whole text so. */
export type Found = { text: string; removed: Partial<Record<IdentifierKind, number>>; pieces: [said: string, label: string][] }

/** Looks a text through; nothing where no patient could be told by it. */
export function scanned(text: string): Found | undefined {
  const spans = identifierSpans(text)
  if (!isIdentifying(spans.map(({ kind }) => kind))) return undefined
  return { ...scrub(text), pieces: spans.map(({ start, end, kind }) => [text.slice(start, end), IDENTIFIER_LABELS[kind]]) }
}
