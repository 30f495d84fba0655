import { dirname, posix } from 'node:path'
import { parseSync } from 'vite'
import type { Source } from './house.ts'
import { literalOf, type Node, walk } from './sql-texts.ts'

/** `apart`: run by a thread or a process of its own. */
export type Import = { from: string; to: string; apart?: boolean }

/** What stands in the place of a path that is put together. */
export const HIDDEN_IMPORT = '?'

/** Every import of a file, be it for its types or apart: paths of the checkout for our own, names for packages. */
export function importsOf({ path, text }: Source): Import[] {
  const { module, program } = parseSync(path, text)
  const named = [...module.staticImports, ...module.staticExports.flatMap((one) => one.entries)].flatMap(
    (one) => one.moduleRequest?.value ?? [],
  )
  const apart: string[] = []
  walk(program, (node) => {
    named.push(...fetchedIn(node))
    apart.push(...runIn(node))
  })
  const all = [...new Set(named)].map((to) => ({ from: path, to: to === HIDDEN_IMPORT ? to : resolve(path, to) }))
  return [...all, ...apart.map((to) => ({ from: path, to: resolve(path, to), apart: true }))]
}

/** What a file imports once it runs, where its path can be read. */
export function lazilyImportedBy({ path, text }: Source): string[] {
  const named: string[] = []
  walk(parseSync(path, text).program, (node) => named.push(...(node.type === 'ImportExpression' ? fetchedIn(node) : [])))
  return named.filter((one) => one !== HIDDEN_IMPORT)
}

export function resolve(from: string, to: string): string {
  const bare = to.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  return bare.startsWith('.') ? posix.join(dirname(from), bare) : `npm:${bare}`
}

/** What is fetched other than at the top of a file, and whose types are taken where they are used. */
function fetchedIn({ type, source, callee, arguments: given }: Node): string[] {
  if (type === 'ImportExpression') return [literalOf(source as Node) ?? HIDDEN_IMPORT]
  if (type === 'TSImportType') return [literalOf(source as Node)!]
  return type === 'CallExpression' && (callee as Node).name === 'require' ? ownFile((given as Node[])[0]) : []
}

/** What is named by its place on the disk, as threads and processes are. */
function runIn({ type, callee, arguments: given }: Node): string[] {
  const [first, second] = (given ?? []) as Node[]
  const isUrl = type === 'NewExpression' && (callee as Node).name === 'URL' && isMeta(second?.object)
  return isUrl || (type === 'CallExpression' && isMeta((callee as Node).object)) ? ownFile(first) : []
}

const isMeta = (node: unknown) => (node as Node | undefined)?.type === 'MetaProperty'

function ownFile(node: Node | undefined): string[] {
  const named = node && literalOf(node)
  return named && /^[.#].*\.\w+$/.test(named) ? [named] : []
}
