import { sql } from 'kysely'
import { expect } from 'vitest'
import { documents } from '#contract/documents.ts'
import { doxy } from '#contract/doxy.ts'
import { feedback } from '#contract/feedback.ts'
import { newId } from '#server/platform/ids.ts'
import { test } from '#tests/support/world.ts'
import { openLibrary } from './library/stored-library.ts'

const doc = (id: string, drug: string) => ({
  id,
  text: `${drug} reduced recurrent pericardial effusion in 310 adults.`,
  meta: { title: drug },
})
const TORN = sql`decode('00', 'hex')`

test('a private document that does not open leaves the others, answers and the card, and can be removed', async ({ world }) => {
  const asha = await world.member()
  await asha.call(doxy.ingest, { docs: [doc('a:1', 'Zolparin'), doc('a:2', 'Quentadrol'), doc('a:3', 'Feldoxamol')] })
  await sql`update evidence_own set card = ${TORN} where owner_id = ${asha.id} and no = 1`.execute(world.db)
  await sql`update evidence_own_passage set words = ${TORN} where owner_id = ${asha.id} and document_no = 2`.execute(world.db)
  const told: string[] = []
  const log = { error: (_: unknown, words: string) => told.push(words) }
  const library = openLibrary({ db: world.db, vault: world.app.services.vault, log })

  const read = async () => (await library.listOwn(asha.id)).items.map(({ no, title, unreadable }) => [no, title, unreadable])
  expect(await read()).toEqual([
    [3, 'Feldoxamol', false],
    [2, 'Quentadrol', false],
    [1, '', true],
  ])
  const { documents: found } = await library.search('pericardial effusion', { viewer: asha.id })
  expect(found.map(({ id }) => id)).toEqual(['a:3'])
  expect(await library.card(asha.id)).toMatchObject({ origins: { upload: 3 } })
  await read()
  expect(told).toEqual([1, 2].map((no) => `A sealed row does not open: evidence_own ${asha.id} ${no}.`))
  await library.close()

  await asha.call(documents.remove, { no: 1 })
  expect((await asha.call(documents.mine, {})).items.map(({ no }) => no)).toEqual([3, 2])
})

test('a waiting document that does not open leaves the others, and is discarded but not published', async ({ world }) => {
  const farah = await world.reviewer()
  await world.nobody.call(doxy.ingest, { docs: [doc('w:1', 'Mirpostatin'), doc('w:2', 'Tandrimicol')] })
  const [{ no } = { no: 0 }] = (await farah.call(documents.quarantined, {})).items
  await sql`update evidence_quarantine set document = ${TORN} where no = ${no}`.execute(world.db)

  expect((await farah.call(documents.quarantined, {})).items).toMatchObject([
    { no, id: '', title: '', excerpt: '', unreadable: true },
    { id: 'w:2', unreadable: false },
  ])
  await expect(farah.call(documents.decide, { no, publish: true })).rejects.toMatchObject({ code: 'KEY_MISSING' })
  await farah.call(documents.decide, { no, publish: false })

  expect((await farah.call(documents.quarantined, {})).items.map(({ id }) => id)).toEqual(['w:2'])
})

test('a waiting document whose text does not open stands in the list, and is discarded but not published', async ({ world }) => {
  const farah = await world.reviewer()
  await world.nobody.call(doxy.ingest, { docs: [doc('t:1', 'Lumetropine')] })
  const listed = async () => (await farah.call(documents.quarantined, {})).items.find(({ id }) => id === 't:1')
  const { no } = (await listed())!
  await sql`update evidence_quarantine set words = ${TORN} where no = ${no}`.execute(world.db)

  expect(await listed()).toMatchObject({ title: 'Lumetropine', unreadable: false })
  await expect(farah.call(documents.read, { no })).rejects.toMatchObject({ code: 'KEY_MISSING' })
  await expect(farah.call(documents.decide, { no, publish: true })).rejects.toMatchObject({ code: 'KEY_MISSING' })
  await farah.call(documents.decide, { no, publish: false })

  expect(await listed()).toBeUndefined()
})

test('a chat whose title does not open stands among the others, and can be renamed and removed', async ({ world }) => {
  const asha = await world.member()
  const chats = [newId(), newId()]
  for (const chat_id of chats) await asha.call(doxy.ask, { query: `What is known of ${chat_id}?`, context: { chat_id } })
  await sql`update chat set title = ${TORN} where id = ${chats[0]}`.execute(world.db)
  const listed = async () => (await asha.call(doxy.chats, {})).items.map(({ id, unreadable }) => [id, unreadable])

  expect(await listed()).toEqual([
    [chats[1], false],
    [chats[0], true],
  ])
  await asha.call(doxy.renameChat, { chatId: chats[0]!, title: 'Effusion' })
  expect(await asha.call(doxy.chat, { chatId: chats[0]! })).toMatchObject({ title: 'Effusion', unreadable: false })
  await asha.call(doxy.removeChat, { chatId: chats[0]! })
  expect(await listed()).toEqual([[chats[1], false]])
})

test('a word on an answer that does not open leaves the others, and can be marked as seen', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const ids: string[] = []
  for (const query of ['What is known of asthma?', 'What is known of rabies?']) {
    const { exchangeId } = await asha.call(doxy.ask, { query, context: { chat_id: newId() } })
    await asha.call(doxy.judge, { exchangeId: exchangeId!, wasRight: false, words: 'No.' })
    ids.push(exchangeId!)
  }
  await sql`update chat_exchange set answer = ${TORN} where id = ${ids[0]}`.execute(world.db)

  const { items } = await farah.call(feedback.list, { show: 'new' })
  expect(items).toMatchObject([
    { id: ids[0], question: '', words: '', unreadable: true },
    { id: ids[1], question: 'What is known of rabies?', unreadable: false },
  ])
  await farah.call(feedback.see, { ids: [ids[0]!], upTo: items[0]!.at })

  expect((await farah.call(feedback.list, { show: 'new' })).items.map(({ id }) => id)).toEqual([ids[1]])
})

test('an exchange that does not open leaves the others of its chat, and can be judged', async ({ world }) => {
  const asha = await world.member()
  const chatId = newId()
  const ask = async (query: string) => (await asha.call(doxy.ask, { query, context: { chat_id: chatId } })).exchangeId!
  const torn = await ask('What is known of asthma?')
  await ask('What is known of rabies?')
  await asha.call(doxy.judge, { exchangeId: torn, wasRight: false, words: 'No.' })
  await sql`update chat_exchange set answer = ${TORN}, feedback = ${TORN} where id = ${torn}`.execute(world.db)

  expect(await asha.call(doxy.chat, { chatId })).toMatchObject({
    exchanges: [
      { id: torn, query: '', answer: null, wasRight: false },
      { query: 'What is known of rabies?', answer: { emergency: null } },
    ],
  })
  await asha.call(doxy.judge, { exchangeId: torn, wasRight: true, words: 'Yes.' })
})
