import type { Posting, PostingCard, WorkType } from '#contract/posting.ts'
import { workTypes } from '#contract/posting-words.ts'
import { formatCount, pluralize } from '../lib/count.ts'
import { sayEnglish } from '../lib/language/say.ts'

export const workTypeName = (type: WorkType) => workTypes.find(({ id }) => id === type)!.label

type Pay = Pick<Posting, 'salaryFrom' | 'salaryTo'> & { stipend?: number | null }

/** "₹36–48 LPA"; a stipend where that is all that is said. In English unless the reader's language is handed in, as below. */
export function payOf({ salaryFrom, salaryTo, stipend = null }: Pay, say = sayEnglish) {
  const [from, to] = [salaryFrom, salaryTo].map((lakh) => lakh !== null && formatCount(lakh))
  if (from && to) return from === to ? `₹${from} LPA` : `₹${from}–${to} LPA`
  if (from) return say('From ₹{pay} LPA', { pay: from })
  if (to) return say('Up to ₹{pay} LPA', { pay: to })
  return stipend === null ? say('Pay not stated') : say('₹{pay} a month', { pay: formatCount(stipend) })
}

/** "8+ years", "0–3 years". */
export function experienceOf({ experienceFrom: from, experienceTo: to }: Pick<PostingCard, 'experienceFrom' | 'experienceTo'>) {
  if (to === null) return from === 0 ? 'No experience needed' : `${from}+ years`
  return from === to ? pluralize(to, 'year') : `${from}–${to} years`
}

/** Where one works: "Vellore", or from anywhere. */
export const cityOf = ({ city, isRemote }: Pick<PostingCard, 'city' | 'isRemote'>, say = sayEnglish) => (isRemote ? say('Remote') : city)

/** "Palar Heart Institute, Vellore". */
export const companyLine = (posting: Pick<PostingCard, 'city' | 'isRemote' | 'institution'>, say = sayEnglish) =>
  [posting.institution.name, cityOf(posting, say)].filter(Boolean).join(', ')
