import { nameOfCouncil } from '#contract/councils.ts'
import { eligibleDegrees, livingChoices } from '#contract/posting-words.ts'
import type { PublicPosting } from './queries.ts'

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
/** A day as people write it, whatever the hour. */
export const dayInWords = (iso: string) => day.format(new Date(iso))

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
const labelOf = <T extends string>(choices: readonly { id: T; label: string }[], id: T) =>
  choices.find((choice) => choice.id === id)?.label ?? id

/** What binds whoever takes the job, as members read it in its facts; what is not said is left out. */
export const termsOf = (posting: PublicPosting): string[] =>
  [
    posting.stipend === null ? '' : `Stipend: ${rupees(posting.stipend)} a month`,
    bondOf(posting),
    posting.duty_hours === null ? '' : `Duty hours: ${posting.duty_hours} a week`,
    posting.living === 'not_stated' ? '' : `Living: ${labelOf(livingChoices, posting.living)}`,
    posting.council === null ? '' : `Registration: ${nameOfCouncil({ council: posting.council })}`,
    posting.degrees.length === 0 ? '' : `Open to: ${posting.degrees.map((id) => labelOf<string>(eligibleDegrees, id)).join(', ')}`,
    posting.walk_in_on === null ? '' : `Walk-in interview: ${dayInWords(posting.walk_in_on)}`,
  ].filter(Boolean)

function bondOf({ bond_months, bond_amount }: PublicPosting): string {
  if (bond_months === null && bond_amount === null) return ''
  if (bond_months === 0) return 'Bond: none'
  const months = bond_months === null ? '' : `${bond_months} ${bond_months === 1 ? 'month' : 'months'}`
  const amount = bond_amount === null ? '' : `${rupees(bond_amount)} if one leaves earlier`
  return `Bond: ${[months, amount].filter(Boolean).join(', ')}`
}
