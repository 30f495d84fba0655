import { expect } from 'vitest'
import { institutionRoles } from '#contract/institution-roles.ts'
import { locum } from '#contract/locum.ts'
import { openPage } from '#tests/support/institutions.ts'
import { aPosting, dayFromNow } from '#tests/support/jobs.ts'
import { aShift, free, locumWard } from '#tests/support/locum.ts'
import { test, type World } from '#tests/support/world.ts'
import type { ExportRow } from '../platform/export.ts'
import { jobsExport } from './export.ts'

/** What a list of a member's copy holds. */
async function listOf({ app }: World, name: string, memberId: string): Promise<ExportRow[]> {
  const rows: ExportRow[] = []
  const part = jobsExport.parts.find((one) => one.name === name)!
  for await (const portion of part.rows(app.services, memberId)) rows.push(...portion)
  return rows
}

test('a copy holds the drafts that one began for as long as one recruits there, and what everybody could read beyond', async ({
  world,
}) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'], [ravi.id, 'recruiter'])
  const author_id = ravi.id
  await aPosting(world, institutionId, { author_id, title: 'Registrar' })
  await aPosting(world, institutionId, { author_id, title: 'Dean', state: 'draft' })
  const titles = async () => (await listOf(world, 'postingsYouBegan', ravi.id)).map(({ title }) => title)

  expect((await titles()).sort()).toEqual(['Dean', 'Registrar'])
  await asha.call(institutionRoles.remove, { institutionId, memberId: ravi.id })

  expect(await titles()).toEqual(['Registrar'])
})

test('a copy of whoever offered a shift does not hold what is the doctor’s', async ({ world }) => {
  const { recruiter, asha, institutionId } = await locumWard(world)
  await free(asha, { day: dayFromNow(3), band: 'night' })
  const shiftId = await aShift(recruiter, institutionId)
  await asha.call(locum.accept, { shiftId })
  await asha.call(locum.giveBack, { shiftId, words: 'My mother is ill.' })

  const [offered] = await listOf(world, 'shifts', recruiter.id)
  const [taken] = await listOf(world, 'shifts', asha.id)

  expect(offered).toMatchObject({ state: 'cancelled', offeredByYou: true, checked: '', cancelWords: '' })
  expect(taken).toMatchObject({ takenByYou: true, cancelWords: 'My mother is ill.', checked: expect.stringContaining('egistration') })
})
