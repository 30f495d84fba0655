import { useQueries } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import type { MemberCard } from '#contract/profile.ts'
import { mateProfileQuery } from '../../mates/queries.ts'
import { type NameOf, somebody, YOU } from '../words.ts'
import { usePane } from './pane-context.ts'

/** The cards of those who are named somewhere, by their ids. Who has left the group since is asked for; who has left Wardmates is nobody. */
export function useCards(ids: readonly Id[]): ReadonlyMap<Id, MemberCard> {
  const { opened } = usePane()
  const inside = new Map(opened.participants.map(({ member }) => [member.id, member]))
  const outside = [...new Set(ids)].filter((id) => !inside.has(id))
  const found = useQueries({ queries: outside.map((id) => mateProfileQuery(id)) })
  return new Map([...inside, ...found.flatMap(({ data }): [Id, MemberCard][] => (data ? [[data.mate.member.id, data.mate.member]] : []))])
}

/** Names for sentences: the viewer is `YOU`. */
export function useNames(ids: readonly Id[]): NameOf {
  const { viewerId } = usePane()
  const cards = useCards(ids.filter((id) => id !== viewerId))
  return (id) => (id === viewerId ? YOU : (cards.get(id)?.name ?? somebody()))
}
