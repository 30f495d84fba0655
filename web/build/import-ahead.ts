import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What the bundler calls around every import that is no part of the first load. */
const HELPER = '\0vite/preload-helper.js'

/** Has such an import wait until all its files have come, in place of naming them to the browser and importing at once. */
export const importAhead = (): Plugin => ({
  name: 'wardmates:import-ahead',
  enforce: 'pre',
  load: (id) =>
    id === HELPER
      ? `export { importAhead as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, '../lib/import-ahead.ts'))}`
      : null,
})

/** All files of an import, its own among them. */
export const filesOf = (file: string, others: string[]) => [file, ...others.filter((other) => other !== file)]
