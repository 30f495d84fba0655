import { afterEach, expect, test } from 'vitest'
import { TIME_ZONE_HEADER } from '#contract/time-zone.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { api } from './api.ts'

afterEach(leave)

test('a page says in which time zone its member is, whatever it asks', async () => {
  const asked = answer({ 'GET /api/home/stats': () => ({}), 'POST /api/notifications/read-all': () => ({ unread: 0 }) })
  signIn('asha')

  await api.home.stats()
  await api.notifications.readAll({ latestId: 'n1' })

  const zones = asked.mock.calls.map(([, init]) => new Headers(init?.headers).get(TIME_ZONE_HEADER))
  expect(zones).toEqual(Array(2).fill(Intl.DateTimeFormat().resolvedOptions().timeZone))
})
