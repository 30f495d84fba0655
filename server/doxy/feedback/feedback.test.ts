import { expect } from 'vitest'
import { doxy } from '#contract/doxy.ts'
import { feedback } from '#contract/feedback.ts'
import { home } from '#contract/home.ts'
import { newId } from '#server/platform/ids.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const TEXT = 'Zolparin reduced recurrent pericardial effusion in 310 adults with tuberculous pericarditis.'
const query = 'Does zolparin reduce recurrent pericardial effusion in tuberculous pericarditis?'

/** Asks what everybody's evidence tells, and answers under which id it is kept. */
async function ask(world: World, member: TestMember) {
  const editor = await world.reviewer()
  await editor.call(doxy.ingest, { docs: [{ id: 'z:1', text: TEXT, meta: { title: 'Zolparin', source: 'Ward notes', year: 2024 } }] })
  return (await member.call(doxy.ask, { query, context: { chat_id: newId() } })).exchangeId!
}

test('a word on an answer reaches reviewers with question and answer, and without the member or the patient', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member({ name: 'Asha Rao' }), await world.member(), await world.reviewer()]
  const [id, silent] = [await ask(world, asha), await ask(world, ravi)]

  await asha.call(doxy.judge, { exchangeId: id, wasRight: false, words: 'Not for my patient Ramesh Kumar, phone 98765 43210.' })

  expect(await farah.call(home.desk)).toMatchObject({ answers: 1 })
  const { items } = await farah.call(feedback.list, { show: 'new' })
  expect(items).toMatchObject([
    {
      id,
      wasRight: false,
      seenAt: null,
      evidence: [{ title: 'Zolparin', year: 2024, source: 'Ward notes', isNote: false }],
      abstained: false,
    },
  ])
  expect(items[0]!.summary).toContain(TEXT)
  expect(JSON.stringify(items)).not.toMatch(new RegExp(`Ramesh|98765|Asha|${asha.id}|${silent}`))
  await expect(ravi.call(feedback.list, { show: 'new' })).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE' })
  await expect(ravi.call(feedback.see, { ids: [id], upTo: items[0]!.at })).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE' })

  expect(await farah.call(feedback.see, { ids: [id], upTo: items[0]!.at })).toEqual({ seen: 1 })
  expect(await farah.call(feedback.see, { ids: [id], upTo: items[0]!.at })).toEqual({ seen: 0 })

  expect((await farah.call(feedback.list, { show: 'new' })).items).toEqual([])
  expect((await farah.call(feedback.list, { show: 'seen' })).items).toMatchObject([{ id, seenAt: expect.any(String) }])
  const acts = await world.db.selectFrom('audit_entry').select(['act', 'detail']).where('member_id', '=', farah.id).execute()
  expect(acts).toEqual([{ act: 'feedback_seen', detail: '{"count":"1"}' }])
})

test('that an answer is not right waits by itself, and nobody marks their own word', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const [praised, wrong, own] = [await ask(world, asha), await ask(world, asha), await ask(world, farah)]
  const before = (await farah.call(home.desk)).answers
  await asha.call(doxy.judge, { exchangeId: praised, wasRight: true })
  await asha.call(doxy.judge, { exchangeId: wrong, wasRight: false })
  await farah.call(doxy.judge, { exchangeId: own, wasRight: false })
  const saidWrong = async (reviewer: TestMember) => {
    const { items } = await reviewer.call(feedback.list, { show: 'wrong' })
    return items.filter(({ id }) => [praised, wrong, own].includes(id)).map(({ id, mayDecide }) => ({ id, mayDecide }))
  }

  expect((await farah.call(home.desk)).answers).toBe(before! + 2)
  expect(await saidWrong(farah)).toEqual([
    { id: wrong, mayDecide: true },
    { id: own, mayDecide: false },
  ])
  expect(await saidWrong(gita)).toEqual([
    { id: wrong, mayDecide: true },
    { id: own, mayDecide: true },
  ])
  const upTo = new Date(Date.now() + 60_000).toISOString()
  expect(await farah.call(feedback.see, { ids: [wrong, own], upTo })).toEqual({ seen: 1 })
  expect(await saidWrong(gita)).toEqual([{ id: own, mayDecide: true }])
  expect(await gita.call(feedback.see, { ids: [own], upTo })).toEqual({ seen: 1 })
  const acts = await world.db.selectFrom('audit_entry').select(['act', 'detail']).where('member_id', '=', gita.id).execute()
  expect(acts).toEqual([{ act: 'feedback_seen', detail: '{"count":"1"}' }])
})

test('another word has to be read again, the same one does not', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const id = await ask(world, asha)
  const judge = (words: string) => asha.call(doxy.judge, { exchangeId: id, wasRight: false, words })
  const fresh = async () => (await farah.call(feedback.list, { show: 'new' })).items.filter((one) => one.id === id)
  await judge('Dated.')
  const [read] = await fresh()

  await judge('Dated, and for adults only.')
  expect(await farah.call(feedback.see, { ids: [id], upTo: read!.at })).toEqual({ seen: 0 })
  const [again] = await fresh()
  expect(again).toMatchObject({ words: 'Dated, and for adults only.' })
  expect(await farah.call(feedback.see, { ids: [id], upTo: again!.at })).toEqual({ seen: 1 })

  await judge('Dated, and for adults only.')
  expect(await fresh()).toEqual([])
  await judge('Dated.')
  expect(await fresh()).toHaveLength(1)
})

test('a conversation that its member deletes takes the word along', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const id = await ask(world, asha)
  await asha.call(doxy.judge, { exchangeId: id, wasRight: true })
  const [chat] = (await asha.call(doxy.chats, {})).items

  await asha.call(doxy.removeChat, { chatId: chat!.id })

  expect((await farah.call(feedback.list, { show: 'new' })).items.map((one) => one.id)).not.toContain(id)
})

test("what an answer quotes from a member's own documents reaches no reviewer", async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const own = 'Quellmab reduced recurrent ascites in 17 adults with cirrhosis, as yet unpublished.'
  await asha.call(doxy.ingest, { docs: [{ id: 'own:1', text: own, meta: { title: 'Draft of a series on quellmab', year: 2026 } }] })
  const asked = { query: 'Does quellmab reduce recurrent ascites in cirrhosis?', context: { chat_id: newId() } }
  const answer = await asha.call(doxy.ask, asked)
  expect(answer.summary).toContain(own)

  await asha.call(doxy.judge, { exchangeId: answer.exchangeId!, wasRight: true })

  const said = (await farah.call(feedback.list, { show: 'new' })).items.find(({ id }) => id === answer.exchangeId)!
  expect(said).toMatchObject({ question: asked.query, unreadable: false })
  expect(JSON.stringify(said)).not.toMatch(/17 adults|unpublished|Draft of a series/)
})
