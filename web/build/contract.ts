import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { Contract } from '#contract/index.ts'

const source = resolve(import.meta.dirname, '../../contract/index.ts')
const PREFIX = 'virtual:contract/'
/** How a module may name an operation: by the client, by its query helpers, or as a path wherever one stands. Compiling changes the quotes. */
const NAMED = /\b(?:api|orpc)\.(\w+)\.|\[\s*["'](\w+)["'],\s*["'](\w+)["'],?\s*\]/g

/** What a browser needs of a room: how each operation is called, and by whom, in a line that web/lib/api/operations.ts reads. */
const asCalled = (operations: Contract[keyof Contract]) =>
  Object.fromEntries(
    Object.entries(operations).map(([act, operation]) => {
      const { route, meta } = operation['~orpc']
      return [act, `${route.method} ${route.path}${meta.access === 'member' ? '' : ` ${meta.access}`}`]
    }),
  )

/**
 * Gives the web the contract's routes as plain data, so that no schema and no zod reaches a browser. A module that calls a room brings that
 * room's routes along and no other's: a new room costs the pages nothing that do not speak of it.
 */
export function contractRoutes(): Plugin {
  let reading: ReturnType<typeof runnerImport<{ contract: Contract }>> | undefined
  const read = () => {
    reading ??= runnerImport(source)
    return reading
  }
  return {
    name: 'wardmates:contract',
    resolveId: (wanted) => (wanted.startsWith(PREFIX) ? `\0${wanted}` : undefined),
    async load(wanted) {
      if (!wanted.startsWith(`\0${PREFIX}`)) return
      const { module, dependencies } = await read()
      for (const file of dependencies) this.addWatchFile(resolve(file))
      const room = wanted.slice(PREFIX.length + 1)
      const operations = module.contract[room as keyof Contract]
      if (!operations) throw new Error(`The contract has no room ${room}.`)
      const operationsFile = JSON.stringify(resolve(import.meta.dirname, '../lib/api/operations.ts'))
      return `import { addRoom } from ${operationsFile}\naddRoom(${JSON.stringify(room)}, ${JSON.stringify(asCalled(operations))})`
    },
    transform: {
      filter: { id: /\/web\/(?!build\/).+\.tsx?$/, code: NAMED },
      async handler(code) {
        const { contract } = (await read()).module
        const isOperation = (room: string, act: string) => Object.hasOwn(contract[room as keyof Contract] ?? {}, act)
        const rooms = new Set(
          [...code.matchAll(NAMED)].flatMap(([, called, room = '', act = '']) => called ?? (isOperation(room, act) ? room : [])),
        )
        return { code: `${code}\n${[...rooms].map((room) => `import '${PREFIX}${room}'`).join('\n')}`, map: null }
      },
    },
  }
}
