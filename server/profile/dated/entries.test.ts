import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { profile } from '#contract/profile.ts'
import type { EntryDraft } from '#contract/profile-entry.ts'
import { ENTRIES_MAX } from '#contract/profile-limits.ts'
import { test } from '#tests/support/world.ts'

const resident: EntryDraft = {
  ...{ kind: 'position', title: 'Senior Resident', institution: 'KEM Hospital', started: '2012-06', ended: '2015-05' },
  ...{ location: 'Mumbai', note: 'Cardiology.\nNight shifts.' },
}
const consultant: EntryDraft = { ...resident, title: 'Consultant', started: '2015-06', ended: 'present', note: '' }

test('entries are added, changed and removed one at a time, and others read them in the order of time', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member()]
  const { handle } = (await asha.call(profile.get, {})).card
  const entries = async () => (await ravi.call(profile.get, { member: handle })).entries

  const first = await asha.call(profile.addEntry, { clientId: randomUUID(), ...resident })
  const second = await asha.call(profile.addEntry, { clientId: randomUUID(), ...consultant })
  expect(await entries()).toEqual([
    { id: second.id, ...consultant },
    { id: first.id, ...resident },
  ])

  await asha.call(profile.changeEntry, { entryId: first.id, ...resident, ended: '2016', title: 'Registrar' })
  expect(await asha.call(profile.removeEntry, { entryId: second.id })).toEqual({ removed: true })
  expect(await asha.call(profile.removeEntry, { entryId: second.id })).toEqual({ removed: false })
  expect(await entries()).toEqual([{ id: first.id, ...resident, ended: '2016', title: 'Registrar' }])
})

test('an entry that is sent twice stands once', async ({ world }) => {
  const asha = await world.member()
  const sent = { clientId: randomUUID(), ...resident }

  const answers = await Promise.all([asha.call(profile.addEntry, sent), asha.call(profile.addEntry, sent)])

  expect(answers[0]).toEqual(answers[1])
  expect((await asha.call(profile.get, {})).entries).toEqual([answers[0]])
})

test('nobody changes or removes what stands on another profile, and the same id there is another entry', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id } = await asha.call(profile.addEntry, { clientId: randomUUID(), ...resident })

  await expect(ravi.call(profile.changeEntry, { entryId: id, ...consultant })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await ravi.call(profile.removeEntry, { entryId: id })).toEqual({ removed: false })
  await ravi.call(profile.addEntry, { clientId: id, ...consultant })

  expect((await asha.call(profile.get, {})).entries).toEqual([{ id, ...resident }])
})

test('an entry does not make an open working copy old', async ({ world }) => {
  const asha = await world.member()
  const before = (await asha.call(profile.get, {})).own

  await asha.call(profile.addEntry, { clientId: randomUUID(), ...resident })

  expect((await asha.call(profile.get, {})).own).toEqual(before)
})

test('what cannot have been is refused at its field and adds nothing', async ({ world }) => {
  const asha = await world.member()
  const refused = (part: Partial<EntryDraft>) => asha.call(profile.addEntry, { clientId: randomUUID(), ...resident, ...part })

  await expect(refused({ ended: '2012-05' })).rejects.toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'ended' }] })
  await expect(refused({ ended: '2099' })).rejects.toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'ended' }] })
  await expect(refused({ started: null })).rejects.toMatchObject({ issues: [{ path: 'started' }] })
  await expect(refused({ title: ' ' })).rejects.toMatchObject({ issues: [{ path: 'title' }] })
  expect((await asha.call(profile.get, {})).entries).toEqual([])
})

test('a profile holds a long life of entries and no endless one', async ({ world }) => {
  const asha = await world.member()
  const rows = Array.from({ length: ENTRIES_MAX - 1 }, () => ({ ...resident, id: randomUUID(), member_id: asha.id }))
  await world.db.insertInto('profile_entry').values(rows).execute()

  const two = await Promise.allSettled(
    [resident, consultant].map((entry) => asha.call(profile.addEntry, { clientId: randomUUID(), ...entry })),
  )

  expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(two.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'LIST_FULL', status: 422 } })
})
