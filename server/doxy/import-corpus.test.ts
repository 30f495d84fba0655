import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { type Article, type Literature, openLiterature } from '#tests/support/literature.ts'
import { KEY_BYTES, openVault } from '../platform/secrets/vault.ts'
import { openLibrary } from './library/stored-library.ts'

const root = join(import.meta.dirname, '../..')
const KEY = 'only-the-operator-knows'
/** What E-utilities send at a time. */
const BATCH = 200

/** The database of a product that runs while its operator imports. */
let fresh: FreshDatabase
let articles: Article[]
let there: Literature

beforeAll(async () => {
  fresh = await freshDatabase()
  articles = Array.from({ length: 2 * BATCH + 20 }, (_, at) => ({
    pmid: `${5000 + at}`,
    title: `Zolparin in invented fever ${at}`,
    abstract: `<AbstractText Label="RESULTS">Zolparin shortened invented fever by ${at} hours in adults.</AbstractText>`,
  }))
  there = await openLiterature(articles)
})

afterAll(async () => {
  await there.close()
  await fresh.drop()
})

beforeEach(() => {
  there.asked.length = 0
  there.instead = undefined
})

/** The command in a process of its own, as the operator runs it beside the product. */
function start(command: string, args: string[]) {
  const child = spawn(command, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: fresh.url,
      PUBMED_URL: there.url,
      EUROPEPMC_URL: there.url,
      PUBMED_API_KEY: KEY,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (said.out += chunk))
  child.stderr.on('data', (chunk) => (said.err += chunk))
  return { kill: () => child.kill('SIGKILL'), ended: once(child, 'close').then(([code]) => ({ code: code as number | null, ...said })) }
}
const startImport = (...args: string[]) => start(process.execPath, ['server/doxy/import-corpus.ts', ...args])
const importing = (...args: string[]) => startImport(...args).ended

async function indexedIds() {
  const rows = await fresh.database.db.selectFrom('evidence_document').select('id').where('removed', '=', false).execute()
  return rows.map(({ id }) => id).sort()
}

test('a wrong call ends with a sentence that shows a right one', async () => {
  const { code, out, err } = await importing('pubmed')

  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^Say which: npm run corpus:import -- pubmed "QUERY"/)
  expect(there.asked).toEqual([])
})

test('an import that is killed in the middle is finished by the next one, and one more changes nothing', async () => {
  there.instead = ({ searchParams }) => (searchParams.get('retstart') === `${BATCH}` ? 'silence' : undefined)
  const first = startImport('pubmed', 'invented fever')
  await expect.poll(async () => (await indexedIds()).length, { timeout: 15_000 }).toBe(BATCH)
  first.kill()
  expect(await first.ended).toMatchObject({ code: null, out: '' })

  there.instead = undefined
  const next = await importing('pubmed', 'invented fever')
  const again = await start('npm', ['run', '--silent', 'corpus:import', '--', 'pubmed', 'invented fever']).ended

  expect(next).toMatchObject({ code: 0, out: expect.stringMatching(/^220 works were indexed, 200 were known/) })
  expect(again).toMatchObject({ code: 0, out: expect.stringMatching(/^0 works were indexed, 420 were known/) })
  expect(await indexedIds()).toEqual(articles.map(({ pmid }) => `pmid:${pmid}`).sort())
})

test('a source that is busy is waited for, and a batch that arrives broken is asked for again', async () => {
  articles.push({ pmid: '9001', title: 'Quendamol in invented rash', abstract: '<AbstractText>Quendamol cleared it.</AbstractText>' })
  there.first.push({ status: 429, body: 'slow down', retryAfter: '1' })
  let broken = 0
  there.instead = ({ pathname }) =>
    pathname.endsWith('/efetch.fcgi') && broken++ === 0 ? { status: 200, body: '<PubmedArticleSet><PubmedArticle>' } : undefined

  const { code, out, err } = await importing('pubmed', 'invented rash')

  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^1 works were indexed, 420 were known/)
  expect(broken).toBe(4)
})

test('a batch that is refused ends the import in one sentence without the key, and what came before stays', async () => {
  articles.unshift({ pmid: '9002', title: 'Ferizole in invented rash', abstract: '<AbstractText>Ferizole cleared it.</AbstractText>' })
  there.instead = ({ searchParams }) => (searchParams.get('retstart') === `${BATCH}` ? { status: 400, body: '' } : undefined)

  const { code, out, err } = await importing('pubmed', 'invented rash')

  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^127\.0\.0\.1:\d+ answers with status 400\. .*\n$/)
  expect(err).not.toContain(KEY)
  expect(await indexedIds()).toContain('pmid:9002')
})

test('Europe PMC tells the same works in its own words: they stand once, preprints come by their name, and retracted ones leave', async () => {
  const retracted = articles[2]!
  retracted.types = ['Journal Article', 'Retracted Publication']
  articles.unshift({ pmid: '9003', title: 'Zolparin early', types: ['Preprint'], abstract: 'Zolparin early on.' })

  const first = await importing('europepmc', 'zolparin', '150')
  const again = await importing('europepmc', 'zolparin', '150')

  expect(first).toMatchObject({
    code: 0,
    out: expect.stringMatching(/; 1 are retracted and kept out, 1 of them were taken out of the index\.\n$/),
  })
  expect(again).toMatchObject({ code: 0, out: expect.stringMatching(/^0 works were indexed, 149 were known/) })
  const ids = await indexedIds()
  expect(ids).toHaveLength(new Set(ids).size)
  expect(ids).toContain('epmc:PPR:PPR9003')
  expect(ids).not.toContain(`pmid:${retracted.pmid}`)
  const library = openLibrary({ db: fresh.database.db, vault: openVault(randomBytes(KEY_BYTES)) })
  const found = await library.search('quendamol invented rash', { viewer: null })
  await library.close()
  expect(found.documents[0]).toMatchObject({ id: 'pmid:9001', owner: null })
})
