import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { carriersOf, isBuilt, sizes } from '../bench/web/sizes.ts'

const built = isBuilt()
if (!built && process.env.CI) throw new Error('dist/web is missing: build the web before this test.')
if (!built) console.warn('dist/web is missing, so nothing can be weighed. Run `npm run build` first.')

const weighed = built ? sizes() : []

test.skipIf(!built).each(weighed)('$path is light enough for a ward network', ({ markup, script, deferred, budget }) => {
  expect(markup).toBeLessThanOrEqual(budget.markup)
  expect(script).toBeLessThanOrEqual(budget.script)
  expect(deferred).toBeLessThanOrEqual(budget.deferred)
})

test.skipIf(!built)('no page but those of the demo area carries the client of its back end', () => {
  expect(carriersOf(/x-supabase-api-version/i)).toEqual(
    ['login', 'register', 'auth/callback', 'demo', 'dashboard'].map((end) => `/supabase-${end}`),
  )
})

test.skipIf(!built)('no browser keeps the letters of a language before it shows them', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../dist/web', file), 'utf8')
  const files = Object.values(JSON.parse(read('.vite/manifest.json')) as Record<string, { src?: string; file: string }>)
  const letters = files.filter(({ file }) => file.endsWith('.woff2'))
  const isKept = ({ file }: { file: string }) => read('sw.js').includes(file)

  expect(letters.filter(isKept).map(({ src }) => src)).toEqual([expect.stringContaining('latin')])
  expect(letters.map(({ src }) => src)).toContain('lib/language/hi/devanagari.woff2')
})

test.skipIf(!built)('an operation that the web names by its path is known where it is called', () => {
  const root = join(import.meta.dirname, '..')
  const read = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const rooms = contract as unknown as Record<string, Record<string, { '~orpc': { route: { path: string } } }>>
  const paths = read('web/!(build)/**/*.{ts,tsx}').flatMap((code) =>
    [...code.matchAll(/\['(\w+)', '(\w+)'\]/g)].flatMap(([, room, act]) => rooms[room!]?.[act!]?.['~orpc'].route.path ?? []),
  )
  const assets = read('dist/web/assets/*.js')

  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !assets.some((code) => code.includes(path)))).toEqual([])
})
