import { afterEach, expect, test, vi } from 'vitest'
import { leave, signIn } from '#tests/browser/world.ts'
import type { MateAction } from '../../mates/move.ts'
import { outboxTable } from './outbox-table.ts'

afterEach(leave)

const member = { id: 'ravi', name: 'Dr. Ravi Menon' }
const toggled = { id: 'x1', title: 'Perfusionist', on: true }
const question = { courseId: 'dengue', version: 1, stepId: 's2', questionId: 'q1', prompt: 'Who goes?' }
const moves: MateAction[] = ['request', 'accept', 'decline', 'withdraw', 'remove']
const toggles = ['save-job', 'save-paper', 'follow-paper', 'follow-institution', 'go-to-event']

/** What may wait, of every kind: as much of it as is sent. */
const payloads: Record<string, object[]> = {
  post: [{ text: 'Bed four', images: [], audience: 'members' }],
  comment: [{ postId: 'p1', text: 'Which diuretic?' }],
  press: [{ act: 'like' }, { act: 'save' }, { act: 'like', commentId: 'k1' }].flatMap((press) =>
    [true, false].map((on) => ({ ...press, postId: 'p1', on })),
  ),
  message: [{ conversationId: 'c1', text: 'Can you come?' }],
  'paper-comment': [{ paperId: 'p1', text: 'Which arm?' }],
  application: [{ postingId: 'j1', title: 'Perfusionist', sent: { answers: [] } }],
  mate: moves.map((by) => ({ by, member })),
  ...Object.fromEntries(toggles.map((kind) => [kind, [toggled, { ...toggled, on: false }]])),
  'finish-reading': [{ courseId: 'dengue', stepId: 's1', version: 1, title: 'Warning signs' }],
  'answer-question': [{ ...question, optionId: 'o1' }],
  'rate-card': [{ ...question, rating: 'good' }],
}

/** What is posted without a name of its own, and why it is done once all the same. */
const unnamed: Record<string, string> = {
  application: 'there is one application to a job, and a further try finds it',
  mate: 'a step that was made is where the next try stands',
}

test('every kind that may wait asks the same at every try: what changes nothing the second time, or bears its name', async () => {
  signIn('asha')
  const asked: { address: string; method: string; body: unknown }[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address, { method = 'GET', body } = {}) => {
    asked.push({ address: String(address), method, body: typeof body === 'string' ? JSON.parse(body) : body })
    return Response.json({})
  })
  const withoutName = new Set<string>()

  for (const { name, load } of outboxTable) {
    const { send } = await load()
    for (const payload of payloads[name] ?? []) {
      asked.length = 0
      const clientId = crypto.randomUUID()
      for (const _ of [1, 2]) await send(payload, clientId, { signal: AbortSignal.timeout(1000) })

      const [first, second, ...others] = asked
      expect([name, second, others]).toEqual([name, first, []])
      const isNamed = (first!.body as { clientId?: string } | undefined)?.clientId === clientId
      if (!isNamed && !['PUT', 'DELETE'].includes(first!.method)) withoutName.add(name)
    }
  }

  expect(Object.keys(payloads).toSorted()).toEqual(outboxTable.map(({ name }) => name).toSorted())
  expect([...withoutName].toSorted()).toEqual(Object.keys(unnamed).toSorted())
})
