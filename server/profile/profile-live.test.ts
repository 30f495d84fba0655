import { expect } from 'vitest'
import { mates } from '#contract/mates.ts'
import { profile } from '#contract/profile.ts'
import { setup } from '#contract/setup.ts'
import { listen } from '#tests/support/listen.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const certification = { title: 'ACLS', issuer: 'AHA', year: '2024' } as const
const basics = { step: 1, kind: 'doctor', name: 'Asha Rao', headline: 'Nephrologist', location: 'Pune', phone: null, bio: null } as const

/** Changes that a member makes to what their profile shows. */
const changes: [name: string, change: (by: TestMember) => Promise<unknown>][] = [
  ['a certification', (by) => by.call(profile.addCertification, certification)],
  ['an audience', async (by) => by.call(profile.saveAudience, { ...(await by.call(profile.get, {})).own!.audience })],
  ['who sees the mates', (by) => by.call(mates.setAudience, { audience: 'mates' })],
  ['the setup', (by) => by.call(setup.save, basics)],
  ['the photo', (by) => by.call(profile.removePhoto)],
]

test.for(changes)('whoever shows a profile hears that it changed, and nobody else: %s', async ([, change], { world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const [shows, elsewhere] = [await listen(world, ravi, `profile:${asha.id}`), await listen(world, meera, `profile:${ravi.id}`)]
  // It is joined once it has been asked whether it may be.
  await expect
    .poll(async () => {
      await change(asha)
      return shows.of('profile_changed')
    })
    .toContainEqual({ memberId: asha.id })

  expect(elsewhere.of('profile_changed')).toEqual([])
  shows.close()
  elsewhere.close()
})

test('nobody hears of a profile across a block', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await asha.call(mates.block, { memberId: ravi.id })

  const line = await listen(world, ravi, `profile:${asha.id}`)

  await expect.poll(() => line.of('interest_gone')).toEqual([{ interest: `profile:${asha.id}` }])
  await asha.call(profile.addCertification, certification)
  expect(line.of('profile_changed')).toEqual([])
  line.close()
})
