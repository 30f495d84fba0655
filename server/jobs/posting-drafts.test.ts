import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { institutionRoles } from '#contract/institution-roles.ts'
import { postingImport } from '#contract/posting-import.ts'
import { postings } from '#contract/postings.ts'
import { openPage } from '#tests/support/institutions.ts'
import { dayFromNow } from '#tests/support/jobs.ts'
import { test } from '#tests/support/world.ts'

test('whoever has lost the role reads their draft no more, also not by its name from another institution', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'], [ravi.id, 'recruiter'])
  const own = await openPage(world, [ravi.id, 'owner'])
  const clientId = randomUUID()
  const begun = { clientId, title: 'Registrar' }
  const { id: postingId, version } = await ravi.call(postings.create, { ...begun, institutionId })
  await asha.call(institutionRoles.remove, { institutionId, memberId: ravi.id })
  await asha.call(postings.edit, { postingId, version, description: 'Agreed among ourselves.' })

  const again = ravi.call(postings.create, { ...begun, institutionId: own })

  await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await ravi.call(postings.list, { institutionId: own })).items).toEqual([])
  expect((await ravi.call(postings.create, { clientId: randomUUID(), title: 'Nurse', institutionId: own })).title).toBe('Nurse')
})

test('a draft that is published while a file is taken is not changed by it', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const file = (description: string) =>
    new File([`ID,Title,City,Specialty,Description,Closes on\nA1,Nurse,Siliguri,Surgery,${description},${dayFromNow(9)}`], 'jobs')
  const take = (description: string) => asha.call(postingImport.take, { institutionId, clientId: randomUUID(), file: file(description) })
  const postingId = (await take('Assist.')).rows[0]!.postingId!
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const published = { state: 'published' as const, posted_at: new Date(), ask_at: new Date(Date.now() + 14 * 24 * 3600_000) }

  const taken = await world.db.transaction().execute(async (tx) => {
    await tx.updateTable('job_posting').set(published).where('id', '=', postingId).execute()
    const begun = take('Pay a registration fee of Rs 2000.')
    await vi.waitUntil(async () => (await waiting.execute(world.db)).rows.length > 0, { timeout: 10_000, interval: 10 })
    return { begun }
  })

  expect((await taken.begun).rows).toMatchObject([{ outcome: 'fault', postingId: null }])
  expect(await asha.call(postings.get, { postingId })).toMatchObject({ postingState: 'published', description: 'Assist.' })
})
