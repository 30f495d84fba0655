import { expect } from 'vitest'
import { doxy } from '#contract/doxy.ts'
import { messages } from '#contract/messages.ts'
import { aGroup, textOf, write } from '#tests/support/messages.ts'
import { test } from '#tests/support/world.ts'

test('a question to Doxy AI is answered in its conversation, once, for its members alone', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const farah = await world.reviewer()
  const text = 'Zolparin reduced recurrent pericardial effusion in 310 adults with tuberculous pericarditis.'
  await farah.call(doxy.ingest, { docs: [{ id: 'z10', text, meta: { title: 'Zolparin', year: 2024 } }] })
  const { seq } = await write(ravi, id, '@doxy does zolparin reduce recurrent pericardial effusion?')
  const { seq: plain } = await write(ravi, id, 'Thank you')
  const ask = (by: typeof asha, at = seq) => by.call(messages.askDoxy, { conversationId: id, seq: at })

  const [answer, again] = await Promise.all([ask(ravi), ask(ravi)])

  expect(again).toEqual(answer)
  expect(answer).toMatchObject({ author: 'doxy', senderId: null, replyTo: seq, seq: plain + 1 })
  expect(textOf(answer!)).toContain('310 adults')
  expect((await meera.call(messages.list, { conversationId: id })).items.at(-1)).toEqual(answer)
  await expect(ask(asha)).rejects.toMatchObject({ code: 'NOT_YOURS' })
  await expect(ask(ravi, plain)).rejects.toMatchObject({ code: 'NO_QUESTION' })
  await expect(ask(farah)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    ravi.call(messages.edit, { conversationId: id, seq: answer!.seq, envelope: { alg: 'plain1', body: '{"text":"x"}' } }),
  ).rejects.toMatchObject({
    code: 'NOT_YOURS',
  })
})
