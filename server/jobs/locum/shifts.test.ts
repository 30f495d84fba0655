import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, vi } from 'vitest'
import { institutionRoles } from '#contract/institution-roles.ts'
import { locum, locumDesk } from '#contract/locum.ts'
import { notifications } from '#contract/notifications.ts'
import { openPage } from '#tests/support/institutions.ts'
import { dayFromNow } from '#tests/support/jobs.ts'
import { aDoctor, aShift, free, locumWard } from '#tests/support/locum.ts'
import { marked, unmarked } from '#tests/support/marks.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { sweepShifts } from '../jobs.ts'

const day = dayFromNow(3)
const night = { day, band: 'night' } as const
const noticesOf = async (member: TestMember) => (await member.call(notifications.list, {})).items.map(({ kind }) => kind)
const weekOf = (member: TestMember, fromDay = day) => member.call(locum.week, { fromDay })
const freeAt = async (by: TestMember, institutionId: string) =>
  (await by.call(locumDesk.free, { institutionId, ...night })).items.map(({ member }) => member.id)

test('a doctor who is free is offered a shift, accepts it, and both sides have it in their calendar', async ({ world }) => {
  const { owner, recruiter, asha, institutionId } = await locumWard(world)
  await free(asha, night)
  expect(await freeAt(recruiter, institutionId)).toEqual([asha.id])
  const shiftId = await aShift(recruiter, institutionId, { toId: asha.id, notes: 'Two ventilators' })
  expect(await weekOf(asha)).toMatchObject({
    free: [night],
    shifts: [{ id: shiftId, standing: 'offered', collision: '', pay: 9500, notes: 'Two ventilators' }],
    offers: { waiting: 1, next: day },
    proof: { isRegistered: true, checked: expect.stringContaining('Registration checked by') },
  })

  expect(await asha.call(locum.accept, { shiftId })).toMatchObject({ standing: 'yours' })
  await asha.call(locum.accept, { shiftId })

  expect(await weekOf(asha)).toMatchObject({ offers: { waiting: 0, next: null }, next: { id: shiftId } })
  expect(await owner.call(locumDesk.get, { shiftId })).toMatchObject({ institutionId, shiftState: 'taken' })
  await expect(asha.call(locumDesk.get, { shiftId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await asha.call(locum.week, { fromDay: day })).shifts).toMatchObject([{ standing: 'yours' }])
  expect((await owner.call(locumDesk.week, { institutionId, fromDay: day })).shifts).toMatchObject([
    { shiftState: 'taken', takenBy: { id: asha.id }, checked: expect.stringContaining('Registration checked by') },
  ])
  expect(await noticesOf(asha)).toEqual(['shift_offered'])
  expect(await noticesOf(owner)).toEqual(['shift_accepted'])
  const calendar = (by: TestMember) => world.fetch(`/api/locum/shifts/${shiftId}/calendar`, { token: by.token })
  for (const side of [asha, recruiter]) expect(await (await calendar(side)).text()).toMatch(/^DTSTART:\d{8}T143000Z/m)
  expect((await calendar(await aDoctor(world))).status).toBe(404)
})

test('of fifty doctors who accept one shift at once one has it', async ({ world }) => {
  const { owner, institutionId } = await locumWard(world)
  const shiftId = await aShift(owner, institutionId)
  const doctors = await Promise.all(Array.from({ length: 50 }, () => aDoctor(world)))

  const answers = await Promise.allSettled(doctors.map((doctor) => doctor.call(locum.accept, { shiftId })))

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'SHIFT_TAKEN' })
  expect(await noticesOf(owner)).toEqual(['shift_accepted'])
})

test('of shifts that leave no rest between them, accepted at once, a doctor has one', async ({ world }) => {
  const { owner, asha, institutionId } = await locumWard(world)
  const other = await openPage(world, [owner.id, 'owner'])
  const near = [night, { day, band: 'evening' }, { day, band: 'day' }] as const
  const ids = await Promise.all([...near, ...near].map((slot, at) => aShift(owner, at < near.length ? institutionId : other, slot)))

  const answers = await Promise.allSettled(ids.map((shiftId) => asha.call(locum.accept, { shiftId })))

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'SHIFTS_COLLIDE' })
})

test('a shift that is too close is refused, and says beside which, before and after it is tried', async ({ world }) => {
  const { owner, asha, institutionId } = await locumWard(world)
  await asha.call(locum.accept, { shiftId: await aShift(owner, institutionId) })
  const shiftId = await aShift(owner, institutionId, { band: 'evening' })

  expect((await asha.call(locum.get, { shiftId })).collision).toMatch(/too close before your shift at Teesta Hospital/)
  await expect(asha.call(locum.accept, { shiftId })).rejects.toMatchObject({
    code: 'SHIFTS_COLLIDE',
    message: expect.stringMatching(/your shift at Teesta Hospital \d+, .*20:00–08:00.*8 hours of rest/),
  })
  const twelveHoursLater = await aShift(owner, institutionId, { day: dayFromNow(4), band: 'night' })
  expect(await asha.call(locum.accept, { shiftId: twelveHoursLater })).toMatchObject({ standing: 'yours' })
})

test('only a doctor whose registration was checked accepts, and nobody a shift of their own institution', async ({ world }) => {
  const { owner, institutionId } = await locumWard(world)
  const shiftId = await aShift(owner, institutionId)
  const student = await world.member({ verified: true, kind: 'student' })
  await world.db
    .updateTable('member')
    .set({ ...marked(), kind: 'doctor' })
    .where('id', '=', owner.id)
    .execute()

  await expect(student.call(locum.accept, { shiftId })).rejects.toMatchObject({ code: 'REGISTRATION_NEEDED' })
  expect((await weekOf(student)).proof).toEqual({ isRegistered: false, checked: '' })
  await expect(owner.call(locum.accept, { shiftId })).rejects.toMatchObject({ code: 'OWN_SHIFT' })
})

test('an open shift stands with doctors of its specialty who are free, and is declined by one for themselves', async ({ world }) => {
  const { owner, institutionId } = await locumWard(world)
  const [asha, ravi, busy] = [
    await aDoctor(world, { specialty: 'Paediatrics' }),
    await aDoctor(world, { specialty: 'paediatrics' }),
    await aDoctor(world, { specialty: 'Paediatrics' }),
  ]
  const eyes = await aDoctor(world, { specialty: 'Ophthalmology' })
  const slot = { day: dayFromNow(12), band: 'night' } as const
  for (const doctor of [asha, ravi, eyes]) await free(doctor, slot)
  const shiftId = await aShift(owner, institutionId, { ...slot, specialty: 'Paediatrics' })
  const shown = async (member: TestMember) => (await weekOf(member, slot.day)).shifts.map(({ standing }) => standing)

  expect([await shown(asha), await shown(ravi), await shown(busy), await shown(eyes)]).toEqual([['offered'], ['offered'], [], []])
  expect([await noticesOf(asha), await noticesOf(busy), await noticesOf(eyes)]).toEqual([['shift_offered'], [], []])
  await expect(eyes.call(locum.accept, { shiftId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asha.call(locum.decline, { shiftId })).toMatchObject({ standing: 'declined' })
  expect(await shown(asha)).toEqual([])
  await ravi.call(locum.accept, { shiftId })
  expect(await noticesOf(owner)).toEqual(['shift_accepted'])
})

test('whom an offer is for can decline it, and nobody else finds it', async ({ world }) => {
  const { owner, asha, institutionId } = await locumWard(world)
  await free(asha, night)
  const shiftId = await aShift(owner, institutionId, { toId: asha.id })
  await expect((await aDoctor(world)).call(locum.get, { shiftId })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await asha.call(locum.decline, { shiftId })

  await expect(asha.call(locum.accept, { shiftId })).rejects.toMatchObject({ code: 'SHIFT_CLOSED' })
  expect((await owner.call(locumDesk.week, { institutionId, fromDay: day })).shifts).toMatchObject([{ shiftState: 'declined' }])
  expect(await noticesOf(owner)).toEqual(['shift_declined'])
})

test('either side cancels and the other learns of it; within a day with the reason', async ({ world }) => {
  const { owner, asha, institutionId } = await locumWard(world)
  const soon = { day: dayFromNow(1), band: 'day' } as const
  await world.db.deleteFrom('locum_free').execute()
  const far = await aShift(owner, institutionId)
  await asha.call(locum.accept, { shiftId: far })
  expect(await asha.call(locum.giveBack, { shiftId: far })).toMatchObject({ standing: 'cancelled' })
  await expect(asha.call(locum.giveBack, { shiftId: far })).rejects.toMatchObject({ code: 'SHIFT_CLOSED' })
  expect(await noticesOf(owner)).toEqual(['shift_cancelled', 'shift_accepted'])

  const shiftId = await aShift(owner, institutionId, { day: dayFromNow(5) })
  await asha.call(locum.accept, { shiftId })
  const at = new Date(Date.now() + 3 * 3600_000)
  await world.db
    .updateTable('locum_shift')
    .set({ starts_at: at, ends_at: new Date(at.getTime() + 3600_000) })
    .where('id', '=', shiftId)
    .execute()
  await expect(owner.call(locumDesk.cancel, { institutionId, shiftId })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    issues: [{ path: 'words' }],
  })
  expect(await owner.call(locumDesk.cancel, { institutionId, shiftId, words: 'The ward is closed.' })).toMatchObject({
    shiftState: 'cancelled',
  })
  expect(await asha.call(locum.get, { shiftId })).toMatchObject({ standing: 'cancelled', cancelWords: 'The ward is closed.' })
  expect((await noticesOf(asha))[0]).toBe('shift_cancelled')

  const begun = await aShift(owner, institutionId, soon)
  await world.db
    .updateTable('locum_shift')
    .set({ starts_at: new Date(0) })
    .where('id', '=', begun)
    .execute()
  await expect(asha.call(locum.accept, { shiftId: begun })).rejects.toMatchObject({ code: 'SHIFT_BEGUN' })
})

test('a recruiter whose role was taken away offers and cancels no more', async ({ world }) => {
  const { owner, recruiter, institutionId } = await locumWard(world)
  const shiftId = await aShift(recruiter, institutionId)
  await owner.call(institutionRoles.remove, { institutionId, memberId: recruiter.id })

  await expect(aShift(recruiter, institutionId)).rejects.toMatchObject({ code: 'NO_ROLE' })
  await expect(recruiter.call(locumDesk.cancel, { institutionId, shiftId })).rejects.toMatchObject({ code: 'NO_ROLE' })
  const elsewhere = await openPage(world, [owner.id, 'owner'])
  await expect(owner.call(locumDesk.cancel, { institutionId: elsewhere, shiftId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an offer that asks for money is refused, and says where', async ({ world }) => {
  const { owner, institutionId } = await locumWard(world)

  await expect(aShift(owner, institutionId, { notes: 'Pay a registration fee of Rs 2000 before.' })).rejects.toMatchObject({
    code: 'ASKS_FOR_MONEY',
    issues: [{ path: 'notes' }],
  })
})

test('an offer that is sent again is the one that stands', async ({ world }) => {
  const { owner, institutionId } = await locumWard(world)
  const clientId = randomUUID()

  expect(await aShift(owner, institutionId, { clientId })).toBe(await aShift(owner, institutionId, { clientId }))

  const twice = randomUUID()
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => aShift(owner, institutionId, { clientId: twice })))
  expect(new Set(atOnce).size).toBe(1)
})

test('a shift is not accepted from an institution whose mark has ended meanwhile', async ({ world }) => {
  const { owner, asha, institutionId } = await locumWard(world)
  const shiftId = await aShift(owner, institutionId)
  await world.db.updateTable('institution').set({ verified_at: null, verified_until: null }).where('id', '=', institutionId).execute()

  await expect(asha.call(locum.accept, { shiftId })).rejects.toMatchObject({ code: 'INSTITUTION_UNVERIFIED' })
})

test('where the doctor of a shift to come has left, or their registration stands no more, the institution learns it', async ({ world }) => {
  const { owner, asha, institutionId } = await locumWard(world)
  const [left, kept] = [await aDoctor(world), await aDoctor(world)]
  const ids: string[] = []
  for (const [at, doctor] of [asha, left, kept].entries()) {
    const shiftId = await aShift(owner, institutionId, { day: dayFromNow(3 + at) })
    await doctor.call(locum.accept, { shiftId })
    ids.push(shiftId)
  }
  await world.db.updateTable('member').set(unmarked).where('id', '=', asha.id).execute()
  await world.db.deleteFrom('member').where('id', '=', left.id).execute()

  await sweepShifts(world.app.services)
  await sweepShifts(world.app.services)

  const states = await Promise.all(ids.map((shiftId) => owner.call(locumDesk.get, { shiftId })))
  expect(states.map(({ shiftState, cancelWords }) => [shiftState, cancelWords])).toEqual([
    ['cancelled', 'The doctor’s registration does not stand as checked any more.'],
    ['cancelled', 'The doctor has left Wardmates.'],
    ['taken', ''],
  ])
  expect((await noticesOf(owner)).filter((kind) => kind === 'shift_cancelled')).toHaveLength(2)
  expect(await noticesOf(asha)).toContain('shift_cancelled')
})

test('doctors who are free count against what one may read of people, each of them', async ({ world }) => {
  const { recruiter, asha, institutionId } = await locumWard(world)
  for (const doctor of [asha, await aDoctor(world), await aDoctor(world)]) await free(doctor, night)
  const counted = vi.spyOn(world.app.services.limits, 'people')
  onTestFinished(() => counted.mockRestore())

  await freeAt(recruiter, institutionId)

  expect(counted.mock.calls).toEqual([[recruiter.id, 3]])
})
