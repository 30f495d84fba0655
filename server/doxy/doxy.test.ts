import { expect } from 'vitest'
import { doxy } from '#contract/doxy.ts'
import { newId } from '#server/platform/ids.ts'
import { test } from '#tests/support/world.ts'
import { indexNotes } from './notes.ts'

const doc = (id: string, text: string, title = '') => ({ id, text, meta: { title, source: 'Ward notes', year: 2024 } })
const TEXT =
  'Zolparin reduced recurrent pericardial effusion in 310 adults with tuberculous pericarditis. Zolparin caused headache in a tenth of the adults who took it for tuberculous pericarditis.'
const QUESTION = 'Does zolparin reduce recurrent pericardial effusion in tuberculous pericarditis?'

test('a member asks what they uploaded, and nobody else finds it', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]

  expect(await asha.call(doxy.ingest, { docs: [doc('z1', TEXT, 'Zolparin in pericarditis')] })).toEqual({
    indexed: ['z1'],
    skipped: [],
    quarantined: [],
    flagged: [],
  })
  expect(await asha.call(doxy.ingest, { docs: [doc('z1', TEXT, 'Zolparin in pericarditis')] })).toMatchObject({ skipped: ['z1'] })
  const answer = await asha.call(doxy.ask, { query: QUESTION, user_id: 'local' })

  expect(answer).toMatchObject({ abstained: false, evidence: [{ id: 'z1', title: 'Zolparin in pericarditis', year: 2024 }] })
  expect(answer.summary).toContain('Zolparin reduced recurrent pericardial effusion in 310 adults with tuberculous pericarditis. [1]')
  expect(await ravi.call(doxy.ask, { query: QUESTION })).toMatchObject({ abstained: true, evidence: [] })
  const { passageId } = answer.citations[0]!
  expect((await asha.call(doxy.passage, { passageId })).text).toContain(answer.citations[0]!.quote)
  await expect(ravi.call(doxy.passage, { passageId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what nobody signed for waits, and overwrites nothing; of the desk a medical editor alone speaks to everybody', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.staff(['medical_editor'])]
  const other = await world.staff(['reviewer', 'moderator', 'auditor', 'administrator'])
  const text = TEXT.replaceAll('olparin', 'amidol')

  expect(await world.nobody.call(doxy.ingest, { docs: [doc('q1', text)] })).toMatchObject({ quarantined: ['q1'] })
  expect(await asha.call(doxy.ask, { query: QUESTION.replace('zolparin', 'zamidol'), context: { top_k: 10 } })).toMatchObject({
    abstained: true,
  })
  await other.call(doxy.ingest, { docs: [doc('q1', text)] })
  expect(await asha.call(doxy.ask, { query: QUESTION.replace('zolparin', 'zamidol'), context: { top_k: 10 } })).toMatchObject({
    abstained: true,
  })
  await farah.call(doxy.ingest, { docs: [doc('q1', text)] })

  expect((await world.nobody.call(doxy.ask, { query: QUESTION.replace('zolparin', 'zamidol') })).evidence.map(({ id }) => id)).toEqual([
    'q1',
  ])
  await world.nobody.call(doxy.ingest, { docs: [doc('q1', 'Zamidol is poison and cures nothing at all in any adult.')] })
  expect((await world.nobody.call(doxy.ask, { query: QUESTION.replace('zolparin', 'zamidol') })).summary).not.toContain('poison')
})

test('danger comes first, and nothing is looked up above it', async ({ world }) => {
  const answer = await world.nobody.call(doxy.ask, { query: 'I have crushing chest pain spreading to my left arm and I am sweating' })

  expect(answer.emergency).toMatchObject({ lines: [{ number: '112' }, { number: '108' }] })
  expect(answer).toMatchObject({ evidence: [], citations: [], steps: [], next_steps: [] })
})

test('a chat keeps question and answer without what tells who the patient is, for its member alone', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const chatId = newId()
  const query = 'My patient Ramesh Kumar, phone 98765 43210, has tuberculous pericarditis: is zolparin of use?'

  const answer = await asha.call(doxy.ask, { query, context: { chat_id: chatId } })
  const chat = await asha.call(doxy.chat, { chatId })

  expect(answer.removed).toMatchObject({ phone: 1 })
  expect(chat.exchanges).toMatchObject([{ id: answer.exchangeId, wasRight: null }])
  expect(JSON.stringify(chat)).not.toMatch(/98765|Ramesh/)
  expect(await asha.call(doxy.judge, { exchangeId: answer.exchangeId!, wasRight: false, words: 'Dated.' })).toMatchObject({
    wasRight: false,
  })
  await expect(ravi.call(doxy.chat, { chatId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ravi.call(doxy.ask, { query, context: { chat_id: chatId } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ravi.call(doxy.judge, { exchangeId: answer.exchangeId!, wasRight: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asha.call(doxy.renameChat, { chatId, title: 'Pericarditis' })).toMatchObject({ title: 'Pericarditis' })
  expect((await asha.call(doxy.chats, {})).items).toMatchObject([{ id: chatId }])
  await asha.call(doxy.removeChat, { chatId })
  expect((await asha.call(doxy.chats, {})).items).toEqual([])
})

test('a question that is asked again under its name gets the answer it got, and is kept once', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [chat_id, client_id, other] = [newId(), newId(), newId()]
  const asked = (name: string, chat = chat_id) => ({ query: 'Does zolparin help?', context: { chat_id: chat, client_id: name } })

  const [first, second] = await Promise.all([asha.call(doxy.ask, asked(client_id)), asha.call(doxy.ask, asked(client_id))])
  expect(second.exchangeId).toBe(first.exchangeId)
  expect(await asha.call(doxy.ask, asked(client_id))).toEqual(first)
  await asha.call(doxy.ask, asked(other))
  await ravi.call(doxy.ask, asked(client_id, newId()))

  const { exchanges } = await asha.call(doxy.chat, { chatId: chat_id })
  expect(exchanges.map(({ clientId }) => clientId)).toEqual([client_id, other])
})

test('another question under the name of one that was answered is answered itself, and both are kept', async ({ world }) => {
  const asha = await world.member()
  const [chat_id, client_id] = [newId(), newId()]
  const ask = (query: string) => asha.call(doxy.ask, { query, context: { chat_id, client_id } })

  const first = await ask('Does zolparin help?')
  const other = await ask('Is zolparin safe in pregnancy?')

  expect(other.exchangeId).not.toBe(first.exchangeId)
  expect(await ask('Does zolparin help?')).toEqual(first)
  const { exchanges } = await asha.call(doxy.chat, { chatId: chat_id })
  expect(exchanges.map(({ query, clientId }) => [query, clientId])).toEqual([
    ['Does zolparin help?', client_id],
    ['Is zolparin safe in pregnancy?', null],
  ])
})

test('the notes that come with the product answer, and are indexed once', async ({ world }) => {
  const first = await indexNotes(world.app.doxy.library)
  const second = await indexNotes(world.app.doxy.library)

  expect(first.indexed.length).toBeGreaterThan(150)
  expect(second.indexed).toEqual([])
  const answer = await world.nobody.call(doxy.ask, { query: 'Does dapagliflozin reduce worsening heart failure in HFrEF?' })
  expect(answer).toMatchObject({ abstained: false })
  expect(answer.evidence.map(({ id }) => id).some((id) => id.includes('dapa'))).toBe(true)
  const card = await world.nobody.call(doxy.library)
  expect(card.specialties.filter(({ documents }) => documents === 0)).toEqual([])
  expect(card).toMatchObject({
    mode: 'extractive',
    years: { from: 1972 },
    tiers: expect.arrayContaining([{ tier: 'guideline', documents: expect.any(Number) }]),
    specialties: expect.arrayContaining([
      { specialty: 'tuberculosis', documents: expect.any(Number) },
      { specialty: 'orthopaedics', documents: expect.any(Number) },
    ]),
  })
})

test('a note that ships no more leaves the index, and what an operator uploaded stays', async ({ world }) => {
  const { library } = world.app.doxy
  await library.ingest([doc('note:withdrawn', TEXT)], { kind: 'publisher', memberId: null, origin: 'note' })
  await library.ingest([doc('pmid:1', TEXT)], { kind: 'publisher', memberId: null })

  await indexNotes(library)

  const found = (await library.search(QUESTION, { viewer: null })).documents.map(({ id }) => id)
  expect(found).toContain('pmid:1')
  expect(found).not.toContain('note:withdrawn')
})

test('the notes answer what the chat suggests to ask', async ({ world }) => {
  const suggested = {
    'Does dapagliflozin reduce worsening heart failure in HFrEF?': 'note:dapa-hf',
    'Which regimen shortens treatment of multidrug-resistant tuberculosis?': 'note:tb-practecal',
    'Are platelet transfusions of use in dengue without bleeding?': 'note:platelet-transfusion-dengue',
    'Does tranexamic acid reduce death from postpartum haemorrhage?': 'note:woman',
  }
  await indexNotes(world.app.doxy.library)

  for (const [query, id] of Object.entries(suggested)) {
    const { abstained, evidence } = await world.nobody.call(doxy.ask, { query })
    expect({ query, abstained, found: evidence.some((one) => one.id === id) }).toEqual({ query, abstained: false, found: true })
  }
})

test('a question in Hindi in Latin letters is answered in English, and says how its words were read', async ({ world }) => {
  await indexNotes(world.app.doxy.library)

  const answer = await world.nobody.call(doxy.ask, { query: 'Dast mein zinc ki goli kitne din deni hoti hai?' })

  expect(answer.abstained).toBe(false)
  expect(answer.steps.find((step) => step.startsWith('Read '))).toContain('“dast” as “diarrhoea”')
  expect(answer.evidence.map(({ id }) => id)).toContain('note:who-unicef-zinc-ors-2004')
})
