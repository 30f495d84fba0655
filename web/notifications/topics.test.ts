import { expect, test } from 'vitest'
import { NoticeKind } from '#contract/notifications.ts'
import { topicsOf } from './topics.ts'

test('kinds of one topic are set together, and every kind has a topic', () => {
  const topics = topicsOf(NoticeKind.options.map((kind) => ({ kind, inApp: true, mail: 'off' })))

  expect(topics.flatMap(({ kinds }) => kinds).sort()).toEqual([...NoticeKind.options].sort())
  expect(topics.filter(({ alwaysOn }) => alwaysOn).map(({ label }) => label)).toEqual([
    'Pages you run or claim',
    'Verification',
    'Decisions on reports about you',
    'Security',
  ])
  expect(topics.find(({ label }) => label === 'Security')?.kinds).toEqual(['security_new_device', 'security_password_changed'])
})
