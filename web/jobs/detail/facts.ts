import { nameOfCouncil } from '#contract/councils.ts'
import type { Posting } from '#contract/posting.ts'
import { eligibleDegrees, livingChoices } from '#contract/posting-words.ts'
import { dayOf } from '../../institutions/words.ts'
import { formatCount } from '../../lib/count.ts'
import { bondOf } from '../words.ts'

const labelOf = <T extends string>(choices: readonly { id: T; label: string }[], id: T) => choices.find((choice) => choice.id === id)!.label

/** What else is said of a job, with its label; what is not said is left out. */
export const factsOf = (posting: Posting): [label: string, words: string][] =>
  (
    [
      ['Specialty', posting.specialty],
      ['Department', posting.department],
      ['Stipend', posting.stipend === null ? '' : `₹${formatCount(posting.stipend)} a month`],
      ['Duty hours', posting.dutyHours === null ? '' : `${posting.dutyHours} a week`],
      ['Bond', bondOf(posting)],
      ['Living', posting.living === 'not_stated' ? '' : labelOf(livingChoices, posting.living)],
      ['Registration', posting.council === null ? '' : nameOfCouncil({ council: posting.council })],
      ['Open to', posting.degrees.map((degree) => labelOf(eligibleDegrees, degree)).join(', ')],
      ['Walk-in interview', posting.walkInOn === null ? '' : dayOf(posting.walkInOn)],
      ['Posts to fill', posting.openings > 1 ? formatCount(posting.openings) : ''],
      ['Last day to apply', posting.closesOn === null ? '' : dayOf(posting.closesOn)],
    ] as [string, string][]
  ).filter(([, words]) => words)
