import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import type { Source } from '../support/house.ts'
import { importsOf } from '../support/imports.ts'

/** A regular expression of ours, and where it is written out or put together, as file:line. */
export type Collected = { source: string; flags: string; place: string }

/** Modules of these floors run in Node, and what they put together is seen when they are loaded. */
const LOADED = /^(?:server|contract)\//

/** Every expression of the floors, and where one is put together that no module has put together when it was loaded. */
export async function collect(root: string, floors: readonly string[]): Promise<{ all: Collected[]; unseen: string[] }> {
  const sources = globSync(
    floors.map((floor) => `${floor}/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(?:test|d)\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const written = sources.map(expressionsIn)
  // What nothing imports is a program, which would begin to run.
  const imported = new Set(sources.flatMap(importsOf).flatMap(({ to, apart }) => (apart ? [] : to)))
  const built = await recorded(root, () =>
    Promise.all(
      sources.filter(({ path }) => LOADED.test(path) && imported.has(path)).map(({ path }) => import(pathToFileURL(join(root, path)).href)),
    ),
  )
  const seen = new Set(built.map(({ place }) => place))
  return {
    all: [...written.flatMap(({ literals }) => literals), ...built],
    unseen: written.flatMap(({ sites }) => sites).filter((site) => !seen.has(site)),
  }
}

/** The expressions that a file writes out, and where it puts others together. */
function expressionsIn({ path, text }: Source): { literals: Collected[]; sites: string[] } {
  const literals: Collected[] = []
  const sites: string[] = []
  const placeOf = (start: number) => `${path}:${text.slice(0, start).split('\n').length}`
  function walk(node: unknown) {
    if (typeof node !== 'object' || node === null) return
    const { type, start = 0, regex, callee } = node as Partial<Node>
    if (regex) literals.push({ source: regex.pattern, flags: regex.flags, place: placeOf(start) })
    if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp') sites.push(placeOf(start))
    for (const value of Object.values(node)) walk(value)
  }
  walk(parseSync(path, text).program)
  return { literals, sites }
}

type Node = { type: string; start: number; regex: { pattern: string; flags: string }; callee: { name?: string } }

/** The expressions that are put together by files below `root` while `load` runs. */
async function recorded(root: string, load: () => Promise<unknown>): Promise<Collected[]> {
  const found: Collected[] = []
  const Native = globalThis.RegExp
  const prefix = `${pathToFileURL(root).href}/`
  globalThis.RegExp = new Proxy(Native, {
    construct(target, parts, newTarget) {
      const built = Reflect.construct(target, parts, newTarget) as RegExp
      const [, , frame = ''] = new Error('seen').stack?.split('\n    at ') ?? []
      const from = frame.indexOf(prefix)
      const [path, line] = frame.slice(from + prefix.length).split(':')
      if (from >= 0 && !path!.startsWith('node_modules/'))
        found.push({ source: built.source, flags: built.flags, place: `${path}:${line}` })
      return built
    },
  })
  try {
    await load()
  } finally {
    globalThis.RegExp = Native
  }
  return found
}
