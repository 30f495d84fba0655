import { resolve } from 'node:path'
import { minifyContractRouter } from '@orpc/contract'
import { type Plugin, runnerImport } from 'vite'
import type { Contract } from '#contract/index.ts'

const source = resolve(import.meta.dirname, '../../contract/index.ts')
const id = 'virtual:contract'
const resolved = `\0${id}`

/** The words of an operation are for the API's description; no browser needs them. */
const withoutWords = (key: string, value: unknown) => (key === 'summary' && typeof value === 'string' ? undefined : value)

/** Gives the web the contract's routes as plain data, so that no schema and no zod reaches a browser. */
export function contractRoutes(): Plugin {
  return {
    name: 'wardmates:contract',
    resolveId: (wanted) => (wanted === id ? resolved : undefined),
    async load(wanted) {
      if (wanted !== resolved) return
      const { module, dependencies } = await runnerImport<{ contract: Contract }>(source)
      for (const file of dependencies) this.addWatchFile(resolve(file))
      return `export default ${JSON.stringify(minifyContractRouter(module.contract), withoutWords)}`
    },
  }
}
