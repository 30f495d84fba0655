import { Buffer } from 'node:buffer'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { newId } from '#server/platform/ids.ts'
import { openPage } from './support/institutions.ts'
import { aPosting, dayFromNow } from './support/jobs.ts'
import { operations, send } from './support/operations.ts'
import { aPaper } from './support/papers.ts'
import { expectRefusal } from './support/refusal.ts'
import { test } from './support/world.ts'

const ID = '0198f0c2-7a4e-7d11-8a55-3b9c0de4f120'
/** The moment and the row of a page's end, as lists in the order of time write them, with what is no moment, no row or neither. */
const MADE_UP = [
  `2026-02-31 10:00:00+00 ${ID}`,
  `2025-02-29 10:00:00.123456+00 ${ID}`,
  `2026-13-01 10:00:00+00 ${ID}`,
  `2026-01-01 24:30:00+00 ${ID}`,
  `0000-01-01 10:00:00+00 ${ID}`,
  `infinity ${ID}`,
  `9999-99-99T99:99:99.999Z ${ID}`,
  `2026-02-31T10:00:00.123Z ${ID}`,
  `9999-99-99T99:99:99.999999Z ${ID}`,
  `2026-01-01 10:00:00+00 ${'-'.repeat(36)}`,
  `2026-01-01T10:00:00.123Z ${'-'.repeat(36)}`,
  `2026-01-01T10:00:00.123456Z ${'-'.repeat(36)}`,
  `2026-01-01T10:00:00.123Z ${'f'.repeat(36)}`,
].map((text) => Buffer.from(text).toString('base64url'))
const CRAFTED = [...MADE_UP, '-1', '1.5', 'NaN', '99999999999', "'", '\0', '\u{1f600}', 'A'.repeat(21), 'A'.repeat(200), '====', 'null']

/** Cursors as each kind of list writes them: of another list they may be the start of a page or none. */
const OF_OTHERS = [
  ...['2026-01-01 10:00:00.1+00', '0001-01-01 00:00:00+00', '9999-12-31 23:59:59.999999+00', '1.5', '999999999.99999999999999999999'].map(
    (place) => Buffer.from(`${place} ${ID}`).toString('base64url'),
  ),
  ...['course heart-failure', 'note:heart-failure'].map((place) => Buffer.from(place).toString('base64url')),
  ...['A'.repeat(22), `${'A'.repeat(22)}.999`, `${'A'.repeat(22)}.${'B'.repeat(22)}`, '0', '999', '999999999', '0x10', '1e2'],
]

const paged = operations.filter(({ fields }) => fields.includes('cursor'))
/** What else a list has to be asked for. */
const ASKED: Record<string, Record<string, string>> = {
  'locumDesk.free': { day: dayFromNow(3), band: 'night' },
  'feed.onTopic': { topic: 'Cardiology' },
  'feedback.list': { show: 'new' },
  'mates.list': { state: 'connected' },
  'messages.search': { q: 'heart' },
  'search.people': { q: 'heart' },
  'search.posts': { q: 'heart' },
  'search.jobs': { q: 'heart' },
  'search.papers': { q: 'heart' },
}

test.for(paged)('$name refuses a crafted cursor in words', async (operation, { world }) => {
  const member = await (operation.access === 'staff' ? world.reviewer() : world.member())
  const { id: postId } = await member.call(feed.create, { clientId: newId(), content: 'A post with a list of comments.' })
  const { id: paperId } = await aPaper(member)
  const institutionId = await openPage(world, [member.id, 'owner'])
  const postingId = await aPosting(world, institutionId)
  const asked = { ...ASKED[operation.name], postId, paperId, institutionId, postingId, memberId: member.id }
  const fields = operation.fields.filter((field) => field === 'cursor' || Object.hasOwn(asked, field))

  for (const cursor of CRAFTED) {
    const said: Record<string, string> = { ...asked, cursor }
    const { issues } = await expectRefusal(await send(world, { ...operation, fields }, (field) => said[field], member.token), 400)

    expect([cursor, issues]).toEqual([cursor, [expect.objectContaining({ path: 'cursor' })]])
  }
  for (const cursor of [...OF_OTHERS, ...OF_OTHERS.map((one) => one.slice(0, -1))]) {
    const said: Record<string, string> = { ...asked, cursor }
    const { status } = await send(world, { ...operation, fields }, (field) => said[field], member.token)
    expect([cursor, status]).toEqual([cursor, expect.toBeOneOf([200, 400, 410])])
  }
})
