import { provenFilters } from '#contract/mark-words.ts'
import type { Blocked, DirectoryFilter, Mate, MateList, MateProfile, MateState, MatesOverview } from '#contract/mates.ts'
import type { Id } from '#contract/page.ts'
import type { Audience } from '#contract/profile.ts'
import { home } from '#sample/home.ts'
import { previewPeople, previewTiles } from '#sample/mates-preview.ts'
import { personOf } from '#sample/people.ts'
import { refusal } from './refuse.ts'

/** What this tab has done. Nobody else ever hears of it. */
const states = new Map<Id, { state: MateState; note: string | null }>()
const blocked = new Map<Id, string>()
const dismissed = new Set<Id>()
const settings: { audience: Audience } = { audience: 'members' }

const now = (mate: Mate): Mate => ({ ...mate, ...states.get(mate.member.id) })
const everybody = () =>
  previewPeople.map((person) => ({ ...person, mate: now(person.mate) })).filter(({ mate }) => !blocked.has(mate.member.id))
const mates = () => everybody().map(({ mate }) => mate)
const page = <T>(items: T[]) => ({ items, next: null })

/** Whom /home suggests, with what this tab has asked of them. */
export const homeSuggestions = () => home.suggestions.map(now)

/** The sample people whom one may know. */
export const suggestions = (limit: number) =>
  mates()
    .filter(({ state, member }) => state === 'suggested' && !dismissed.has(member.id))
    .slice(0, limit)

export const list = (state: MateList) => page(mates().filter((mate) => mate.state === state))

export function overview(): MatesOverview {
  const count = (wanted: MateState) => mates().filter(({ state }) => state === wanted).length
  return {
    ...previewTiles,
    active: count('connected'),
    pending: count('pending'),
    requests: count('request_received'),
    audience: settings.audience,
  }
}

export function profile(memberId: Id): MateProfile {
  const found = everybody().find(({ mate }) => mate.member.id === memberId)
  if (!found) throw refusal('NOT_FOUND')
  return found
}

/** Name, specialty, location or hospital, as the server finds them. What the sample does not know of anybody finds nobody. */
export function directory({ q = '', specialty = '', city = '', state = '', hospital = '', language, college, proven }: DirectoryFilter) {
  const holds = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase())
  const fits = ({ member }: Mate) => {
    const field = personOf(member.handle as Parameters<typeof personOf>[0]).specialty
    const card = `${member.name} ${field} ${member.headline} ${member.hospital} ${member.location}`
    return (
      q.split(' ').every((word) => holds(card, word)) &&
      // From the beginning of a word on: urology is no part of neurology.
      holds(` ${field} ${member.headline}`, ` ${specialty}`) &&
      [city, state].every((place) => holds(member.location, place)) &&
      holds(member.hospital, hospital) &&
      (!proven || (member.mark !== null && provenFilters[proven].as.some((as) => as === member.mark?.as)))
    )
  }
  return { ...page(language || college ? [] : mates().filter(fits)), didYouMean: [] }
}

const answers: Record<'accept' | 'decline' | 'withdraw' | 'remove', { from: MateState; to: MateState }> = {
  accept: { from: 'request_received', to: 'connected' },
  decline: { from: 'request_received', to: 'suggested' },
  withdraw: { from: 'pending', to: 'suggested' },
  remove: { from: 'connected', to: 'suggested' },
}

/** Connect becomes Request Sent, in this tab only. */
export function request(memberId: Id, note = ''): Mate {
  const mate = [...mates(), ...homeSuggestions()].find(({ member }) => member.id === memberId)
  if (!mate) throw refusal('NOT_FOUND')
  if (mate.state === 'pending' || mate.state === 'connected') return mate
  // As on the server: the answer tells what was said with the request that this one crosses.
  if (mate.state === 'request_received') return { ...change(mate, 'connected'), note: mate.note }
  return change(mate, 'pending', note)
}

export function answer(act: keyof typeof answers, memberId: Id): Mate {
  const { mate } = profile(memberId)
  const { from, to } = answers[act]
  if (mate.state === to) return mate
  if (mate.state !== from) throw refusal('NO_REQUEST')
  return change(mate, to)
}

function change(mate: Mate, state: MateState, note = '') {
  states.set(mate.member.id, { state, note: note || null })
  return now(mate)
}

export function dismiss(memberId: Id) {
  dismissed.add(memberId)
  return { id: memberId }
}

export function block(memberId: Id) {
  const { mate } = profile(memberId)
  change(mate, 'suggested')
  blocked.set(memberId, new Date().toISOString())
  return { id: memberId }
}

export function unblock(memberId: Id) {
  blocked.delete(memberId)
  return { id: memberId }
}

export const blocks = () =>
  page(
    previewPeople.flatMap(({ mate: { member } }): Blocked[] => {
      const at = blocked.get(member.id)
      return at ? [{ member, at }] : []
    }),
  )

export function setAudience(wanted: Audience) {
  settings.audience = wanted
  return { audience: wanted }
}
