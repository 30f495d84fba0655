import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultOfImport, faultsOfFile, importsOf, ringsIn, type Source } from './support/house.ts'

const FLOORS = ['contract', 'sample', 'corpus', 'server', 'web']
const root = join(import.meta.dirname, '..')
const sources: Source[] = FLOORS.flatMap((floor) =>
  readdirSync(join(root, floor), { recursive: true, withFileTypes: true })
    .filter((entry) => /\.(tsx?|js|css)$/.test(entry.name) && entry.name !== 'tokens.css')
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(root.length + 1).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
    // Served as they are, part of no program.
    .filter(({ path }) => !path.startsWith('web/public/')),
)
const imports = sources.filter(({ path }) => !path.endsWith('.css')).flatMap(importsOf)

test('every import points down', () => {
  expect(imports.flatMap((one) => faultOfImport(one) ?? [])).toEqual([])
})

test('no files import each other in a ring', () => {
  expect(ringsIn(imports)).toEqual([])
})

test('every file is in a room, has a name that says what it holds, and is short', () => {
  expect(sources.flatMap(faultsOfFile)).toEqual([])
})

test.each([
  ['contract/feed.ts', "import fs from 'node:fs'"],
  ['sample/posts.ts', "import { z } from 'zod'"],
  ['sample/posts.ts', "import { showPost } from '#server/feed/show.ts'"],
  ['server/feed/routes.ts', "import { show } from '#web/feed/PostCard.tsx'"],
  ['web/lib/api.ts', "export * from '#server/app.ts'"],
  ['server/account/routes.ts', "import { listPosts } from '../feed/queries.ts'"],
  ['server/platform/mail.ts', "import { findMember } from '../account/queries.ts'"],
  ['server/feed/routes.ts', "import { start } from '../app.ts'"],
  ['server/feed/routes.ts', "import { people } from '#sample/people.ts'"],
  ['server/feed/routes.ts', "import { readCorpus } from '#corpus/read.ts'"],
  ['web/doxy/CorpusCard.tsx', "import type { Note } from '#corpus/note.ts'"],
  ['corpus/read.ts', "import { tokens } from '#server/doxy/text/tokens.ts'"],
  ['corpus/read.ts', "import fastify from 'fastify'"],
  ['server/feed/routes.ts', "import { freshDatabase } from '#tests/support/database.ts'"],
  ['web/profile/MemberCard.tsx', "const card = () => import('../feed/PostCard.tsx')"],
  ['web/feed/PostCard.tsx', "import { MatesPage } from '../pages/MatesPage.tsx'"],
  ['web/ui/Button.tsx', "import type { Post } from '../feed/queries.ts'"],
  ['web/lib/session.ts', "import { answer } from '../guest/world.ts'"],
])('the rules notice an import that does not: %s %s', (path, text) => {
  const found = importsOf({ path, text }).flatMap((one) => faultOfImport(one) ?? [])

  expect(found).toHaveLength(1)
})

test('the rules notice corridors, barrels, unknown rooms, long files and rings', () => {
  const long = 'x\n'.repeat(261)
  const ring = ['a', 'b', 'c'].map((name, at) => ({ path: `web/ui/${name}.ts`, text: `import './${'bca'[at]}.ts'` }))

  expect(faultsOfFile({ path: 'web/feed/helpers.ts', text: '' })).toHaveLength(1)
  expect(faultsOfFile({ path: 'server/feed/index.ts', text: '' })).toHaveLength(1)
  expect(faultsOfFile({ path: 'server/lounge/routes.ts', text: '' })).toHaveLength(1)
  expect(faultsOfFile({ path: 'server/feed/routes.ts', text: long })).toHaveLength(1)
  expect(ringsIn(ring.flatMap(importsOf))).toEqual(['web/ui/a.ts → web/ui/b.ts → web/ui/c.ts → web/ui/a.ts'])
})
