import type { Updateable } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'
import type { TestMember, World } from './world.ts'

/** Makes a member a mate of all these. */
export async function befriend(world: World, one: TestMember, others: readonly TestMember[], at = new Date()) {
  await world.db
    .insertInto('mate_link')
    .values(others.map((other) => ({ from_id: one.id, to_id: other.id, state: 'connected', connected_at: at }) as const))
    .execute()
}

/** Several members who are nobody in particular. */
export async function people(world: World, count: number, traits: Parameters<World['member']>[0] = {}) {
  const all: TestMember[] = []
  for (let at = 0; at < count; at++) all.push(await world.member(traits))
  return all
}

/** Says more of a member than the card does. */
export const setProfile = (world: World, { id }: TestMember, facts: Updateable<Tables['profile']>) =>
  world.db.updateTable('profile').set(facts).where('member_id', '=', id).execute()
