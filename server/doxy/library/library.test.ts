import { expect } from 'vitest'
import { idsOf, test, vault } from '#tests/support/library-room.ts'
import { libraryCard } from './card.ts'
import type { Uploader } from './library.ts'
import { openLibrary } from './stored-library.ts'

const everybody: Uploader = { kind: 'publisher', memberId: null }
const nobody: Uploader = { kind: 'anonymous', sender: 'a stranger', site: 'a site', provider: 'a provider' }
const dengue = {
  id: 'pmid:1',
  text: 'Platelet transfusion did not prevent bleeding in adults with dengue.',
  meta: { title: 'Platelets in dengue' },
}
const asthma = {
  id: 'pmid:2',
  text: 'Inhaled steroids reduced asthma attacks in children.',
  meta: { title: 'Steroids in asthma', year: 2019 },
}
test('what a publisher brings is found by everybody, with its words and what is known of it', async ({ room: { library } }) => {
  const ingested = await library.ingest([dengue, asthma], everybody)

  expect(ingested).toEqual({ indexed: ['pmid:1', 'pmid:2'], skipped: [], quarantined: [], flagged: [] })
  const { documents, signals, terms, searched } = await library.search('asthma attacks in children', { viewer: null })
  expect(documents).toHaveLength(1)
  expect(documents[0]).toMatchObject({ id: 'pmid:2', title: 'Steroids in asthma', year: 2019, owner: null })
  expect(documents[0]?.passages[0].text).toBe(asthma.text)
  expect(signals).toMatchObject({ c3: 1, cs: 1, g: 1 })
  expect(terms.map(({ word }) => word)).toEqual(['asthma', 'attacks', 'children'])
  expect(searched).toBe(2)
})

test('bringing the same again changes nothing; other words replace the old ones', async ({ room: { library } }) => {
  await library.ingest([dengue, asthma], everybody)

  expect(await library.ingest([dengue, asthma], everybody)).toEqual({
    indexed: [],
    skipped: ['pmid:1', 'pmid:2'],
    quarantined: [],
    flagged: [],
  })
  const ingested = await library.ingest([{ ...asthma, text: 'Montelukast was no better than placebo.' }], everybody)

  expect(ingested.indexed).toEqual(['pmid:2'])
  expect(await idsOf(library, 'inhaled attacks')).toEqual([])
  expect(await idsOf(library, 'montelukast')).toEqual(['pmid:2'])
  expect(library.size).toBe(2)
})

test("a member's documents are theirs alone, and stand beside everybody's under the same id", async ({ room: { library, member } }) => {
  const [asha, ravi] = [await member(), await member()]
  await library.ingest([dengue], everybody)

  await library.ingest([{ ...dengue, text: 'My own notes on thrombocytopenia.' }], asha)

  expect(await idsOf(library, 'thrombocytopenia', asha.memberId)).toEqual(['pmid:1'])
  expect(await idsOf(library, 'thrombocytopenia', ravi.memberId)).toEqual([])
  expect(await idsOf(library, 'thrombocytopenia')).toEqual([])
  expect(await idsOf(library, 'platelet transfusion dengue', asha.memberId)).toEqual(['pmid:1'])
  expect(await idsOf(library, 'platelet transfusion', ravi.memberId)).toEqual(['pmid:1'])
  const [own] = (await library.search('thrombocytopenia', { viewer: asha.memberId })).documents
  const passageId = own!.passages[0].id
  expect(await library.findPassage(passageId, asha.memberId)).toMatchObject({ document: { id: 'pmid:1', owner: asha.memberId } })
  expect(await library.findPassage(passageId, ravi.memberId)).toBeUndefined()
  expect(await library.findPassage(passageId, null)).toBeUndefined()
})

test('an anonymous document is found by nobody and replaces nothing until a reviewer says so', async ({ room: { library, member } }) => {
  const reviewer = await member()
  await library.ingest([dengue], everybody)
  const poison = { id: 'pmid:1', text: 'Give platelets to everyone.', meta: { title: 'Platelets for all' } }
  const news = { id: 'new:1', text: 'Chikungunya arthritis lasts for months.', meta: null }

  expect((await library.ingest([poison, news, dengue], nobody)).quarantined).toEqual(['new:1'])
  expect((await library.ingest([poison, news], nobody)).quarantined).toEqual(['pmid:1', 'new:1'])

  expect(await idsOf(library, 'chikungunya', reviewer.memberId)).toEqual([])
  expect((await library.search('platelets', { viewer: null })).documents[0]?.title).toBe('Platelets in dengue')
  const { items: quarantined } = await library.listQuarantined()
  expect(quarantined.map(({ id, taken }) => [id, taken])).toEqual([
    ['new:1', false],
    ['pmid:1', true],
  ])
  const [second, first] = quarantined.map(({ no }) => no)
  await expect(library.decideQuarantined(first!, true, reviewer.memberId)).rejects.toMatchObject({ code: 'DOCUMENT_EXISTS' })
  await library.decideQuarantined(first!, false, reviewer.memberId)
  await library.decideQuarantined(second!, true, reviewer.memberId)
  expect(await idsOf(library, 'chikungunya')).toEqual(['new:1'])
  expect((await library.listQuarantined()).items).toEqual([])
  expect(await library.ingest([poison], nobody)).toMatchObject({ skipped: ['pmid:1'], quarantined: [] })
})

test('a document is decided once, whoever says it and however often', async ({ room: { library, member, fresh } }) => {
  const [asha, ravi] = [await member(), await member()]
  const one = (text: string) => ({ id: 'x:1', text, meta: null })
  await library.ingest([one('Chikungunya arthritis lasts for months.'), { ...asthma, id: 'x:2' }], nobody)
  await library.ingest([one('Chikungunya arthritis is gone in days.')], nobody)
  const [first, other, second] = (await library.listQuarantined()).items.map(({ no }) => no)

  const twice = await Promise.allSettled([
    library.decideQuarantined(first!, true, asha.memberId),
    library.decideQuarantined(first!, false, ravi.memberId),
    library.decideQuarantined(second!, true, ravi.memberId),
    library.decideQuarantined(other!, true, asha.memberId),
    library.decideQuarantined(other!, true, ravi.memberId),
  ])

  const codes = twice.map((result) => (result.status === 'rejected' ? result.reason.code : 'done'))
  expect(codes.slice(3)).toEqual(['done', 'done'])
  expect((await library.search('chikungunya', { viewer: null })).documents).toHaveLength(1)
  expect(codes.slice(0, 3).filter((code) => code === 'done').length).toBeGreaterThan(0)
  const acts = await fresh.database.db.selectFrom('audit_entry').select(['act', 'detail']).execute()
  expect(acts.filter(({ detail }) => detail === JSON.stringify({ document: String(other) }))).toHaveLength(1)
  await expect(library.decideQuarantined(other!, false, ravi.memberId)).rejects.toMatchObject({ code: 'DOCUMENT_DECIDED' })
  await expect(library.decideQuarantined(999_999, true, ravi.memberId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what was taken away is not found again, and may come back', async ({ room: { library, member } }) => {
  const asha = await member()
  await library.ingest([dengue], everybody)

  expect(await library.remove('pmid:1', asha.memberId)).toBe(false)
  expect(await library.remove('pmid:1', null)).toBe(true)

  expect(await idsOf(library, 'dengue')).toEqual([])
  expect((await library.ingest([dengue], everybody)).indexed).toEqual(['pmid:1'])
  expect(await idsOf(library, 'dengue')).toEqual(['pmid:1'])
})

test('what was taken away leaves none of its words behind', async ({ room: { fresh, library, member } }) => {
  const asha = await member()
  const note = { id: 'ward:quellmann', text: 'Quellmann was given zorvalinib.', meta: { title: 'Quellmann', source: 'Quellmann ward' } }
  await library.ingest([note], asha)
  await library.ingest([note], everybody)

  expect([await library.remove(note.id, asha.memberId), await library.remove(note.id, null)]).toEqual([true, true])

  const { db } = fresh.database
  const rows = [
    await db.selectFrom('evidence_document').selectAll().execute(),
    await db.selectFrom('evidence_passage').selectAll().execute(),
  ]
  expect(JSON.stringify(rows)).not.toMatch(/quellmann|zorvalinib/i)
  expect((await library.ingest([note], asha)).indexed).toEqual([note.id])
})

test('a start finds what was there, and a second server what the first brings', async ({ room: { fresh, library, member } }) => {
  const asha = await member()
  await library.ingest([dengue], everybody)
  await library.ingest([asthma], asha)
  const other = openLibrary({ db: fresh.database.db, vault })

  expect(await idsOf(other, 'asthma dengue', asha.memberId)).toEqual(await idsOf(library, 'asthma dengue', asha.memberId))
  expect(await idsOf(other, 'asthma')).toEqual([])
  await library.ingest([{ ...asthma, id: 'pmid:3' }], everybody)
  await expect.poll(() => idsOf(other, 'asthma'), { timeout: 5000 }).toEqual(['pmid:3'])
  await other.close()
})

test('many who bring documents at once leave each of them found once', async ({ room: { library, member } }) => {
  const asha = await member()
  const docs = Array.from({ length: 40 }, (_, n) => ({ id: `doc:${n}`, text: `Rubella finding number ${n} of many`, meta: null }))

  const ingested = await Promise.all([0, 1, 2, 3].map((part) => library.ingest(docs.slice(part * 10, part * 10 + 15), asha)))

  expect(ingested.flatMap(({ indexed }) => indexed).sort()).toEqual(docs.map(({ id }) => id).sort())
  expect(await library.card(asha.memberId)).toMatchObject({ documents: 40, passages: 40 })
  expect(library.size).toBe(0)
  expect((await library.search('rubella', { viewer: asha.memberId, k: 10 })).documents).toHaveLength(10)
})

test('texts with broken letters, without words, or without a title do no harm', async ({ room: { library } }) => {
  const ingested = await library.ingest(
    [
      { id: 'a', text: 'NUL\0 and half a pair \ud800 about scabies', meta: null },
      { id: 'b', text: ' ', meta: { title: 'Leprosy' } },
      { id: 'c', text: ' ', meta: null },
      {
        id: 'b\0',
        text: 'Leprosy again',
        meta: { title: 'Leprosy', authors: ['A. Rao', 'R. "Ravi" Menon'], doi: 'https://doi.org/10.1000/x1' },
      },
    ],
    everybody,
  )

  expect(ingested).toEqual({ indexed: ['a', 'b'], skipped: ['c'], quarantined: [], flagged: [] })
  expect(await idsOf(library, 'scabies')).toEqual(['a'])
  const [leprosy] = (await library.search('leprosy', { viewer: null })).documents
  expect(leprosy).toMatchObject({ id: 'b', authors: ['A. Rao', 'R. "Ravi" Menon'], doi: '10.1000/x1' })
  expect(await idsOf(library, '!!! ???')).toEqual([])
  expect(await idsOf(library, "'; drop table evidence_document; --")).toEqual([])
})

test('what everybody may know is counted once for all who ask, and anew once something was brought', async ({
  room: { library, fresh },
}) => {
  let asked = 0
  const counting = fresh.database.db.withPlugin({
    transformQuery: ({ node }) => {
      asked++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const card = () => libraryCard(counting, vault, undefined, null)
  const before = (await card()).documents
  asked = 0

  await Promise.all(Array.from({ length: 10 }, card))
  // Each asks whether anything has changed, and nothing else.
  expect(asked).toBe(10)

  await library.ingest([{ id: 'new', text: 'Zinc shortened acute diarrhoea.' }], everybody)
  expect((await card()).documents).toBe(before + 1)
})

test('the card counts what a viewer may see', async ({ room: { library, member } }) => {
  const asha = await member()
  await library.ingest([{ ...dengue, meta: { ...dengue.meta, source: 'Lancet' } }], { kind: 'publisher', memberId: null, origin: 'note' })
  await library.ingest([asthma], asha)

  expect(await library.card(null)).toMatchObject({
    documents: 1,
    passages: 1,
    sources: [{ source: 'Lancet', documents: 1 }],
    origins: { note: 1, upload: 0 },
  })
  expect(await library.card(asha.memberId)).toMatchObject({ documents: 2, passages: 2 })
})
