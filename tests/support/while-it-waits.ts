import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#server/platform/db/client.ts'
import type { World } from './world.ts'

/** How many statements wait for somebody who holds what they want. */
async function waitingForLocks({ db }: World) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]!.count
}

/** What an act in a conversation comes to where this is done while it waits for its turn: `done`, or the code of its refusal. */
export async function whileItWaits(
  world: World,
  conversationId: string,
  act: () => Promise<unknown>,
  meanwhile: (tx: Db) => Promise<unknown>,
) {
  const { outcome } = await world.db.transaction().execute(async (tx) => {
    await tx.selectFrom('conversation').select('id').where('id', '=', conversationId).forUpdate().execute()
    const outcome = act().then(
      () => 'done',
      ({ code }: { code: string }) => code,
    )
    await expect.poll(() => waitingForLocks(world)).toBe(1)
    await meanwhile(tx)
    return { outcome }
  })
  return outcome
}
