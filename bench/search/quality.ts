import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db/client.ts'
import { offersFor } from '#server/search/offers.ts'
import { findPeople } from '#server/search/people.ts'
import { parsePeopleQuery } from '#server/search/rules.ts'
import { openBenchDatabase } from '../support/database.ts'
import type { Figure } from '../support/figures.ts'
import { type Known, seedCommunity } from './community.ts'

type Want = { specialties?: string[]; city?: string; name?: string }
type Query = { kind: string; q: string; want: Want }

const FIRST = 3
const SUCCESS = 0.95

/** The queries of this folder, asked of a community of a thousand. Those by another hand are figures of their own. */
export async function measureQuality(): Promise<Figure[]> {
  const own = read<Query[]>('queries.json')
  const { queries: others } = read<{ queries: Query[] }>('queries-by-another.json')
  const { db, close } = await openBenchDatabase('search-quality')
  try {
    await sql`truncate member, search_word cascade`.execute(db)
    const known = await seedCommunity(db)
    return [...(await measureTable(db, known, '', own)), ...(await measureTable(db, known, 'by another hand: ', others))]
  } finally {
    await close()
  }
}

const read = <T>(name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T

async function measureTable(db: Db, known: Map<string, Known>, whose: string, queries: readonly Query[]): Promise<Figure[]> {
  const viewer = known.keys().next().value!
  const asked: (Query & Awaited<ReturnType<typeof ask>>)[] = []
  for (const query of queries) asked.push({ ...query, ...(await ask(db, viewer, known, query)) })
  for (const { kind, q, found, offer } of asked.filter(({ hit }) => !hit)) {
    console.log(
      `  missed, ${whose}${kind}: ${q} → ${found.map((one) => `${one.name} (${one.specialty}, ${one.city})`).join('; ') || 'nobody'}${offer ? `; offered “${offer}”` : ''}`,
    )
  }
  for (const { q, found } of asked.filter(({ crossed }) => crossed))
    console.log(`  crossed, ${whose}${q} → ${found.map(({ specialty }) => specialty).join('; ')}`)
  const share = (of: typeof asked) => of.filter(({ hit }) => hit).length / of.length
  const atOnce = asked.filter(({ hit, offer }) => hit && !offer).length / asked.length
  const crossed = asked.filter((one) => one.crossed).length
  return [
    {
      what: `${whose}success at ${FIRST}, of ${asked.length} queries`,
      measured: share(asked).toFixed(3),
      bar: `≥ ${SUCCESS}`,
      holds: share(asked) >= SUCCESS,
    },
    { what: `${whose}the same, without taking a spelling that is offered`, measured: atOnce.toFixed(3) },
    { what: `${whose}crossed specialties`, measured: String(crossed), bar: '0', holds: crossed === 0 },
    { what: `${whose}spellings offered that lead to another specialty`, measured: String(asked.filter(({ misled }) => misled).length) },
    ...[...Map.groupBy(asked, ({ kind }) => kind)].map(([kind, of]) => ({
      what: `${whose}success at ${FIRST}, ${kind} (${of.length})`,
      measured: share(of).toFixed(3),
    })),
  ]
}

/** Who stands first for a question; where nobody is found, for the spelling that is offered first, as whoever takes it sees. */
async function ask(db: Db, viewer: string, known: Map<string, Known>, { q, want }: Query) {
  const atOnce = await first(db, viewer, known, q)
  const [offer] = atOnce.length === 0 ? await offersFor(db, viewer, q, { people: 0, posts: 0 }) : []
  const found = offer ? await first(db, viewer, known, offer) : atOnce
  const isOf = ({ specialty }: Known) => !want.specialties || want.specialties.includes(specialty)
  const hit = found.some((one) => isOf(one) && (!want.city || one.city === want.city) && (!want.name || one.name === want.name))
  return { found, offer, hit, crossed: !atOnce.every(isOf), misled: offer !== undefined && !found.every(isOf) }
}

async function first(db: Db, viewer: string, known: Map<string, Known>, q: string): Promise<Known[]> {
  const question = parsePeopleQuery(q)
  const { items } = question ? await findPeople(db, viewer, question, FIRST) : { items: [] }
  return items.flatMap(({ id }) => known.get(id) ?? [])
}
