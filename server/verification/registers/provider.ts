import type { LookUp } from '#contract/claim.ts'
import { sameName } from '#contract/names.ts'

/** What a register is asked about. */
export type Inquiry = { council: string; number: string; year: number; name: string }

/** One source of register data. A new one is one more of these; it answers or says that it cannot, and never decides. */
export type RegisterProvider = { name: string; lookUp(inquiry: Inquiry): Promise<LookUp> }

/** Asks every provider. What fails is "unavailable" and left to the reviewer's own look, never a match. */
export function askRegisters(providers: readonly RegisterProvider[], inquiry: Inquiry): Promise<LookUp[]> {
  return Promise.all(
    providers.map((provider) =>
      provider.lookUp(inquiry).catch(
        (): LookUp => ({
          provider: provider.name,
          outcome: 'unavailable',
          record: null,
          asOf: null,
          words: 'This register could not be asked. Look it up by hand.',
        }),
      ),
    ),
  )
}

/** Compares what a register holds with what a member says. */
export function compare(inquiry: Inquiry, held: { name: string; year: number | null; status: string }): Pick<LookUp, 'outcome' | 'words'> {
  const differing = [
    !sameName(inquiry.name, held.name) && 'name',
    held.year !== null && held.year !== inquiry.year && 'year',
    /(remov|suspend|erased|cancel|blacklist)/i.test(held.status) && 'status',
  ].filter((field) => field !== false)
  return differing.length === 0
    ? { outcome: 'match', words: 'Name and year are those of the register.' }
    : { outcome: 'different', words: `The register differs in: ${differing.join(', ')}.` }
}
