import { expect, vi } from 'vitest'
import { idsOf, test, vault } from '#tests/support/library-room.ts'
import { Segment } from '../retrieval/index/segment.ts'
import { readOwnDocument, SLICE } from './own/passages.ts'

const notes = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `${name}${n}`, text: `Ward note ${name} ${n}.` }))

test('a member keeps so many passages, however many add at the same time, and has room again once some are removed', async ({
  room: { fresh, library, member },
}) => {
  const [asha, ravi] = [await member(), await member()]
  const held = async () =>
    (await fresh.database.db.selectFrom('evidence_own').select('no').where('owner_id', '=', asha.memberId).execute()).length
  await library.ingest(notes('a', 990), asha)

  const both = await Promise.allSettled(['b', 'c'].map((name) => library.ingest(notes(name, 8), asha)))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await held()).toBe(998)
  await expect(library.ingest(notes('d', 3), asha)).rejects.toMatchObject({
    code: 'LIBRARY_FULL',
    status: 422,
    message: expect.stringContaining('remove documents'),
  })
  // Other words under the same id take the place of the old ones.
  await library.ingest([{ id: 'a0', text: 'Ward note in other words.' }], asha)
  await library.ingest(notes('d', 3), ravi)

  await library.remove('a0', asha.memberId)
  await library.ingest(notes('d', 3), asha)
  expect(await held()).toBe(1000)
})

test('a member keeps so many bytes, in words and in what documents are called', async ({ room: { library, member } }) => {
  const [asha, ravi] = [await member(), await member()]
  const long = (id: string) => ({ id, text: 'Zolparin '.repeat(44_000) })
  for (let n = 0; n < 3; n++) await library.ingest([long(`long ${n}`)], asha)
  await expect(library.ingest([long('long 3')], asha)).rejects.toMatchObject({ code: 'LIBRARY_FULL' })

  const authors = Array.from({ length: 500 }, (_, n) => `${n} `.padEnd(500, 'x'))
  const named = notes('named', 7).map((one) => ({ ...one, meta: { authors } }))
  await expect(library.ingest(named, ravi)).rejects.toMatchObject({ code: 'LIBRARY_FULL' })
})

test("adding a line to a member's library packs nothing anew, and the line is found", async ({ room: { library, member } }) => {
  const asha = await member()
  const merge = vi.spyOn(Segment, 'merge')
  const text = Array.from({ length: 9000 }, (_, n) => `word${n}`).join(' ')
  await library.ingest([{ id: 'long', text }], asha)
  expect(merge.mock.calls.map(([old]) => old)).toEqual([undefined, undefined, undefined, undefined])

  for (const one of notes('short', 20)) await library.ingest([one], asha)
  expect(merge).toHaveBeenCalledTimes(4)
  expect((await library.search('ward note short 19', { viewer: asha.memberId })).documents).toHaveLength(10)
  expect(await idsOf(library, 'word8999', asha.memberId)).toEqual(['long'])
  merge.mockRestore()
})

test('a long document of a member is opened a few passages at a time', async ({ room: { fresh, library, member } }) => {
  const asha = await member()
  await library.ingest([{ id: 'long', text: 'Zolparin lowered fever in the ward. '.repeat(1000) }], asha)
  const open = vi.spyOn(vault, 'open')
  const opened: number[] = []
  const ns: number[] = []
  for await (const { n } of readOwnDocument(fresh.database.db, vault, asha.memberId, 1)) {
    ns.push(n)
    opened.push(open.mock.calls.length)
    open.mockClear()
  }
  open.mockRestore()

  expect(ns).toEqual(Array.from({ length: 31 }, (_, n) => n))
  // The words of so many passages, and once for all of them what the document is called.
  expect(Math.max(...opened)).toBe(SLICE + 1)
})

test("a member's own copy of a work that was retracted answers them no more, brought before or after", async ({
  room: { library, member },
}) => {
  const asha = await member()
  const copy = { id: 'my copy', text: 'Zolparin shortened invented fever.', meta: { title: 'Zolparin', doi: '10.1234/Z.1' } }
  const other = { id: 'my notes', text: 'Zolparin is kept cold in the ward.', meta: { title: 'Ward notes' } }
  await library.ingest([copy, other], asha)
  expect((await idsOf(library, 'zolparin', asha.memberId)).sort()).toEqual(['my copy', 'my notes'])

  await library.retract([{ id: 'doi:10.1234/z.1', doi: '10.1234/z.1' }])

  expect(await idsOf(library, 'zolparin', asha.memberId)).toEqual(['my notes'])
  await library.ingest([{ ...copy, id: 'my second copy' }], asha)
  expect(await idsOf(library, 'zolparin', asha.memberId)).toEqual(['my notes'])
})
