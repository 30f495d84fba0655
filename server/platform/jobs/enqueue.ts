import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery } from 'kysely'
import type { Db } from '../db/client.ts'
import { openBoss } from './boss.ts'
import type { Job } from './job.ts'

/** The transaction that a job is queued in, while it is. */
const within = new AsyncLocalStorage<Db>()

const sender = openBoss(async (text, values) => {
  const tx = within.getStore()
  if (!tx) throw new Error('A job is queued within a transaction or a database.')
  return tx.executeQuery(CompiledQuery.raw(text, values))
})

/** Queues jobs of one kind within the change that causes them: both are committed, or neither. */
export async function enqueue<Payload extends object>(tx: Db, { name, key }: Job<Payload>, payloads: readonly Payload[]): Promise<void> {
  if (payloads.length === 0) return
  const jobs = payloads.map((data) => ({ data, ...(key && { singletonKey: key(data) }) }))
  await within.run(tx, () => sender.insert(name, jobs))
}
