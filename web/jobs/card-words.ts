import type { Posting, PostingCard, WorkType } from '#contract/posting.ts'
import { workTypes } from '#contract/posting-words.ts'
import { formatCount, pluralize } from '../lib/count.ts'

export const workTypeName = (type: WorkType) => workTypes.find(({ id }) => id === type)!.label

/** "₹36–48 LPA"; a stipend where that is all that is said. */
export function payOf({ salaryFrom, salaryTo, stipend = null }: Pick<Posting, 'salaryFrom' | 'salaryTo'> & { stipend?: number | null }) {
  const [from, to] = [salaryFrom, salaryTo].map((lakh) => lakh !== null && formatCount(lakh))
  if (from && to) return from === to ? `₹${from} LPA` : `₹${from}–${to} LPA`
  if (from) return `From ₹${from} LPA`
  if (to) return `Up to ₹${to} LPA`
  return stipend === null ? 'Pay not stated' : `₹${formatCount(stipend)} a month`
}

/** "8+ years", "0–3 years". */
export function experienceOf({ experienceFrom: from, experienceTo: to }: Pick<PostingCard, 'experienceFrom' | 'experienceTo'>) {
  if (to === null) return from === 0 ? 'No experience needed' : `${from}+ years`
  return from === to ? pluralize(to, 'year') : `${from}–${to} years`
}

/** Where one works: "Vellore", or from anywhere. */
export const cityOf = ({ city, isRemote }: Pick<PostingCard, 'city' | 'isRemote'>) => (isRemote ? 'Remote' : city)

/** "Palar Heart Institute, Vellore". */
export const companyLine = (posting: Pick<PostingCard, 'city' | 'isRemote' | 'institution'>) =>
  [posting.institution.name, cityOf(posting)].filter(Boolean).join(', ')
