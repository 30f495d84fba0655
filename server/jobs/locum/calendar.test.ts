import { expect } from 'vitest'
import { institutionRoles } from '#contract/institution-roles.ts'
import { locum, locumDesk } from '#contract/locum.ts'
import { mates } from '#contract/mates.ts'
import { dayFromNow } from '#tests/support/jobs.ts'
import { aDoctor, aShift, locumWard } from '#tests/support/locum.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

/** What a calendar reads of a shift, with its folded lines put together; nothing where it is not there. */
async function read(world: World, by: TestMember, shiftId: string) {
  const answer = await world.fetch(`/api/locum/shifts/${shiftId}/calendar`, { token: by.token })
  return answer.status === 200 ? (await answer.text()).replaceAll('\r\n ', '').split('\r\n') : undefined
}
const fieldOf = (lines: string[] | undefined, name: string) => lines?.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)
const stamp = (day: string, time: string) => `${day.replaceAll('-', '')}T${time}Z`

test('the calendar of each side says with whom the shift is, and when, over midnight and in whatever time zone one reads it', async ({
  world,
}) => {
  const { recruiter, asha, institutionId } = await locumWard(world)
  const day = dayFromNow(3)
  const notes = 'Bed 4; ward 2, ask for Rao\nBEGIN:VEVENT'
  const shiftId = await aShift(recruiter, institutionId, {
    day,
    band: 'night',
    title: 'Night, ICU; 2 beds',
    place: 'Siliguri, gate 2',
    notes,
  })
  await asha.call(locum.accept, { shiftId })

  const [hers, theirs] = [await read(world, asha, shiftId), await read(world, recruiter, shiftId)]

  expect(fieldOf(hers, 'SUMMARY')).toMatch(/^Night\\, ICU\\; 2 beds\\, Teesta Hospital \d+$/)
  expect(fieldOf(theirs, 'SUMMARY')).toBe('Night\\, ICU\\; 2 beds\\, Dr. Asha Rao')
  for (const lines of [hers, theirs]) {
    expect([fieldOf(lines, 'DTSTART'), fieldOf(lines, 'DTEND')]).toEqual([stamp(day, '143000'), stamp(dayFromNow(4), '023000')])
    expect(fieldOf(lines, 'LOCATION')).toBe('Siliguri\\, gate 2')
    expect(fieldOf(lines, 'DESCRIPTION')).toBe('Bed 4\\; ward 2\\, ask for Rao\\nBEGIN:VEVENT\\n₹9\\,500')
    expect(lines?.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(fieldOf(lines, 'UID')).toContain(shiftId)
    expect(fieldOf(lines, 'STATUS')).toBe('CONFIRMED')
  }
})

test('across a block the doctor is not named, and nobody else has the calendar: a stranger, a former recruiter, after it was cancelled', async ({
  world,
}) => {
  const { owner, recruiter, asha, institutionId } = await locumWard(world)
  const shiftId = await aShift(owner, institutionId)
  expect(await read(world, owner, shiftId)).toBeUndefined()
  await asha.call(locum.accept, { shiftId })
  await asha.call(mates.block, { memberId: owner.id })

  expect((await read(world, owner, shiftId))?.join('\n')).not.toContain('Asha')
  expect((await read(world, recruiter, shiftId))?.join('\n')).toContain('Asha')
  expect(await read(world, await aDoctor(world), shiftId)).toBeUndefined()
  await owner.call(institutionRoles.remove, { institutionId, memberId: recruiter.id })
  expect(await read(world, recruiter, shiftId)).toBeUndefined()
  await owner.call(locumDesk.cancel, { institutionId, shiftId, words: 'The ward is closed.' })
  for (const by of [owner, asha]) expect(await read(world, by, shiftId)).toBeUndefined()
})
