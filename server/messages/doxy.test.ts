import { sql } from 'kysely'
import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { doxy } from '#contract/doxy.ts'
import { messages } from '#contract/messages.ts'
import { aGroup, textOf, write } from '#tests/support/messages.ts'
import { test, type World } from '#tests/support/world.ts'
import { answerMessage, giveUpAnswer } from './doxy.ts'

const QUESTION = '@doxy does zolparin reduce recurrent pericardial effusion?'

/** A group in a world whose library knows one trial. */
async function inALibrary(world: World) {
  const farah = await world.reviewer()
  const text = 'Zolparin reduced recurrent pericardial effusion in 310 adults with tuberculous pericarditis.'
  await farah.call(doxy.ingest, { docs: [{ id: 'z10', text, meta: { title: 'Zolparin', year: 2024 } }] })
  return aGroup(world)
}

/** The answers that wait to be given. */
const queued = async ({ db }: World) =>
  (await sql<{ data: object }>`select data from pgboss.job where name = 'answer-message' and state < 'completed'`.execute(db)).rows

test('a question to Doxy AI is answered in its conversation, once, though its asker has left the page', async ({ world }) => {
  const { ravi, meera, id } = await inALibrary(world)
  const clientId = crypto.randomUUID()
  const { seq } = await write(ravi, id, QUESTION, { clientId })
  await write(ravi, id, QUESTION, { clientId })
  const { seq: plain } = await write(ravi, id, 'Thank you')
  expect(await queued(world)).toEqual([{ data: { conversationId: id, seq, askerId: ravi.id } }])

  await world.runJobs()
  await Promise.all([1, 2].map(() => answerMessage({ conversationId: id, seq, askerId: ravi.id }, world.app.jobContext)))

  const { items } = await meera.call(messages.list, { conversationId: id, since: plain })
  expect(items).toMatchObject([{ author: 'doxy', senderId: null, replyTo: seq, seq: plain + 1 }])
  expect(textOf(items[0]!)).toContain('310 adults')
  await expect(
    ravi.call(messages.edit, { conversationId: id, seq: plain + 1, envelope: { alg: 'plain1', body: '{"text":"x"}' } }),
  ).rejects.toMatchObject({ code: 'NOT_YOURS' })
  const stranger = await world.member()
  await expect(stranger.call(messages.list, { conversationId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('two nodes that answer one question at the same moment write one answer', async ({ world }) => {
  const { ravi, id } = await inALibrary(world)
  const { seq } = await write(ravi, id, QUESTION)

  await Promise.all([1, 2, 3].map(() => answerMessage({ conversationId: id, seq, askerId: ravi.id }, world.app.jobContext)))

  const { items } = await ravi.call(messages.list, { conversationId: id, since: seq })
  expect(items.map(({ author }) => author)).toEqual(['doxy'])
})

test('a question that is deleted, or whose asker has left the group, is not answered', async ({ world }) => {
  const { asha, ravi, meera, id } = await inALibrary(world)
  const { seq } = await write(ravi, id, QUESTION)
  await write(meera, id, QUESTION)

  await ravi.call(messages.remove, { conversationId: id, seq, for: 'everyone' })
  await meera.call(conversations.leave, { conversationId: id })
  await world.runJobs()

  const { items } = await asha.call(messages.list, { conversationId: id })
  expect(items.filter(({ author }) => author === 'doxy')).toEqual([])
})

test('where no answer comes, the conversation says so once, and an answer that is given later stands behind it', async ({ world }) => {
  const { ravi, id } = await inALibrary(world)
  const { seq } = await write(ravi, id, QUESTION)
  const asked = { conversationId: id, seq, askerId: ravi.id }
  const answers = async () => (await ravi.call(messages.list, { conversationId: id, since: seq })).items.map(textOf)

  for (let time = 1; time <= 2; time++) await giveUpAnswer(asked, world.app.jobContext)
  expect(await answers()).toEqual(["Sorry, I couldn't generate a response at this time. Please try again later."])
  await answerMessage(asked, world.app.jobContext)
  await giveUpAnswer(asked, world.app.jobContext)

  expect(await answers()).toEqual([expect.stringContaining('Sorry'), expect.stringContaining('310 adults')])
})
