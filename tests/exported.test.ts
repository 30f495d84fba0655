import { sql } from 'kysely'
import { expect } from 'vitest'
import { exportTable } from '#server/export-table.ts'
import type { ExportPart } from '#server/platform/export.ts'
import { leftOutColumns } from './support/left-out-columns.ts'
import { twoMates, write } from './support/messages.ts'
import { type TestMember, test, type World } from './support/world.ts'

const roomsOf = ({ app }: World) => exportTable(app.jobContext.messageKeys)

/**
 * Tables whose rows are somebody's: that refer to a member, or to a table that does, however far; and those with a column that is called like one
 * of a member's identifiers, though nothing holds it to a member.
 */
async function tablesOfMembers({ db }: World): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive refers as (
      select 'member'::regclass::oid as id
      union
      select c.conrelid from pg_constraint c join refers on c.confrelid = refers.id where c.contype = 'f'
    )
    select relname::text as name from refers join pg_class on pg_class.oid = refers.id
    union
    select table_name::text from information_schema.columns
    where table_schema = 'public' and column_name in ('member_id', 'author_id', 'owner_id', 'viewer_id', 'sender_id', 'sender', 'uploaded_by')`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

test('every table with rows of members is in a copy of their data, or it is said why not', async ({ world }) => {
  const rooms = roomsOf(world)
  const said = new Set(rooms.flatMap(({ parts, leftOut }) => [...parts.flatMap(({ tables }) => tables), ...Object.keys(leftOut)]))

  expect((await tablesOfMembers(world)).filter((table) => !said.has(table)).sort()).toEqual([])
})

test('a copy tells of tables that there are, and leaves none out that it tells', async ({ world }) => {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(world.db)
  const there = new Set(rows.map(({ name }) => name))

  for (const { parts, leftOut } of roomsOf(world)) {
    const told = parts.flatMap(({ tables }) => tables)
    expect([...told, ...Object.keys(leftOut)].filter((table) => !there.has(table))).toEqual([])
    expect(told.filter((table) => table in leftOut)).toEqual([])
    expect(Object.values(leftOut).filter((why) => why.length < 20)).toEqual([])
  }
})

/** Everything that the rooms bring for a member, by room and list. */
async function everything({ app }: World, { id }: TestMember, rooms: ReturnType<typeof exportTable>) {
  const found: Record<string, unknown[]> = {}
  for (const { room, parts } of rooms)
    for (const { name, rows } of parts)
      found[`${room}.${name}`] = (await Array.fromAsync(rows(app.services, id))).flatMap((portion) => [...portion])
  return found
}

test('no list fails, none is named twice, and a member who has done nothing has no more than they began with', async ({ world }) => {
  const rooms = roomsOf(world)
  const asha = await world.member()

  const found = await everything(world, asha, rooms)

  expect(Object.keys(found)).toHaveLength(rooms.reduce((sum, { parts }) => sum + parts.length, 0))
  expect(Object.keys(found).filter((name) => found[name]!.length > 0)).toEqual([
    'account.member',
    'account.handles',
    'account.signIn',
    'account.sessions',
    'profile.profile',
  ])
})

/** The words of all that a list asks the database. */
async function askedBy({ app, db }: World, { id }: TestMember, part: ExportPart): Promise<Set<string>> {
  const asked: string[] = []
  const noting = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await Array.fromAsync(part.rows({ ...app.services, db: noting }, id))
  return new Set(asked.join(' ').match(/\w+/g))
}

test('every column of what a copy tells is read by one of its lists, or it is said why not', async ({ world }) => {
  // A list of messages asks for more where there are some.
  const { asha, id } = await twoMates(world)
  await write(asha, id, 'Is bed 4 awake?')
  const read = new Map<string, Set<string>>()
  for (const part of roomsOf(world).flatMap(({ parts }) => parts)) {
    const words = await askedBy(world, asha, part)
    for (const table of part.tables) read.set(table, words.union(read.get(table) ?? new Set()))
  }
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name::text as table, column_name::text as column from information_schema.columns
    where table_schema = 'public' and table_name = any(${[...read.keys()]}::text[])`.execute(world.db)
  const unread = rows.filter(({ table, column }) => !read.get(table)!.has(column))

  const said = new Set(leftOutColumns.flatMap(([, ...columns]) => columns))
  const namesOf = ({ table, column }: (typeof rows)[number]) => [`${table}.${column}`, column, `${table}.*`]
  expect(unread.filter((one) => !namesOf(one).some((name) => said.has(name))).map((one) => namesOf(one)[0])).toEqual([])
  const excused = new Set(unread.flatMap(namesOf))
  expect([...said].filter((name) => !excused.has(name))).toEqual([])
})
