import type { RegisterResult } from '#contract/claim.ts'
import { sameName } from '#contract/names.ts'
import { isStruck } from '#contract/register-lines.ts'

/** What a register is asked about. */
export type Inquiry = { council: string; councilName: string | null; number: string; year: number; name: string }

/** One source of register data. A new one is one more of these; it answers or says that it cannot, and never decides. */
export type RegisterProvider = { name: string; lookUp(inquiry: Inquiry): Promise<RegisterResult> }

/** Asks every provider. What fails is "unavailable" and left to the reviewer's own look, never a match. */
export function askRegisters(providers: readonly RegisterProvider[], inquiry: Inquiry): Promise<RegisterResult[]> {
  return Promise.all(
    providers.map((provider) =>
      provider.lookUp(inquiry).catch(
        (): RegisterResult => ({
          provider: provider.name,
          outcome: 'unavailable',
          record: null,
          asOf: null,
          words: 'This register could not be reached. Please check it manually.',
        }),
      ),
    ),
  )
}

/** Compares a register's entry with what a member entered. */
export function compare(
  inquiry: Inquiry,
  held: { name: string; year: number | null; status: string },
): Pick<RegisterResult, 'outcome' | 'words'> {
  const differing = [
    !sameName(inquiry.name, held.name) && 'name',
    held.year !== null && held.year !== inquiry.year && 'year',
    isStruck(held.status) && 'status',
  ].filter((field) => field !== false)
  return differing.length === 0
    ? { outcome: 'match', words: 'Name and year match the register.' }
    : { outcome: 'different', words: `Different in the register: ${differing.join(', ')}.` }
}
