import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { siteDocuments } from '#web/app/documents.ts'
import { closureOf } from '#web/build/closure.ts'
import { budgetOf } from './budgets.ts'

const out = join(import.meta.dirname, '../../dist/web')

/** True after a build. */
export const isBuilt = () => existsSync(join(out, '.vite/manifest.json')) && existsSync(join(out, 'pages.json'))

/** As it travels: the copy that the build compressed, or what compressing it would give for the few bytes it left alone. */
function weight(file: string) {
  const compressed = join(out, `${file}.br`)
  return existsSync(compressed) ? readFileSync(compressed).length : brotliCompressSync(readFileSync(join(out, file))).length
}

const total = (files: string[]) => files.reduce((sum, file) => sum + weight(file), 0) / 1000

/** What each page costs on a first visit beside what it may cost, in brotli kilobytes. */
export function sizes() {
  const read = (name: string) => JSON.parse(readFileSync(join(out, name), 'utf8'))
  const manifest: Manifest = read('.vite/manifest.json')
  const pages: Record<string, string> = read('pages.json')
  return siteDocuments.map(({ path, modules, prerendered }) => {
    const { js, css } = closureOf(manifest, ['app/main.tsx', ...modules])
    return { path, markup: total([pages[path]!, ...(prerendered ? [] : css)]), script: total(js), budget: budgetOf(path) }
  })
}
