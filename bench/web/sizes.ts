import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { siteDocuments } from '#web/app/document/documents.ts'
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

/** What a page's own modules import on demand; the table of pages names all the others, and a language is fetched by its readers alone. */
function onDemand(manifest: Manifest, files: string[]) {
  const keys = Object.values(manifest).flatMap((chunk) => (files.includes(chunk.file) ? (chunk.dynamicImports ?? []) : []))
  const ofOthers = /^(pages\/(\w+\/)?\w+Page|app\/(inside|routes\/texts)|lib\/language\/\w+\/\w+)\.|virtual:catalogue\//
  return [...new Set(keys)].filter((key) => !ofOthers.test(key))
}

/** The pages that fetch code in which these words stand, before anybody has pressed anything. */
export function carriersOf(words: RegExp): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'))
  const says = (file: string) => words.test(readFileSync(join(out, file), 'utf8'))
  return siteDocuments
    .filter(({ modules, soon = [], later = [] }) => closureOf(manifest, ['app/main.tsx', ...modules, ...soon, ...later]).js.some(says))
    .map(({ path }) => path)
}

/** What each page costs beside what it may cost, in brotli kilobytes: on a first visit, and with all that its first interactions fetch. */
export function sizes() {
  const read = (name: string) => JSON.parse(readFileSync(join(out, name), 'utf8'))
  const manifest: Manifest = read('.vite/manifest.json')
  const pages: Record<string, string> = read('pages.json')
  return siteDocuments.map(({ path, modules, soon = [], later = [] }) => {
    const { js } = closureOf(manifest, ['app/main.tsx', ...modules])
    const drawn = closureOf(manifest, ['app/main.tsx', ...modules, ...soon, ...later])
    const then = closureOf(manifest, [...soon, ...later, ...onDemand(manifest, drawn.js)])
    return {
      path,
      markup: total([pages[path]!]),
      script: total(js),
      deferred: total(then.js.filter((file) => !js.includes(file))),
      budget: budgetOf(path),
    }
  })
}
