import { parseSync } from 'vite'
import { ROOMS, type Source } from './house.ts'

/** Which room owns each table. Its migration says so: `0010_feed.sql`, later `0015_feed_topics.sql`, make tables of the feed. */
export type Owners = ReadonlyMap<string, string>

type Use = { table: string; writes: boolean }

const MIGRATION = /\/migrations\/\d{4}_([a-z]+)[a-z0-9_]*\.sql$/
const NUMBER = /\/migrations\/(\d{4})_/
const DECLARES = /^ {4}(\w+): \w+Table$/gm
const CREATES = /create (?:unlogged )?table (?:if not exists )?(\w+)/gi
const WRITES = /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?(\w+)/gi
const READS = /\b(?:from|join|references|trigger\s[^;]*?\son)\s+(?:only\s+|lateral\s+)?(\w+)/gi
const KYSELY_WRITES = new Set(['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const KYSELY_READS = new Set(['selectFrom', 'table', 'from', 'using', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin'])
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

/** Migrations of no room or with a number that is taken, and tables that are declared but made by none. */
export function faultsOfMigrations(sources: readonly Source[], owners: Owners): string[] {
  const migrations = sources.filter(({ path }) => NUMBER.test(path)).map(({ path }) => path)
  const homeless = migrations.filter((path) => ![...ROOMS, 'platform'].includes(MIGRATION.exec(path)?.[1] ?? ''))
  const numbers = Map.groupBy(migrations, (path) => NUMBER.exec(path)?.[1])
  const declared = sources.filter(({ path }) => /^server\/\w+\/tables\.ts$/.test(path))
  return [
    ...homeless.map((path) => `${path} is of no room`),
    ...[...numbers.values()].filter(({ length }) => length > 1).map((paths) => `${paths.join(' and ')} bear the same number`),
    ...declared.flatMap(({ path, text }) =>
      [...text.matchAll(DECLARES)].flatMap(([, table]) =>
        owners.has(table!) ? [] : [`${path} declares ${table}, which no migration makes`],
      ),
    ),
  ]
}

/** Kysely's calls that hide which table they are about: outside of `platform/db` it stands in the call. */
export function hiddenTables({ path, text }: Source): string[] {
  if (path.startsWith('server/platform/db/')) return []
  const faults = new Set<string>()
  walk(parseSync(path, text).program, (node) => {
    const call = node.type === 'CallExpression' && callOf(node)
    if (call && NAMES_TABLE.has(call.method) && call.hidden) faults.add(`${path} hides the table of ${call.method}`)
  })
  return [...faults]
}

/** A write to a table of another room, and a read of one whose room comes later, each in words. */
export function faultsOfTables(source: Source, owners: Owners): string[] {
  const room = MIGRATION.exec(source.path)?.[1] ?? roomOf(source.path)
  if (room === undefined) return []
  const uses = source.path.endsWith('.sql') ? inSql(withoutComments(source.text)) : inCode(source)
  const faults = uses.flatMap(({ table, writes }) => {
    const owner = owners.get(table)
    if (owner === undefined || owner === room) return []
    if (writes) return [`${source.path} writes ${table}, a table of ${owner}`]
    return isBelow(owner, room) ? [] : [`${source.path} reads ${table}, a table of ${owner}, which comes after ${room}`]
  })
  return [...new Set(faults)].sort()
}

function roomOf(path: string): string | undefined {
  const [floor, area, ...rest] = path.split('/')
  return floor === 'server' && rest.length > 0 ? area : undefined
}

/** The base stands under all rooms and knows the member, so that it can tell who calls; the seed stands above them. */
function isBelow(owner: string, room: string): boolean {
  if (owner === 'platform') return true
  if (room === 'platform') return owner === 'account'
  const at = ROOMS.indexOf(room)
  return at < 0 || ROOMS.indexOf(owner) < at
}

function inSql(text: string): Use[] {
  return [
    ...[...text.matchAll(WRITES)].map(([, table]) => ({ table: table!, writes: true })),
    ...[...text.matchAll(READS)].map(([, table]) => ({ table: table!, writes: false })),
  ]
}

const withoutComments = (text: string) => text.replaceAll(/--.*$/gm, '')

/** Tables in Kysely's calls and in templates, where SQL is written; comments are no code. */
function inCode({ path, text }: Source): Use[] {
  const uses: Use[] = []
  walk(parseSync(path, text).program, (node) => {
    if (node.type === 'TemplateLiteral') {
      const words = (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' $ ')
      uses.push(...inSql(withoutComments(words)))
    }
    const call = node.type === 'CallExpression' && callOf(node)
    if (!call) return
    for (const name of call.names) {
      if (KYSELY_WRITES.has(call.method)) uses.push({ table: name, writes: true })
      else if (KYSELY_READS.has(call.method)) uses.push({ table: name, writes: false })
    }
  })
  return uses
}

type Node = { type: string; [key: string]: unknown }

function callOf(node: Node): { method: string; names: string[]; hidden: boolean } | undefined {
  const callee = node.callee as Node
  const method = callee.type === 'MemberExpression' ? ((callee.property as Node).name as string | undefined) : undefined
  if (!method) return
  const first = (node.arguments as Node[])[0]
  const texts = first?.type === 'ArrayExpression' ? (first.elements as Node[]) : [first]
  const names = texts.flatMap((one) => (one && isLiteral(one) ? (one.value as string).split(/\s/)[0]! : []))
  return { method, names, hidden: texts.some((one) => one && !isLiteral(one) && !isSubquery(one)) }
}

const isLiteral = ({ type, value }: Node) => type === 'Literal' && typeof value === 'string'

/** A query within the call, which names its own tables. */
const isSubquery = ({ type, callee }: Node) =>
  type === 'ArrowFunctionExpression' || (type === 'CallExpression' && (callee as Node).type === 'MemberExpression')

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  if (!node || typeof node !== 'object' || Array.isArray(node)) return
  if (typeof (node as Node).type === 'string') visit(node as Node)
  for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, visit)
}
