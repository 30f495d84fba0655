import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const modules = join(root, 'node_modules')
/** What the start scripts keep between two starts. */
export const cacheDir = join(modules, '.cache', 'wardmates')
