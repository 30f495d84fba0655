import { parseSync } from 'vite'
import { ROOMS, type Source } from './house.ts'
import { CALLED, HIDDEN, tablesIn, type Use } from './sql-tables.ts'
import { callOf, type Node, textOf, walk } from './sql-texts.ts'

/** Which room owns each table. Its migration says so: `0010_feed.sql`, later `0018_feed_topics.sql`, make tables of the feed. */
export type Owners = ReadonlyMap<string, string>

const MIGRATION = /\/migrations\/\d{4}_([a-z]+)[a-z0-9_]*\.sql$/
const NUMBER = /\/migrations\/(\d{4})_/
const DECLARES = /^ {4}(\w+): \w+Table$/gm
const CREATES = /\bcreate\s+(?:unlogged\s+|materialized\s+)?(?:table|view)\s+(?:if\s+not\s+exists\s+)?(?:public\.)?"?(\w+)/gi
const KYSELY_WRITES = new Set([
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'alterTable',
  'dropTable',
  'createTable',
])
const KYSELY_READS = new Set(['selectFrom', 'table', 'from', 'using', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin'])
/** Sentences of ours have `from` and `update` too. */
const IS_SQL = /\b(?:select|insert into|delete from|truncate|lock|copy|alter table|drop table|update\s+\S+\s+set)\b/i
/** Those of them that no list or buffer has. */
const NAMES_TABLE = new Set([...KYSELY_WRITES, ...KYSELY_READS].filter((name) => name !== 'from' && name !== 'table'))

export function ownersIn(sources: readonly Source[]): Owners {
  return new Map(
    sources.flatMap(({ path, text }) => {
      const room = MIGRATION.exec(path)?.[1]
      return room ? [...text.matchAll(CREATES)].map(([, table]) => [table!, room] as const) : []
    }),
  )
}

/** The base's file comes after the account's: sessions and files are a member's. */
const FILES_OF = [ROOMS[0]!, 'platform', ...ROOMS.slice(1)]
/** The number of the last migration in the first tagged release; there is none yet. */
const FIRST_RELEASE = Number.POSITIVE_INFINITY

/**
 * Migrations of no room, numbers that are taken or left out, and tables that are declared but made by none. Until the first release there
 * is one file a room, in the rooms' order: it is edited in place.
 */
export function faultsOfMigrations(sources: readonly Source[], owners: Owners, firstRelease = FIRST_RELEASE): string[] {
  const migrations = sources
    .flatMap(({ path }) =>
      NUMBER.test(path) ? [{ path, number: Number(NUMBER.exec(path)![1]), room: MIGRATION.exec(path)?.[1] ?? '' }] : [],
    )
    .sort((a, b) => a.number - b.number)
  const ofRooms = migrations.filter(({ room }) => FILES_OF.includes(room))
  const declared = sources.filter(({ path }) => /^server\/.*\/tables\.ts$/.test(path) && roomOf(path) !== 'platform')
  return [
    ...migrations.filter((one) => !ofRooms.includes(one)).map(({ path }) => `${path} is of no room`),
    ...migrations.flatMap(({ path, number }, at) => {
      const expected = (migrations[at - 1]?.number ?? 0) + 1
      return number === expected ? [] : [`${path} does not bear the number ${expected}`]
    }),
    ...ofRooms.flatMap(({ path, number, room }, at) => {
      const before = ofRooms[at - 1]?.room
      if (number > firstRelease || before === undefined || FILES_OF.indexOf(before) < FILES_OF.indexOf(room)) return []
      return [`${path} comes after the file of ${before}: until the first release there is one file a room, in their order`]
    }),
    ...declared.flatMap(({ path, text }) =>
      [...text.matchAll(DECLARES)].flatMap(([, table]) => {
        const owner = owners.get(table!)
        if (owner === roomOf(path)) return []
        return [`${path} declares ${table}, ${owner ? `a table of ${owner}` : 'which no migration makes'}`]
      }),
    ),
  ]
}

/** Kysely's calls and texts of SQL that hide which table they are about: outside of `platform/db` it stands where it is asked. */
export function hiddenTables({ path, text }: Source): string[] {
  if (path.startsWith('server/platform/db/')) return []
  const faults = new Set<string>()
  walk(parseSync(path, text).program, (node) => {
    const call = callOf(node)
    const isHidden = call && (call.hidden || (KYSELY_WRITES.has(call.method) && call.given))
    if (isHidden && NAMES_TABLE.has(call.method)) faults.add(`${path} hides the table of ${call.method}`)
    for (const { table, writes } of inText(node))
      if (table === HIDDEN || (writes && table === CALLED)) faults.add(`${path} hides a table in its SQL`)
  })
  return [...faults]
}

/** A write to a table of another room, and a read of one whose room comes later, each in words. The floor that joins the rooms has no table at all. */
export function faultsOfTables(source: Source, owners: Owners): string[] {
  const room = MIGRATION.exec(source.path)?.[1] ?? roomOf(source.path)
  if (room === undefined) return []
  const uses = source.path.endsWith('.sql') ? tablesIn(source.text) : inCode(source, owners)
  const faults = uses.flatMap(({ table, writes }) => {
    const owner = owners.get(table)
    if (owner === undefined || owner === room) return []
    if (writes) return [`${source.path} writes ${table}, a table of ${owner}`]
    return isBelow(owner, room) ? [] : [`${source.path} reads ${table}, a table of ${owner}, which does not stand under ${room}`]
  })
  return [...new Set(faults)].sort()
}

function roomOf(path: string): string | undefined {
  const [floor, area, ...rest] = path.split('/')
  if (floor !== 'server') return undefined
  return rest.length > 0 ? area : 'the floor'
}

/** The base stands under all rooms and knows the member, so that it can tell who calls; the seed stands above them. */
function isBelow(owner: string, room: string): boolean {
  if (room === 'seed') return true
  if (room === 'platform') return owner === 'account'
  return ROOMS.includes(room) && (owner === 'platform' || ROOMS.indexOf(owner) < ROOMS.indexOf(room))
}

/** Tables in Kysely's calls and wherever SQL is written; comments are no code. A method whose name is a variable may write. */
function inCode({ path, text }: Source, owners: Owners): Use[] {
  const uses: Use[] = []
  walk(parseSync(path, text).program, (node) => {
    uses.push(...inText(node))
    const { method, names } = callOf(node) ?? { method: '', names: [] }
    for (const table of names) {
      if (KYSELY_WRITES.has(method) || (method === HIDDEN && owners.has(table))) uses.push({ table, writes: true })
      else if (KYSELY_READS.has(method)) uses.push({ table, writes: false })
    }
  })
  return uses
}

/** The tables of a text that stands there. */
function inText(node: Node): Use[] {
  if (!['TaggedTemplateExpression', 'TemplateLiteral', 'Literal', 'BinaryExpression'].includes(node.type)) return []
  const text = textOf(node)
  if (node.type === 'TaggedTemplateExpression' || IS_SQL.test(text)) return tablesIn(text)
  // A part of a statement, which is put together elsewhere.
  return node.type === 'TemplateLiteral' ? tablesIn(text).filter(({ table }) => table !== HIDDEN && table !== CALLED) : []
}
