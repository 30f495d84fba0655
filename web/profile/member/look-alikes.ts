import type { Id } from '#contract/page.ts'
import type { MemberCard } from '#contract/profile.ts'

/** Whom of these the line below their name does not tell from another of the same name. */
export function lookAlikes(members: readonly MemberCard[], lineOf: (member: MemberCard) => string): ReadonlySet<Id> {
  const shown = Map.groupBy(new Map(members.map((member) => [member.id, member])).values(), (member) =>
    JSON.stringify([member.name, lineOf(member)].map((words) => words.trim().toLowerCase())),
  )
  return new Set([...shown.values()].flatMap((alike) => (alike.length > 1 ? alike.map(({ id }) => id) : [])))
}
