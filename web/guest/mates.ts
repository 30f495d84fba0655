import type { Mate } from '#contract/mates.ts'
import type { Id } from '#contract/page.ts'
import { home } from '#sample/home.ts'
import { refusal } from './refuse.ts'

/** Whom this tab has asked. Nobody else ever hears of it. */
const asked = new Set<Id>()

const asShown = (mate: Mate): Mate => (asked.has(mate.member.id) ? { ...mate, state: 'pending' } : mate)

/** The suggested people, with what this tab has asked of them. */
export const suggestions = (limit: number) => home.suggestions.slice(0, limit).map(asShown)

/** Connect becomes Request Sent, in this tab only. */
export function request(memberId: Id): Mate {
  const mate = home.suggestions.find(({ member }) => member.id === memberId)
  if (!mate) throw refusal('NOT_FOUND')
  if (asked.has(memberId)) throw refusal('REQUEST_WAITING')
  asked.add(memberId)
  return asShown(mate)
}
