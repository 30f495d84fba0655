import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultOfImport, faultsOfFile, ringsIn, type Source } from './support/house.ts'
import { importsOf } from './support/imports.ts'
import { notInRows } from './support/lists.ts'
import { schemasOnTheWeb } from './support/schemas.ts'
import { faultsOfMigrations, faultsOfTables, hiddenTables, ownersIn } from './support/table-owners.ts'

const FLOORS = ['contract', 'sample', 'corpus', 'server', 'web']
const root = join(import.meta.dirname, '..')
const sources: Source[] = FLOORS.flatMap((floor) =>
  readdirSync(join(root, floor), { recursive: true, withFileTypes: true })
    .filter((entry) => /\.(tsx?|js|css|sql)$/.test(entry.name) && entry.name !== 'tokens.css')
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(root.length + 1).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
    // Served as they are, part of no program.
    .filter(({ path }) => !path.startsWith('web/public/')),
)
const imports = sources.filter(({ path }) => !/\.(css|sql)$/.test(path)).flatMap(importsOf)
const owners = ownersIn(sources)

test('every import points down and, from another room of the server, to its public file', () => {
  expect(imports.flatMap((one) => faultOfImport(one) ?? [])).toEqual([])
})

const code = sources.filter(({ path }) => path.startsWith('server/') && /\.(ts|js|sql)$/.test(path) && !/\.test\.ts$/.test(path))

test('a room writes its own tables alone and reads none of a later room', () => {
  expect(code.flatMap((source) => faultsOfTables(source, owners))).toEqual([])
})

test('every query names its table where it stands', () => {
  expect(code.filter(({ path }) => !path.endsWith('.sql')).flatMap(hiddenTables)).toEqual([])
})

test('every migration is the one of its room, in their order and without gaps, and makes what is declared', () => {
  expect(faultsOfMigrations(sources, owners)).toEqual([])
})

test('no schema reaches the web', () => {
  expect(schemasOnTheWeb(sources)).toEqual([])
})

test('no files import each other in a ring', () => {
  expect(ringsIn(imports)).toEqual([])
})

test('what loads within a list is a row of it', () => {
  expect(sources.filter(({ path }) => path.endsWith('.tsx')).flatMap(notInRows)).toEqual([])
})

test('every file is in a room, has a name that says what it holds, and is short', () => {
  expect(sources.flatMap(faultsOfFile)).toEqual([])
})

test.each([
  ['contract/feed.ts', "import fs from 'node:fs'"],
  ['sample/posts.ts', "import { z } from 'zod'"],
  ['sample/posts.ts', "import { showPost } from '#server/feed/show.ts'"],
  ['server/feed/routes.ts', "import { show } from '#web/feed/post/PostCard.tsx'"],
  ['web/lib/api/api.ts', "export * from '#server/app.ts'"],
  ['server/account/routes.ts', "import { listPosts } from '../feed/queries.ts'"],
  ['server/platform/mail.ts', "import { findMember } from '../account/queries.ts'"],
  ['server/feed/routes.ts', "import { start } from '../app.ts'"],
  ['server/feed/routes.ts', "import { people } from '#sample/people.ts'"],
  ['server/feed/routes.ts', "import { readCorpus } from '#corpus/read.ts'"],
  ['web/doxy/CorpusCard.tsx', "import type { Note } from '#corpus/note.ts'"],
  ['corpus/read.ts', "import { tokens } from '#server/doxy/text/tokens.ts'"],
  ['corpus/read.ts', "import fastify from 'fastify'"],
  ['server/feed/routes.ts', "import { freshDatabase } from '#tests/support/database.ts'"],
  ['server/feed/routes.ts', "import { findMember } from '../account/queries.ts'"],
  ['server/app.ts', "import { findMember } from './account/queries.ts'"],
  ['web/profile/MemberCard.tsx', "const card = () => import('../feed/PostCard.tsx')"],
  ['web/feed/PostCard.tsx', "import { MatesPage } from '../pages/MatesPage.tsx'"],
  ['web/ui/Button.tsx', "import type { Post } from '../feed/queries.ts'"],
  ['web/feed/queries.ts', "import { queryClient } from '../lib/query/client.ts'"],
  ['web/lib/session.ts', "import { answer } from '../guest/world.ts'"],
  ['server/feed/routes.ts', 'const rows = () => import(`../account/queries.ts`)'],
  ['server/feed/routes.ts', `const rows = () => import('../' + room + '/queries.ts')`],
  ['server/feed/routes.ts', "type Row = import('../account/queries.ts').Row"],
  ['server/feed/routes.ts', "const { listUsers } = require('../account/queries.ts')"],
  ['server/feed/worker.ts', "new Worker(new URL('../account/thread.ts', import.meta.url))"],
  ['server/feed/worker.ts', "fork(fileURLToPath(import.meta.resolve('../account/process.ts')))"],
])('the rules notice an import that does not: %s %s', (path, text) => {
  const found = importsOf({ path, text }).flatMap((one) => faultOfImport(one) ?? [])

  expect(found).toHaveLength(1)
})

test.each<[path: string, text: string]>([
  ['server/feed/queries.ts', "db.updateTable('member').set({})"],
  ['server/feed/queries.ts', "db.deleteFrom('file as f')"],
  ['server/feed/queries.ts', 'sql`insert into notification (id) values (gen_random_uuid())`'],
  ['server/profile/queries.ts', "db.selectFrom('member').innerJoin('post as p', 'p.author_id', 'member.id')"],
  ['server/profile/queries.ts', 'sql`select (select count(*) from post) from member`'],
  ['server/platform/access/sessions.ts', "db.selectFrom(['session', 'claim as c'])"],
  ['server/platform/db/migrations/0014_profile_words.sql', 'create trigger t after insert on post for each row execute function f();'],
  ['server/platform/db/migrations/0014_profile_words.sql', 'update member set name = upper(name);'],
  ...[
    'alter table post add column words text;',
    'alter table if exists only public.post enable row level security;',
    'drop table if exists notice, post;',
    'create unique index if not exists post_words on post (words);',
    'create index on post (words);',
    'lock table only post in exclusive mode;',
    'truncate profile, "post";',
    'copy post from stdin;',
    'create policy own on post using (true);',
    'grant select on table post to keeper;',
    "comment on column post.content is 'words';",
    'update "post" set content = 1;',
    'delete from /* all */ public."post";',
    'select from profile p, post q;',
    'select from profile p left join account a on (a.member_id, 1) = (p.member_id, 1), public.post where true;',
    "create function f() returns void language plpgsql as $$ begin execute 'drop table post'; end $$;",
  ].map((text): [string, string] => ['server/platform/db/migrations/0014_profile_words.sql', text]),
  ...[
    "pool.query('update post set content = 1')",
    "pool.query('update ' + 'post set content = 1')",
    "sql.raw('select 1 from post')",
    `sql\`update \${sql.ref('post')} set content = 1\``,
    `sql\`select from member m, \${sql.table(\`post\`)} p\``,
    `sql\`select from member \${isWide ? sql\`, post\` : sql\`\`}\``,
    "db['deleteFrom']('post')",
    "db[way]('post')",
    "db.updateTable('public.post as p')",
    "db.schema.alterTable('post')",
  ].map((text): [string, string] => ['server/profile/queries.ts', text]),
  ['server/main.ts', "db.selectFrom('member')"],
  ['server/app.ts', 'sql`select from session`'],
  ['server/start/prepare.js', "client.query('select count(*) from member')"],
])('the rules notice tables of other rooms: %s %s', (path, text) => {
  expect(faultsOfTables({ path, text }, owners)).toHaveLength(1)
})

test.each([
  'db.selectFrom(table)',
  "db.updateTable(seen ? 'post' : 'member')",
  "db.deleteFrom('post' + suffix)",
  "db.selectFrom(['post', other])",
  "db.selectFrom('post').innerJoin(tables.member, 'a', 'b')",
  "db.insertInto(tableOf('post'))",
  "db.updateTable(db.dynamic.table('post').as('p'))",
  "db['selectFrom'](table)",
  `sql\`update \${table} set content = 1\``,
  `sql\`select from member m, \${sql.table(table)} p\``,
  `sql\`delete from \${tableOf(kind)}\``,
  `pool.query(\`select from \${table}\`)`,
])('the rules notice a table that is hidden: %s', (text) => {
  expect(hiddenTables({ path: 'server/feed/queries.ts', text })).toHaveLength(1)
})

test.each([
  "db.selectFrom(['post as p', 'member'])",
  "db.selectFrom((all) => all.selectFrom('post').selectAll().as('p'))",
  "db.selectFrom(db.selectFrom('post').selectAll().as('p'))",
  'Array.from(posts)',
  `sql\`select from (\${posts}) as p join unnest(\${ids}) as i on p.id is not distinct from \${id}\``,
  `sql\`select from \${words(memberId)} as w\``,
])('a table in the call, or a query in its place, is free: %s', (text) => {
  expect(hiddenTables({ path: 'server/feed/queries.ts', text })).toEqual([])
})

/** A contract of three files: the second holds no schema but imports one that does. */
const withSchemas: Source[] = [
  { path: 'contract/feed.ts', text: "import { z } from 'zod'\nexport const Post = z.object({})" },
  { path: 'contract/lengths.ts', text: "import { Post } from './feed.ts'\nexport const POST_MAX = Object.keys(Post.shape).length" },
  { path: 'contract/limits.ts', text: "import type { Post } from './feed.ts'\nexport const BODY_MAX = 1000" },
]

const migrations = 'server/platform/db/migrations'
const lastPath = sources
  .map(({ path }) => path)
  .filter((path) => path.startsWith(migrations))
  .toSorted()
  .at(-1)!
const [, number, lastRoom = ''] = /(\d{4})_(\w+)\.sql$/.exec(lastPath)!
const LAST = Number(number)
/** The path of a migration with the number of the last one, or with one so much higher. */
const numbered = (name: string, more = 0) => `${migrations}/${String(LAST + more).padStart(4, '0')}_${name}.sql`
const declared = (table: string) => `declare module '../platform/db/tables.ts' {\n  interface Tables {\n    ${table}: OneTable\n  }\n}`
/** All but the last room's migration, so that one more has a place. */
const unfinished = sources.filter(({ path }) => path !== lastPath)

test.each([
  [numbered('ward'), 'create table ward ();'],
  [numbered(lastRoom, -1), 'create table consent ();'],
  [numbered(lastRoom, 1), 'create table consent ();'],
  [numbered('jobs'), 'create table posting ();'],
  [numbered('home_marks'), 'alter table home_mark add column words text;'],
  ['server/jobs/tables.ts', declared('posting')],
  ['server/jobs/tables.ts', declared('post')],
  ['server/jobs/board/tables.ts', declared('post')],
])(
  'the rules notice a migration of no room, a number taken or left out, a room out of order or again, and a table that is not made, or not by its room: %s',
  (path, text) => {
    expect(faultsOfMigrations([...unfinished, { path, text }], owners)).toHaveLength(1)
  },
)

test('from the first release on a change is a new file of its room, numbered after the last one', () => {
  const after = (path: string) => faultsOfMigrations([...unfinished, { path, text: '' }], owners, LAST - 1)

  expect([after(numbered('feed_topics')), after(numbered('feed_topics', 1))]).toEqual([[], [expect.stringContaining(`the number ${LAST}`)]])
})

test('the rules notice corridors, barrels, unknown rooms, long files and rings', () => {
  const long = 'x\n'.repeat(261)
  const ring = ['a', 'b', 'c'].map((name, at) => ({ path: `web/ui/${name}.ts`, text: `import './${'bca'[at]}.ts'` }))

  expect(faultsOfFile({ path: 'web/feed/helpers.ts', text: '' })).toHaveLength(1)
  expect(faultsOfFile({ path: 'server/feed/index.ts', text: '' })).toHaveLength(1)
  expect(faultsOfFile({ path: 'server/lounge/routes.ts', text: '' })).toHaveLength(1)
  expect(faultsOfFile({ path: 'server/feed/routes.ts', text: long })).toHaveLength(1)
  expect(faultsOfFile({ path: `${migrations}/0010_feed.sql`, text: long })).toEqual([])
  expect(ringsIn(ring.flatMap(importsOf))).toEqual(['web/ui/a.ts → web/ui/b.ts → web/ui/c.ts → web/ui/a.ts'])
})

test.each([
  "import { Post } from '#contract/feed.ts'",
  "import { type Comment, Post } from '#contract/feed.ts'",
  "import { type Post } from '#contract/feed.ts'",
  "import '#contract/feed.ts'",
  "export { Post } from '#contract/feed.ts'",
  "const schemas = () => import('#contract/feed.ts')",
  'const schemas = () => import(`#contract/feed.ts`)',
  "import { POST_MAX } from '#contract/lengths.ts'",
])('the rules notice a schema on its way to the web: %s', (text) => {
  expect(schemasOnTheWeb([...withSchemas, { path: 'web/feed/Composer.tsx', text }])).toHaveLength(1)
})

test.each([
  "import type { Post } from '#contract/feed.ts'",
  "import { BODY_MAX } from '#contract/limits.ts'",
  "type Feed = typeof import('#contract/feed.ts')",
])('types and files without schemas are free: %s', (text) => {
  expect(schemasOnTheWeb([...withSchemas, { path: 'web/feed/Composer.tsx', text }])).toEqual([])
})

test.each([
  ['<ul>\n<QueryList query={posts}>', 1],
  ['<SheetList>\n<QueryList inList query={posts}>\n</SheetList>\n<QueryList inList query={posts}>', 1],
  ['<ol>\n<QueryList inList query={posts} />\n</ol>\n<QueryList query={posts} />', 0],
])('the rules notice a list that loads outside its rows: %s', (text, count) => {
  expect(notInRows({ path: 'web/feed/Posts.tsx', text })).toHaveLength(count)
})
