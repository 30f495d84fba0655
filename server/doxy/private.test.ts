import { expect } from 'vitest'
import { documents } from '#contract/documents.ts'
import { doxy } from '#contract/doxy.ts'
import { feed } from '#contract/feed.ts'
import { newId } from '#server/platform/ids.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { judgeClaims } from './public.ts'

const doc = (id: string, text: string, title: string) => ({ id, text, meta: { title, source: 'Ward notes', year: 2024 } })
const OPEN = [
  doc(
    'open:1',
    'Zolparin reduced recurrent effusion in 310 adults with tuberculous pericarditis. Headache was frequent.',
    'Zolparin in pericarditis',
  ),
  doc('open:2', 'In 900 children with dengue shock colloids were no better than crystalloids for recovery.', 'Fluids in dengue shock'),
  doc('open:3', 'Prednisolone prevented constriction in tuberculous pericarditis of adults.', 'Prednisolone in pericarditis'),
]
const SECRET = [
  doc(
    'secret:1',
    'Mrs Quellmannova took zorvalinib for tuberculous pericarditis and had headache and effusion. Colloids failed.',
    'Quellmannova in pericarditis',
  ),
  doc('secret:2', 'Quellmannova has dengue shock; zorvalinib was stopped and crystalloids were given in the ward.', 'Quellmannova, dengue'),
  doc('open:1', 'My own copy: zolparin was useless in tuberculous pericarditis of Quellmannova.', 'Zolparin, my copy'),
]
/** Rightly and wrongly spelt, words of the note, of the open library and of neither. */
const QUERIES = [
  'Quellmanova pericarditis',
  'Does zorvalinab help Quellmannovva with tuberculous pericarditis?',
  'zorvalinib',
  'zorvalineb headache in dengue shock',
  'Does zolparin reduce recurrent effusion in tuberculous pericarditis?',
  'pericarditis',
  'colloids or crystalloids in dengue shock of children',
  'dengu shok',
  'open:1',
]
const POSTS = [
  'Zolparin reduced recurrent effusion in adults with tuberculous pericarditis.',
  'Zorvalinib prevents headache in dengue shock.',
]

/** All that somebody without a part in the note is told, to the letter. */
async function answers(world: World, stranger: TestMember) {
  const asked = [world.nobody, stranger].flatMap((who) =>
    QUERIES.flatMap((query) => [
      () => who.call(doxy.ask, { query }),
      () => who.call(doxy.ask, { query, context: { top_k: 10, post_content: 'Quellmanova took zorvalinab.' } }),
    ]),
  )
  const told: unknown[] = []
  for (const ask of asked) told.push(await ask())
  for (const who of [world.nobody, stranger]) told.push(await who.call(doxy.library))
  for (const text of POSTS) told.push(await judgeClaims(world.app.doxy, text))
  told.push(world.app.doxy.library.size, await stranger.call(documents.mine, {}))
  return JSON.stringify(told)
}

test('a private note changes no letter of what strangers are told, while it is there and when it is gone', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  await farah.call(doxy.ingest, { docs: OPEN })
  await ravi.call(doxy.ingest, { docs: [doc('ravi:1', 'Colchicine in tuberculous pericarditis was stopped for diarrhoea.', 'Colchicine')] })
  const before = await answers(world, ravi)

  await asha.call(doxy.ingest, { docs: SECRET })
  expect(await answers(world, ravi)).toBe(before)
  await asha.call(doxy.ingest, { docs: [{ ...SECRET[0]!, text: `${SECRET[0]!.text} Zolparin again, and dengue.` }] })
  await asha.call(doxy.ask, { query: QUERIES[1]!, context: { chat_id: newId() } })
  await world.nobody.call(doxy.ingest, { docs: SECRET })
  expect(await answers(world, ravi)).toBe(before)

  for (const { no } of (await asha.call(documents.mine, {})).items) await asha.call(documents.remove, { no })
  expect(await answers(world, ravi)).toBe(before)
})

test("what is counted for everybody or for one member does not move by another's documents", async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const { library } = world.app.doxy
  const cited = async (id: string, viewer: string | null) =>
    (await library.search(id, { viewer })).documents.find((one) => one.id === id)!.passages[0].id
  const published = async (id: string) => {
    await farah.call(doxy.ingest, { docs: [doc(id, `Mirtazolin in ${id} lowered fever.`, 'Mirtazolin')] })
    return Number(await cited(id, null))
  }
  const kept = async (id: string) => {
    await ravi.call(doxy.ingest, { docs: [doc(id, `Colchicine in ${id} was stopped.`, 'Colchicine')] })
    return [(await ravi.call(documents.mine, {})).items[0]!.no, await cited(id, ravi.id)]
  }
  const state = () => world.db.selectFrom('evidence_state').selectAll().executeTakeFirstOrThrow()

  const first = await published('brucellosis')
  expect(await kept('leprosy')).toEqual([1, 'own-1-0'])
  const before = await state()
  await asha.call(doxy.ingest, { docs: SECRET })
  await world.nobody.call(doxy.ingest, { docs: [doc('waits', 'Zorvalinib for everybody.', 'Zorvalinib')] })
  await asha.call(documents.remove, { no: 1 })

  expect(await state()).toEqual(before)
  expect(await published('trachoma')).toBe(first + 1)
  expect(await kept('scabies')).toEqual([2, 'own-2-0'])
})

test('the owner finds the note by its words, misspelt ones too, until it is taken away', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  await farah.call(doxy.ingest, { docs: OPEN })
  await asha.call(doxy.ingest, { docs: SECRET })
  const ask = () => asha.call(doxy.ask, { query: 'Quellmanova zorvalinab tuberculous pericarditis', context: { top_k: 10 } })

  const { evidence, steps } = await ask()
  expect(evidence[0]).toMatchObject({ id: 'secret:1' })
  expect(evidence.map(({ id }) => id)).toContain('open:3')
  expect(steps.join(' ')).toMatch(/“quellmanova” as “quellmannova”/)

  for (const { no } of (await asha.call(documents.mine, {})).items) await asha.call(documents.remove, { no })
  const later = await ask()
  expect(JSON.stringify(later)).not.toMatch(/quellmannova|zorvalinib/)
})

test('what a post is compared with is counted without private notes', async ({ world }) => {
  const asha = await world.member()
  const passages = () => world.app.doxy.library.size
  const before = passages()

  await asha.call(doxy.ingest, { docs: SECRET })
  await asha.call(feed.create, { clientId: newId(), content: 'Quellmannova had dengue shock.' })

  expect(passages()).toBe(before)
})
