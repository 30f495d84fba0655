import { expect } from 'vitest'
import { locum, locumDesk } from '#contract/locum.ts'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { openPage } from '#tests/support/institutions.ts'
import { dayFromNow } from '#tests/support/jobs.ts'
import { aDoctor, aShift, free, locumWard } from '#tests/support/locum.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { sweepFree } from './free.ts'

const day = dayFromNow(3)
const night = { day, band: 'night' } as const
const noticesOf = async (member: TestMember) => (await member.call(notifications.list, {})).items.map(({ kind }) => kind)
const freeAt = async (by: TestMember, institutionId: string) =>
  (await by.call(locumDesk.free, { institutionId, ...night })).items.map(({ member }) => member.id)

test('who is free is seen by verified institutions alone, while it stands, and not across a block', async ({ world }) => {
  const { owner, recruiter, asha, institutionId } = await locumWard(world)
  const editor = await world.member()
  const page = await openPage(world, [owner.id, 'owner'], [editor.id, 'editor'])
  await free(asha, night)
  await free(await world.member({ verified: true, kind: 'student' }), night)
  expect(await freeAt(owner, institutionId)).toEqual([asha.id])

  await expect(freeAt(editor, page)).rejects.toMatchObject({ code: 'NO_ROLE' })
  await expect(freeAt(asha, institutionId)).rejects.toMatchObject({ code: 'NO_ROLE' })
  await world.db.updateTable('institution').set({ verified_until: null, verified_at: null }).where('id', '=', page).execute()
  await expect(freeAt(owner, page)).rejects.toMatchObject({ code: 'INSTITUTION_UNVERIFIED' })
  await expect(aShift(owner, page)).rejects.toMatchObject({ code: 'INSTITUTION_UNVERIFIED' })

  await asha.call(mates.block, { memberId: recruiter.id })
  expect(await freeAt(recruiter, institutionId)).toEqual([])
  await expect(aShift(recruiter, institutionId, { toId: asha.id })).rejects.toMatchObject({ code: 'NOT_FREE' })
  const shiftId = await aShift(owner, institutionId, { toId: asha.id })
  await asha.call(locum.accept, { shiftId })
  const [seen] = (await recruiter.call(locumDesk.week, { institutionId, fromDay: day })).shifts
  expect(seen).toMatchObject({ shiftState: 'taken', takenBy: null, to: null })
  expect(await freeAt(owner, institutionId)).toEqual([])

  const later = { day: dayFromNow(6), band: 'night' } as const
  await free(asha, later)
  await asha.call(locum.setFree, { ...later, isFree: false })
  expect((await owner.call(locumDesk.free, { institutionId, ...later })).items).toEqual([])
  await expect(aShift(owner, institutionId, { ...later, toId: asha.id })).rejects.toMatchObject({ code: 'NOT_FREE' })
})

test('a page of free doctors goes on where it ended, none twice, none left out', async ({ world }) => {
  const { owner, institutionId } = await locumWard(world)
  const slot = { day: dayFromNow(9), band: 'evening' } as const
  const doctors = await Promise.all(Array.from({ length: 45 }, () => aDoctor(world)))
  for (const doctor of doctors) await free(doctor, slot)

  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await owner.call(locumDesk.free, { institutionId, ...slot, cursor })
    seen.push(...page.items.map(({ member }) => member.id))
    cursor = page.next ?? undefined
  } while (cursor)

  expect(seen.sort()).toEqual(doctors.map(({ id }) => id).sort())
})

test('nobody is free in the past; days that are over are forgotten, and all of it goes with the member', async ({ world }) => {
  const { owner, asha, institutionId } = await locumWard(world)
  await expect(free(asha, { day: dayFromNow(-1), band: 'day' })).rejects.toMatchObject({ code: 'DAY_OVER' })
  await expect(free(asha, { day: dayFromNow(400), band: 'day' })).rejects.toMatchObject({ code: 'TOO_FAR_AHEAD' })
  await world.db
    .insertInto('locum_free')
    .values({ member_id: asha.id, day: dayFromNow(-3), band: 'day' })
    .execute()
  await free(asha, night)
  const shiftId = await aShift(owner, institutionId, { toId: asha.id })
  const open = await aShift(owner, institutionId, { day: dayFromNow(8) })
  await asha.call(locum.accept, { shiftId: open })
  const freeDays = async () =>
    (await world.db.selectFrom('locum_free').select('day').where('member_id', '=', asha.id).execute()).map((row) => row.day)

  await sweepFree(world.db)
  expect(await freeDays()).toEqual([day])
  await world.db.deleteFrom('member').where('id', '=', asha.id).execute()

  expect(await freeDays()).toEqual([])
  expect(await world.db.selectFrom('locum_shift').select('id').where('id', '=', shiftId).execute()).toEqual([])
  expect((await owner.call(locumDesk.week, { institutionId, fromDay: dayFromNow(8) })).shifts).toMatchObject([
    { id: open, shiftState: 'taken', takenBy: null },
  ])
})

test('a specialty is the same by each of its names, for the desk and for the doctor', async ({ world }) => {
  const { owner, institutionId } = await locumWard(world)
  const [asha, eyes] = [await aDoctor(world, { specialty: 'Consultant Paediatrician' }), await aDoctor(world, { specialty: 'Eye surgeon' })]
  const slot = { day: dayFromNow(13), band: 'night' } as const
  for (const doctor of [asha, eyes]) await free(doctor, slot)

  const shown = await owner.call(locumDesk.free, { institutionId, ...slot, specialty: 'Pediatrics' })
  expect(shown.items.map(({ member }) => member.id)).toEqual([asha.id])
  const shiftId = await aShift(owner, institutionId, { ...slot, specialty: 'Pediatrics' })

  expect((await asha.call(locum.week, { fromDay: slot.day })).shifts).toMatchObject([{ id: shiftId, standing: 'offered' }])
  expect([await noticesOf(asha), await noticesOf(eyes)]).toEqual([['shift_offered'], []])
  await expect(eyes.call(locum.accept, { shiftId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asha.call(locum.accept, { shiftId })).toMatchObject({ standing: 'yours' })
})
