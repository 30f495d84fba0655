import type { IdentifierKind } from '#contract/identifiers.ts'

/** What stands in many posts that speak of no patient: a colleague's name, the day and town of a congress. */
const COMMON: ReadonlySet<IdentifierKind> = new Set(['name', 'date', 'place', 'pin', 'license'])

/** Whether what was found could tell who a patient is: a number or an address of somebody's own, or a name with a date. */
export const isIdentifying = (kinds: readonly IdentifierKind[]) =>
  kinds.some((kind) => !COMMON.has(kind)) || (kinds.includes('name') && kinds.includes('date'))
