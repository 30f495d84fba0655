import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { test as base, expect } from 'vitest'
import { documents } from '#contract/documents.ts'
import { doxy } from '#contract/doxy.ts'
import { Refusal } from '#contract/errors.ts'
import { feedback } from '#contract/feedback.ts'
import { site } from '#contract/site.ts'
import { newId } from '#server/platform/ids.ts'
import { tracesOf } from '#tests/support/traces.ts'
import { Person, type TestMember, World } from '#tests/support/world.ts'

const SECRET_KEY = randomBytes(32).toString('base64')
const test = base.extend<{ world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const world = await World.open({ SECRET_KEY })
      await use(world)
      await world.close()
    },
    { scope: 'file' },
  ],
})

/** Nobody else has these words; stems and parts of them begin so. */
const MARKS = ['quellmann', 'zorvalin']
const QUESTION = 'Does zorvalinib help Quellmannova with tuberculous pericarditis?'
const document = (id: string, name = 'Quellmannova', drug = 'Zorvalinib') => ({
  id: `${id}:${name}`,
  text: `${drug} was given to ${name} for tuberculous pericarditis. RESULTS: ${drug} reduced effusion in tuberculous pericarditis of ${name}.`,
  meta: {
    title: `${drug} for ${name} in tuberculous pericarditis`,
    source: `Ward of ${name}`,
    authors: [name],
    specialization: name,
    licence: name,
    doi: `10.1000/${name}`,
    url: `https://example.org/${name}`,
    year: 2024,
  },
})

/** Asks in a chat that is then renamed, and says a word on the answer. */
async function converse(member: TestMember) {
  const chatId = newId()
  const { exchangeId, citations } = await member.call(doxy.ask, { query: QUESTION, context: { chat_id: chatId, top_k: 10 } })
  await member.call(doxy.judge, { exchangeId: exchangeId!, wasRight: false, words: 'Quellmannova had no zorvalinib.' })
  return { chatId, exchangeId: exchangeId!, passageId: citations[0]!.passageId }
}

/** A list shows the others; what it says of a row that does not open stands here for the refusal of a single one. */
function refuseUnreadable(list: { items: { unreadable: boolean }[] } | { exchanges: { answer: object | null }[] }) {
  const isUnreadable = 'items' in list ? list.items.some(({ unreadable }) => unreadable) : list.exchanges.some(({ answer }) => !answer)
  if (isUnreadable) throw new Refusal('KEY_MISSING')
}

/** Reads every table three times over. */
const PATIENCE = 60_000

test(
  'no word of a private document, of one that waits or of a chat lies open in any table or file',
  async ({ world }) => {
    const [asha, farah] = [await world.member(), await world.reviewer()]
    await farah.call(doxy.ingest, { docs: [document('open', 'Openmannova', 'Openvalinib')] })
    await asha.call(doxy.ingest, { docs: [document('own:1'), document('own:2')] })
    expect(await world.nobody.call(doxy.ingest, { docs: [document('waits')] })).toMatchObject({ quarantined: ['waits:Quellmannova'] })
    const { chatId } = await converse(asha)
    await asha.call(doxy.renameChat, { chatId, title: 'About Quellmannova' })

    expect(await tracesOf(world, ['openmannova'])).toEqual(
      ['authors', 'doi', 'id', 'licence', 'source', 'specialization', 'title', 'url']
        .map((column) => `evidence_document.${column}`)
        .concat('evidence_passage.body'),
    )
    expect(await tracesOf(world, MARKS)).toEqual([])

    const [{ no } = { no: 0 }] = (await farah.call(documents.quarantined, {})).items
    await farah.call(documents.decide, { no, publish: false })
    await asha.call(documents.remove, { no: 1 })
    await asha.call(doxy.removeChat, { chatId })
    expect(await tracesOf(world, MARKS)).toEqual([])
  },
  PATIENCE,
)

test('what waits is opened to everybody in the moment of its publication, and is nowhere else then', async ({ world }) => {
  const farah = await world.reviewer()
  const waiting = document('published', 'Publimannova', 'Publivalinib')
  await world.nobody.call(doxy.ingest, { docs: [waiting] })
  const { no } = (await farah.call(documents.quarantined, {})).items.find(({ id }) => id === waiting.id)!
  expect(await tracesOf(world, ['publimann'])).toEqual([])

  await farah.call(documents.decide, { no, publish: true })

  expect(await tracesOf(world, ['publimann'])).toContain('evidence_passage.body')
  expect(await world.db.selectFrom('evidence_quarantine').select('no').where('no', '=', no).execute()).toEqual([])
  const { evidence } = await world.nobody.call(doxy.ask, { query: 'publivalinib publimannova', context: { top_k: 10 } })
  expect(evidence[0]).toMatchObject({ id: waiting.id, title: waiting.meta.title })
})

test('what was moved to another row does not open there', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  for (const member of [asha, ravi]) await member.call(doxy.ingest, { docs: [document('a'), document('b')] })
  const [hers, his] = [await converse(asha), await converse(ravi)]
  await world.nobody.call(doxy.ingest, { docs: [document('waits 1'), document('waits 2')] })
  const waiting = (await farah.call(documents.quarantined, {})).items.slice(-2).map(({ no }) => no)

  const pairs: [what: string, table: string, column: string, one: string, other: string, read: () => Promise<unknown>][] = [
    [
      'cards of two owners',
      'evidence_own',
      'card',
      `owner_id = '${asha.id}' and no = 1`,
      `owner_id = '${ravi.id}' and no = 1`,
      () => asha.call(documents.mine, {}).then(refuseUnreadable),
    ],
    [
      'cards of one owner',
      'evidence_own',
      'card',
      `owner_id = '${asha.id}' and no = 1`,
      `owner_id = '${asha.id}' and no = 2`,
      () => asha.call(documents.mine, {}).then(refuseUnreadable),
    ],
    [
      'passages',
      'evidence_own_passage',
      'words',
      `owner_id = '${asha.id}' and document_no = 1`,
      `owner_id = '${ravi.id}' and document_no = 1`,
      () => asha.call(doxy.passage, { passageId: 'own-1-0' }),
    ],
    [
      'waiting documents',
      'evidence_quarantine',
      'document',
      `no = ${waiting[0]}`,
      `no = ${waiting[1]}`,
      () => farah.call(documents.read, { no: waiting[0]! }),
    ],
    [
      'texts of waiting documents',
      'evidence_quarantine',
      'words',
      `no = ${waiting[0]}`,
      `no = ${waiting[1]}`,
      () => farah.call(documents.read, { no: waiting[0]! }),
    ],
    [
      'titles of chats',
      'chat',
      'title',
      `id = '${hers.chatId}'`,
      `id = '${his.chatId}'`,
      () => asha.call(doxy.chats, {}).then(refuseUnreadable),
    ],
    [
      'whose a chat is',
      'chat',
      'member_id',
      `id = '${hers.chatId}'`,
      `id = '${his.chatId}'`,
      () => asha.call(doxy.chat, { chatId: his.chatId }),
    ],
    [
      'questions',
      'chat_exchange',
      'query',
      `id = '${hers.exchangeId}'`,
      `id = '${his.exchangeId}'`,
      () => asha.call(doxy.chat, { chatId: hers.chatId }).then(refuseUnreadable),
    ],
    [
      'answers',
      'chat_exchange',
      'answer',
      `id = '${hers.exchangeId}'`,
      `id = '${his.exchangeId}'`,
      () => asha.call(doxy.chat, { chatId: hers.chatId }).then(refuseUnreadable),
    ],
    [
      'whose an exchange is',
      'chat_exchange',
      'chat_id',
      `id = '${hers.exchangeId}'`,
      `id = '${his.exchangeId}'`,
      () => asha.call(doxy.chat, { chatId: hers.chatId }).then(refuseUnreadable),
    ],
    [
      'words on an answer',
      'chat_exchange',
      'feedback',
      `id = '${hers.exchangeId}'`,
      `id = '${his.exchangeId}'`,
      () => farah.call(feedback.list, { show: 'new' }).then(refuseUnreadable),
    ],
  ]
  for (const [what, table, column, one, other, read] of pairs) {
    const exchange = sql`
      update ${sql.table(table)} t set ${sql.ref(column)} = o.${sql.ref(column)} from ${sql.table(table)} o
      where (${sql.raw(one.replaceAll(/(\w+) =/g, 't.$1 ='))} and ${sql.raw(other.replaceAll(/(\w+) =/g, 'o.$1 ='))})
        or (${sql.raw(other.replaceAll(/(\w+) =/g, 't.$1 ='))} and ${sql.raw(one.replaceAll(/(\w+) =/g, 'o.$1 ='))})`
    await exchange.execute(world.db)
    expect([what, await read().catch(({ code, status }) => ({ code, status }))]).toEqual([what, { code: 'KEY_MISSING', status: 503 }])
    await exchange.execute(world.db)
    await read().catch(({ code }) => expect([what, code]).toEqual(['whose a chat is', 'NOT_FOUND']))
  }
})

test('after a restart the owner finds everything again, and without the key nothing opens but what is for everybody', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  await farah.call(doxy.ingest, { docs: [document('open', 'Apertova', 'Apertinib')] })
  await asha.call(doxy.ingest, { docs: [document('mine')] })
  const { chatId, passageId } = await converse(asha)
  const readings = (person: Person) => [
    () => person.call(doxy.ask, { query: QUESTION, context: { top_k: 10 } }),
    () => person.call(doxy.passage, { passageId }),
    () => person.call(doxy.library),
    () => person.call(doxy.chat, { chatId }),
  ]
  const readAll = async (person: Person) => {
    const told: unknown[] = []
    for (const read of readings(person)) told.push(await read())
    return told
  }
  const before = await readAll(asha)
  expect(JSON.stringify(before[0])).toContain('mine:Quellmannova')

  const restarted = await World.open({ SECRET_KEY }, undefined, world)
  expect(await readAll(new Person(restarted.url, asha.token))).toEqual(before)
  await restarted.close()

  const keyless = await World.open({}, undefined, world)
  for (const read of readings(new Person(keyless.url, asha.token)))
    await expect(read()).rejects.toMatchObject({
      code: 'KEY_MISSING',
      status: 503,
      message: expect.stringContaining('does not have the key'),
    })
  const lists = [new Person(keyless.url, asha.token).call(documents.mine, {}), new Person(keyless.url, asha.token).call(doxy.chats, {})]
  for (const list of lists) expect((await list).items).toMatchObject([{ title: '', unreadable: true }])
  const words = (await new Person(keyless.url, farah.token).call(feedback.list, { show: 'new' })).items
  expect(words.every(({ question, unreadable }) => unreadable && question === '')).toBe(true)
  const { evidence } = await keyless.nobody.call(doxy.ask, { query: 'apertinib apertova', context: { top_k: 10 } })
  expect(evidence[0]).toMatchObject({ id: 'open:Apertova' })
  expect(await keyless.nobody.call(site.health)).toMatchObject({ status: 'ok' })
  await keyless.close()
})
