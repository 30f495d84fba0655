import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { feed } from '#contract/feed.ts'
import { openPage } from './support/institutions.ts'
import { anApplication, aPosting, dayFromNow } from './support/jobs.ts'
import { befriend } from './support/mates.ts'
import { write } from './support/messages.ts'
import { operations } from './support/operations.ts'
import { aPaper } from './support/papers.ts'
import { sendInput, validInputs } from './support/valid-input.ts'
import { type TestMember, test, type World } from './support/world.ts'

type Input = Record<string, unknown>

/** What a schema may let through though a database, a calendar or a number's width does not take it. */
const TEXTS = [
  '\0',
  '0000-02-29',
  '0000-12-31T23:59:59.999Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '99999999999999999999',
  "%x:*&|!'\\",
]
const NUMBERS = [-1, 0.5, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e308]

/** These end what the others are tried with. */
const ENDS = ['account.signOut', 'account.signOutEverywhere', 'account.resetPassword']

/** The same value with one of its parts, however deep, in every extreme. */
function extremesOf(value: unknown): unknown[] {
  if (typeof value === 'string') return TEXTS
  if (typeof value === 'number') return NUMBERS
  if (Array.isArray(value)) return [[null], Array(500).fill(value[0] ?? 'x'), ...extremesOf(value[0]).map((part) => [part])]
  if (typeof value !== 'object' || value === null || value instanceof File) return []
  return Object.entries(value).flatMap(([key, part]) => extremesOf(part).map((extreme) => ({ ...value, [key]: extreme })))
}

/** One of each thing that there is, of a reviewer who runs a page: what is asked about them is answered from the database. */
async function things(world: World, farah: TestMember): Promise<Input> {
  const { id: postId } = await farah.call(feed.create, { clientId: randomUUID(), content: 'A post on #dialysis.' })
  const { id: commentId } = await farah.call(feed.comment, { postId, clientId: randomUUID(), text: 'Seen.' })
  const ravi = await world.member()
  await befriend(world, farah, [ravi])
  const institutionId = await openPage(world, [farah.id, 'owner'])
  const postingId = await aPosting(world, institutionId)
  const memberIds = [ravi.id]
  const { id: conversationId } = await farah.call(conversations.make, { clientId: randomUUID(), name: 'Dialysis', memberIds })
  await write(farah, conversationId, 'Dialysis')
  const applicationId = await anApplication(ravi, postingId)
  const { id: paperId } = await aPaper(farah)
  const known = { postId, commentId, institutionId, postingId, conversationId, applicationId, paperId, memberId: ravi.id }
  return { ...known, day: dayFromNow(3), version: 1, seq: 1 }
}

test('no value of any field makes a fault', { timeout: 120_000 }, async ({ world }) => {
  const farah = await world.reviewer()
  const known = await things(world, farah)
  const faults: unknown[] = []

  for (const operation of operations.filter(({ name }) => !ENDS.includes(name))) {
    for (const valid of validInputs(operation)) {
      const input = Object.fromEntries(Object.entries(valid).map(([field, value]) => [field, known[field] ?? value]))
      for (const extreme of extremesOf(input) as Input[]) {
        const answer = await sendInput(world, operation, extreme, farah.token)
        await answer.arrayBuffer()
        // What an operator has not set up is unavailable, whatever is said.
        if (answer.status >= 500 && answer.status !== 503) faults.push([operation.name, answer.status, extreme])
      }
    }
  }

  expect(faults).toEqual([])
})
