import type { ConsentEntry } from '#contract/consents.ts'
import type { DataExport } from '#contract/data-exports.ts'
import type { Grievance } from '#contract/grievances.ts'
import { ACCESS_DAYS, ACCESSES_SHOWN } from '#contract/limits.ts'
import type { NoticeSetting } from '#contract/notifications.ts'
import type { ProfileAudience } from '#contract/profile.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { pluralize } from '../../lib/count.ts'
import { onDay } from '../../lib/dates.ts'
import { differsByMail, differsInApp, topicsOf } from '../../notifications/topics.ts'
import { isUnderway } from '../../privacy/export/underway.ts'
import { audiences } from '../../profile/edit/audience-words.ts'

type Items<Item> = { items: readonly Item[] }

/** Each section of the settings in one line, as it stands. */
export const audienceInWords = ({ isPublic, phone }: Pick<ProfileAudience, 'isPublic' | 'phone'>) =>
  `${isPublic ? 'Search engines find you' : 'Members see you'}. Phone: ${audiences[phone].toLowerCase()}`

export const sessionsInWords = ({ items }: Items<unknown>) => `Signed in on ${pluralize(items.length, 'device')}`

export function factorInWords({ app, passkeys, recoveryCodes }: Pick<SecondFactor, 'app' | 'passkeys' | 'recoveryCodes'>) {
  const proofs = [...(passkeys.length > 0 ? [pluralize(passkeys.length, 'passkey')] : []), ...(app ? ['authenticator app'] : [])]
  if (proofs.length === 0) return 'No second proof set up'
  const left = recoveryCodes.made > 0 ? [`${pluralize(recoveryCodes.left, 'recovery code')} left`] : []
  const words = [...proofs, ...left].join(', ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

export function noticesInWords({ items }: Items<NoticeSetting>) {
  const differing = topicsOf(items).filter((topic) => differsInApp(topic) || differsByMail(topic)).length
  return differing === 0 ? 'As we recommend' : `${pluralize(differing, 'topic differs', 'topics differ')} from what we recommend`
}

export function blockedInWords({ items, next }: Items<unknown> & { next: string | null }) {
  if (next) return `More than ${items.length} members`
  return items.length === 0 ? 'Nobody' : pluralize(items.length, 'member')
}

export function copiesInWords({ items }: Items<Pick<DataExport, 'state' | 'until'>>) {
  if (items.some(isUnderway)) return 'A copy is being made'
  const until = items.find(({ state }) => state === 'ready')?.until
  return until ? `A copy is ready until ${onDay(until)}` : 'No copy is ready'
}

export function consentsInWords({ now }: { now: readonly Pick<ConsentEntry, 'given'>[] }) {
  const given = now.filter((entry) => entry.given).length
  return given === now.length ? `${given} given` : `${given} given, ${now.length - given} taken back`
}

export function accessesInWords({ items: { length } }: Items<unknown>) {
  const entries = length === 0 ? 'No entries' : pluralize(length, 'entry', 'entries')
  return `${length === ACCESSES_SHOWN ? `At least ${entries}` : entries} in the last ${ACCESS_DAYS} days`
}

export const nomineeInWords = ({ nominee }: { nominee: { name: string } | null }) => nominee?.name ?? 'Nobody named'

export function grievancesInWords({ items }: Items<Pick<Grievance, 'outcome' | 'dueAt'>>) {
  const [due] = items.flatMap(({ outcome, dueAt }) => (outcome ? [] : [dueAt])).sort()
  if (due) return `Answer due ${onDay(due)}`
  return items.length === 0 ? 'None filed' : 'All answered'
}
