import { sameName } from './names.ts'
import { sameNumber } from './registration-number.ts'

/** What a register's entry and a claim may differ in. */
export const COMPARED = ['Name', 'Number', 'Year', 'Status'] as const
export type ComparedLine = (typeof COMPARED)[number]

/** Whether a register says that somebody may practise no more. */
export const isStruck = (status: string) => /(remov|suspend|erased|cancel|blacklist|struck)/i.test(status)

/** One fact as it was claimed and as a register has it; without a verdict nothing is to be compared. */
export type Line = { name: string; claimed: string; found: string; verdict: 'same' | 'different' | 'unknown' | undefined }

type Claimed = { council: string; number: string; year: number; nameAsRegistered: string; hprId: string | null }

/**
 * A registration beside the entry of a register. What the register leaves empty is not known, which is no difference; a name is the same where
 * it names the same bearer.
 */
export function linesOf(claimed: Claimed, record: Record<string, string> | null): Line[] {
  const of = (name: string, said: string, found: string | undefined, isSame: (found: string) => boolean): Line => ({
    name,
    claimed: said,
    found: found ?? '',
    verdict: record === null ? undefined : !found ? 'unknown' : isSame(found) ? 'same' : 'different',
  })
  const status = record?.status
  return [
    of('Name', claimed.nameAsRegistered, record?.name, (found) => sameName(claimed.nameAsRegistered, found)),
    { name: 'Council', claimed: claimed.council, found: '', verdict: undefined },
    of('Number', claimed.number, record?.number, (found) => sameNumber(found, claimed.number)),
    of('Year', String(claimed.year), record?.year, (found) => found === String(claimed.year)),
    { name: 'Status', claimed: '', found: status ?? '', verdict: status && isStruck(status) ? ('different' as const) : undefined },
    { name: 'HPR ID', claimed: claimed.hprId ?? '', found: '', verdict: undefined },
  ].filter(({ claimed, found }) => claimed || found)
}

/** In what a registration differs from the entry of a register. */
export const differencesOf = (claimed: Claimed, record: Record<string, string> | null): ComparedLine[] =>
  COMPARED.filter((one) => linesOf(claimed, record).some(({ name, verdict }) => name === one && verdict === 'different'))
