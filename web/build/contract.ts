import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { Contract } from '#contract/index.ts'

const source = resolve(import.meta.dirname, '../../contract/index.ts')
const id = 'virtual:contract'
const resolved = `\0${id}`

/** What a browser needs of the contract: how each operation is called, and by whom. */
const asCalled = (contract: Contract) =>
  Object.fromEntries(
    Object.entries(contract).map(([room, operations]) => [
      room,
      Object.fromEntries(
        Object.entries(operations).map(([act, operation]) => {
          const { route, meta } = operation['~orpc']
          return [act, { method: route.method, path: route.path, access: meta.access }]
        }),
      ),
    ]),
  )

/** Gives the web the contract's routes as plain data, so that no schema and no zod reaches a browser. */
export function contractRoutes(): Plugin {
  return {
    name: 'wardmates:contract',
    resolveId: (wanted) => (wanted === id ? resolved : undefined),
    async load(wanted) {
      if (wanted !== resolved) return
      const { module, dependencies } = await runnerImport<{ contract: Contract }>(source)
      for (const file of dependencies) this.addWatchFile(resolve(file))
      return `export default ${JSON.stringify(asCalled(module.contract))}`
    },
  }
}
