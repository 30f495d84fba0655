import type { ConsentEntry } from '#contract/consents.ts'
import type { DataExport } from '#contract/data-exports.ts'
import type { Grievance } from '#contract/grievances.ts'
import { ACCESS_DAYS, ACCESSES_SHOWN } from '#contract/limits.ts'
import type { NoticeSetting } from '#contract/notifications.ts'
import type { ProfileAudience } from '#contract/profile.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { sayCount } from '../../lib/count.ts'
import { onDay } from '../../lib/dates.ts'
import { capital, locale, say } from '../../lib/language/say.ts'
import { differsByMail, differsInApp, topicsOf } from '../../notifications/topics.ts'
import { isUnderway } from '../../privacy/export/underway.ts'
import { audiences } from '../../profile/edit/audience-words.ts'

type Items<Item> = { items: readonly Item[] }

/** Each section of the settings in one line, as it stands. */
export const audienceInWords = ({ isPublic, phone }: Pick<ProfileAudience, 'isPublic' | 'phone'>) =>
  say(isPublic ? 'Search engines find you. Phone: {who}' : 'Members see you. Phone: {who}', { who: say(audiences[phone]) })

export const sessionsInWords = ({ items }: Items<unknown>) =>
  sayCount(items.length, 'Signed in on {count} device', 'Signed in on {count} devices')

export function factorInWords({ app, passkeys, recoveryCodes }: Pick<SecondFactor, 'app' | 'passkeys' | 'recoveryCodes'>) {
  const proofs = [
    ...(passkeys.length > 0 ? [sayCount(passkeys.length, '{count} passkey', '{count} passkeys')] : []),
    ...(app ? [say('authenticator app')] : []),
  ]
  if (proofs.length === 0) return say('No second proof set up')
  const { left, made } = recoveryCodes
  const codes = made > 0 ? [sayCount(left, '{count} recovery code left', '{count} recovery codes left')] : []
  return capital([...proofs, ...codes].join(', '))
}

export function noticesInWords({ items }: Items<NoticeSetting>) {
  const differing = topicsOf(items).filter((topic) => differsInApp(topic) || differsByMail(topic)).length
  if (differing === 0) return say('As we recommend')
  return sayCount(differing, '{count} topic differs from what we recommend', '{count} topics differ from what we recommend')
}

export function blockedInWords({ items, next }: Items<unknown> & { next: string | null }) {
  if (next) return say('More than {count} members', { count: items.length })
  return items.length === 0 ? say('Nobody') : sayCount(items.length, '1 member', '{count} members')
}

export function copiesInWords({ items }: Items<Pick<DataExport, 'state' | 'until'>>) {
  if (items.some(isUnderway)) return say('A copy is being made')
  const until = items.find(({ state }) => state === 'ready')?.until
  return until ? say('A copy is ready until {day}', { day: onDay(until, locale()) }) : say('No copy is ready')
}

export function consentsInWords({ now }: { now: readonly Pick<ConsentEntry, 'given'>[] }) {
  const count = now.filter((entry) => entry.given).length
  const back = now.length - count
  return say(back === 0 ? '{count} given' : '{count} given, {back} taken back', { count, back })
}

export function accessesInWords({ items: { length } }: Items<unknown>) {
  const days = ACCESS_DAYS
  if (length === 0) return say('No entries in the last {days} days', { days })
  const several = length === ACCESSES_SHOWN ? 'At least {count} entries in the last {days} days' : '{count} entries in the last {days} days'
  return sayCount(length, '{count} entry in the last {days} days', several, { days })
}

export const nomineeInWords = ({ nominee }: { nominee: { name: string } | null }) => nominee?.name ?? say('Nobody named')

export function grievancesInWords({ items }: Items<Pick<Grievance, 'outcome' | 'dueAt'>>) {
  const [due] = items.flatMap(({ outcome, dueAt }) => (outcome ? [] : [dueAt])).sort()
  if (due) return say('Answer due {day}', { day: onDay(due, locale()) })
  return say(items.length === 0 ? 'None filed' : 'All answered')
}
