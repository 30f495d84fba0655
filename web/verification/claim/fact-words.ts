import type { ClaimEntry } from '#contract/claim.ts'
import type { EntryFact, NumberWarning } from '#contract/claim-facts.ts'
import { sayEnglish } from '../../lib/language/say.ts'
import { comparedNames } from './labels.ts'

/** What is unusual about the number of a claim. */
export function warningWords(warning: NumberWarning, say = sayEnglish) {
  switch (warning.as) {
    case 'future_year':
      return say('The year {year} is in the future.', { year: warning.year })
    case 'check_digit':
      return say('The check digit does not match. Please look for a typing error.')
    case 'council_unlisted':
      return say('The council is not on our list, so a reviewer has to find its register first.')
    case 'no_digit':
      return say('A registration number has at least one digit.')
    case 'letters':
      return say('Numbers beginning with {letters} belong to the {council}.', { letters: warning.letters, council: warning.council })
    case 'year_inside':
      return say('The number contains the year {inside}, but the year of registration is {year}.', {
        inside: warning.inside,
        year: warning.year,
      })
    case 'like_aadhaar':
      return say('This number has 12 digits, like an Aadhaar number. We never ask for Aadhaar numbers.')
  }
}

/** What we say ourselves in a line of a history. */
export function factWords(fact: EntryFact, say = sayEnglish) {
  switch (fact.as) {
    case 'renamed':
      return say('Name changed from {from} to {to}.', { from: fact.from, to: fact.to })
    case 'replaced':
      return say('Replaced by a newer claim.')
    case 'compared':
      return say('Compared with {register}: {list}.', {
        register: fact.register,
        list: fact.compared.map((one) => say(comparedNames[one])).join(', '),
      })
  }
}

/** The same of a whole line; nothing where what was done says it all. */
export function entryWords({ act, fact }: Pick<ClaimEntry, 'act' | 'fact'>, say = sayEnglish) {
  if (act === 'aadhaar_removed')
    return say(
      'A file showed an Aadhaar number, which we never ask for, so it was deleted. Please add it again with the number covered, or add another file.',
    )
  return fact ? factWords(fact, say) : ''
}
