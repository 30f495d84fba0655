import { parseSync } from 'vite'
import type { Source } from './house.ts'
import { lazilyImportedBy, resolve } from './imports.ts'

/** What brings a schema along: 102 kB of zod, or oRPC's builder. */
const SCHEMAS = /^npm:(zod|@orpc)(\/|$)/
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** What a file imports in order to run; types are gone by then. */
function valuesOf({ path, text }: Source): string[] {
  const { module } = parseSync(path, text)
  // Of `import { type Post }` an empty import stays, which runs the file all the same.
  const imported = module.staticImports
    .filter(({ start }) => !/^import\s+type\b/.test(text.slice(start)))
    .map((one) => one.moduleRequest.value)
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((one) => (one.isType ? [] : (one.moduleRequest?.value ?? []))),
  )
  return [...new Set([...imported, ...passedOn, ...lazilyImportedBy({ path, text })])].map((wanted) => resolve(path, wanted))
}

/** Imports by which a schema would reach a browser: the web takes routes from the build and types for nothing. */
export function schemasOnTheWeb(sources: readonly Source[]): string[] {
  const values = new Map(
    sources.filter(({ path }) => /^(contract|web)\/.*\.tsx?$/.test(path)).map((source) => [source.path, valuesOf(source)]),
  )
  const brings = (path: string, seen = new Set<string>()): boolean => {
    if (SCHEMAS.test(path)) return true
    if (seen.has(path)) return false
    seen.add(path)
    return (values.get(path) ?? []).some((next) => brings(next, seen))
  }
  return [...values]
    .filter(([path]) => path.startsWith('web/') && !path.startsWith('web/build/') && !isTest(path))
    .flatMap(([path, wanted]) =>
      wanted.filter((one) => one.startsWith('contract/') && brings(one)).map((one) => `${path} imports ${one} by value: it holds schemas`),
    )
}
