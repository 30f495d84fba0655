import { expect, test } from 'vitest'
import { recommended } from '#contract/notice-words.ts'
import { NoticeKind } from '#contract/notifications.ts'
import { byArea, topicsOf, toRecommended } from './topics.ts'

const asRecommended = NoticeKind.options.map(recommended)
const topics = topicsOf(asRecommended)

test('kinds of one topic are set together, and every kind has a topic', () => {
  expect(topics.flatMap(({ kinds }) => kinds).sort()).toEqual([...NoticeKind.options].sort())
  expect(topics.filter(({ alwaysOn }) => alwaysOn).map(({ label }) => label)).toEqual([
    'pages you run or claim',
    'verification: decisions and questions',
    'a proof that expires',
    'views of your documents',
    'decisions on reports about you',
    'grievances',
    'security',
  ])
  expect(topics.find(({ label }) => label === 'security')?.kinds).toEqual([
    ...['security_new_device', 'security_password_changed', 'security_email_changed'],
    ...['security_factor_added', 'security_factor_removed'],
    ...['security_recovery_used', 'security_recovery_renewed'],
    ...['security_export_ready', 'security_data_breach', 'security_role_given', 'security_role_ended'],
  ])
})

test('every topic stands in one area, and kinds of one topic may be set alike', () => {
  const placed = byArea(topics).flatMap(({ topics }) => topics)
  expect(placed).toHaveLength(topics.length)
  expect(new Set(placed).size).toBe(topics.length)
  for (const { kinds } of topics) expect(new Set(kinds.map((kind) => JSON.stringify({ ...recommended(kind), kind: '' }))).size).toBe(1)
})

test('what differs from what is recommended is brought back, and nothing else is touched', () => {
  expect(toRecommended(topics)).toEqual([])
  const changed = topicsOf(
    asRecommended.map((one) =>
      one.kind === 'post_liked' || one.kind === 'mate_request'
        ? { ...one, mail: 'daily' }
        : one.kind === 'profile_viewed'
          ? { ...one, inApp: true }
          : one.kind === 'verification_expiring' || one.kind === 'verification_expired'
            ? { ...one, mail: 'off' }
            : one,
    ),
  )
  expect(toRecommended(changed)).toEqual([
    { kinds: ['mate_request', 'post_liked'], inApp: true, mail: 'off' },
    { kinds: ['profile_viewed'], inApp: false, mail: 'off' },
    { kinds: ['verification_expiring', 'verification_expired'], inApp: true, mail: 'at_once' },
  ])
})
