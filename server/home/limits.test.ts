import { expect, test } from 'vitest'
import { feed } from '#contract/feed.ts'
import { home } from '#contract/home.ts'
import { mates } from '#contract/mates.ts'
import { World } from '#tests/support/world.ts'
import { newId } from '../platform/ids.ts'

test('home counts whom it suggests, and stands without them once nobody more is shown', async () => {
  const world = await World.open({ RATE_LIMITS: 'on', LIMIT_PEOPLE: '5/86400' })
  const near = { hospital: 'KEM Hospital', specialty: 'Cardiology', profile_complete: true }
  const [asha] = [await world.member(near), await world.member(near), await world.member(near), await world.member(near)]
  await asha.call(feed.create, { clientId: newId(), content: 'Good morning' })

  const [first, second] = [await asha.call(home.summary), await asha.call(home.summary)]
  await expect(asha.call(mates.suggestions, { limit: 1 })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })

  expect(first).toMatchObject({ card: { id: asha.id }, activity: { posts: 1 }, suggestions: [{}, {}, {}] })
  expect(second).toEqual({ ...first, suggestions: null })
  await world.close()
})
