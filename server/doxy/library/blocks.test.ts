import { expect, test } from 'vitest'
import { openVault } from '#server/platform/secrets/vault.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { BLOCK_SIZE } from '../retrieval/index/postings.ts'
import type { Library, Uploader } from './library.ts'
import { openLibrary } from './stored-library.ts'

const vault = openVault(Buffer.alloc(32, 7))

const everybody: Uploader = { kind: 'publisher', memberId: null }
const WORDS =
  'fever typhoid malaria dengue rash ward child adult dose platelet liver spleen culture antigen monsoon vaccine trial cohort'.split(' ')
const QUERIES = [
  ...WORDS.slice(0, 8),
  'fever in a child with rash',
  'malaria antigen trial dose',
  'malarai vaccine',
  'case 17 liver',
  'ward spleen',
]
/** As many passages from the end of a block, so that a few dozen fill it. */
const LEFT = 40

const doc = (n: number) => ({
  id: `doc:${n}`,
  text: Array.from({ length: 12 }, (_, at) => WORDS[(n * 7 + at * at * (1 + (n % 5))) % WORDS.length]).join(' '),
  meta: { title: `${WORDS[n % WORDS.length]} case ${n}` },
})

const answers = (library: Library) =>
  Promise.all(
    QUERIES.map(async (query) => {
      const { documents, signals, searched } = await library.search(query, { viewer: null })
      return { query, searched, signals, found: documents.map(({ id, score, passages }) => [id, score, passages.map(({ n }) => n)]) }
    }),
  )

test('a block read from the database answers as it did from memory, and a start finds it', async ({ onTestFinished }) => {
  const { database, drop } = await freshDatabase()
  onTestFinished(drop)
  const { db } = database
  const docs = Array.from({ length: LEFT + 60 }, (_, n) => doc(n))
  const inMemory = openLibrary({ db, vault })
  await inMemory.ingest(docs, everybody)
  const expected = await answers(inMemory)
  await inMemory.close()
  expect(await db.selectFrom('evidence_sealed').select('block').execute()).toEqual([])

  // The same documents, numbered so that the first of them fill a block.
  await db.deleteFrom('evidence_document').execute()
  await db
    .updateTable('evidence_state')
    .set({ next_passage: BLOCK_SIZE - LEFT })
    .execute()
  const packing = openLibrary({ db, vault })
  await packing.ingest(docs, everybody)
  expect(await answers(packing)).toEqual(expected)
  await packing.close()
  expect(await db.selectFrom('evidence_sealed').select('block').execute()).toEqual([{ block: 0 }])

  const started = openLibrary({ db, vault })
  onTestFinished(() => started.close())
  expect(await answers(started)).toEqual(expected)
  expect(await started.remove('doc:3', null)).toBe(true)
  expect((await started.search('case 3', { viewer: null })).documents.map(({ id }) => id)).not.toContain('doc:3')
  expect((await started.ingest([{ ...doc(3), text: 'brucellosis' }], everybody)).indexed).toEqual(['doc:3'])
  expect((await started.search('brucellosis', { viewer: null })).documents[0]?.id).toBe('doc:3')
})
