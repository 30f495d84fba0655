import { parseSync } from 'vite'
import type { Source } from './house.ts'

type Node = { type: string; [part: string]: unknown }

/** What says words in some language, by the names that files have for it. */
const SAYS = ['say', 'sayHere', 'sayToReader', 'sayEnglish', 'sayAround', 'sayCount']
const KINDS = ['success', 'error', 'info', 'warning', 'message', 'loading']
/** What a toast shows beside its own words. */
const SHOWN = ['description', 'label']

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function walk(value: unknown, visit: (node: Node) => void) {
  if (Array.isArray(value)) for (const one of value) walk(one, visit)
  else if (isNode(value)) {
    visit(value)
    for (const part of Object.values(value)) walk(part, visit)
  }
}

/** The calls of a file: what is called, and with what. */
function callsIn({ path, text }: Source) {
  const found: { callee: Node; given: Node[] }[] = []
  walk(parseSync(path, text).program, ({ type, callee, arguments: given }) => {
    if (type === 'CallExpression') found.push({ callee: callee as Node, given: given as Node[] })
  })
  return found
}

const nameOf = ({ type, name }: Node) => (type === 'Identifier' ? String(name) : '')

/** Whether it says words: `say`, what a file calls it by, or what a page gave it. */
const says = (callee: Node) =>
  SAYS.includes(nameOf(callee)) || (callee.type === 'CallExpression' && ['pageSay', 'useSay'].includes(nameOf(callee.callee as Node)))

/** The texts that may come out of an expression as they are written; what another call answers is the compiler's to judge. */
function texts(node: Node | undefined): string[] {
  if (!node) return []
  const all = (...parts: unknown[]) => parts.flat().filter(isNode).flatMap(texts)
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [(node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')]
    case 'ConditionalExpression':
      return all(node.consequent, node.alternate)
    case 'LogicalExpression':
    case 'BinaryExpression':
      return all(node.left, node.right)
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return all(node.expression)
    default:
      return []
  }
}

/** The constant that an expression names, whole: `NO_ROOM`. */
const constantIn = (node: Node | undefined) => (node && /^[A-Z][A-Z_]+$/.test(nameOf(node)) ? [nameOf(node)] : [])

/** What a file hands to `say`, and the constants that it hands to it. */
export function saidIn(source: Source) {
  const said = callsIn(source)
    .filter(({ callee }) => says(callee))
    .flatMap(({ callee, given }) => (nameOf(callee) === 'sayCount' ? given.slice(1, 3) : given.slice(0, 1)))
  return { words: said.flatMap(texts), constants: said.flatMap(constantIn) }
}

/** The texts of a file that stand in a constant, and whether others can name it. */
export const constantsIn = ({ text }: Source) =>
  [...text.matchAll(/^(export )?const ([A-Z][A-Z_]+) = '((?:[^'\\\n]|\\.)+)'/gm)].map(([, exported, name = '', words = '']) => ({
    name,
    words: words.replaceAll("\\'", "'"),
    isOpen: exported !== undefined,
  }))

/** What a file has a toast show that did not go through `say`. */
export function unsaidInToasts(source: Source): string[] {
  const shown: (Node | undefined)[] = []
  for (const { callee, given } of callsIn(source)) {
    const { type, object, property } = callee as Node & { object?: Node; property?: Node }
    if (type !== 'MemberExpression' || nameOf(object!) !== 'toast' || !KINDS.includes(nameOf(property!))) continue
    shown.push(given[0])
    walk(given[1], ({ type, key, value }) => {
      if (type === 'Property' && SHOWN.includes(nameOf(key as Node))) shown.push(value as Node)
    })
  }
  return shown.flatMap(texts).filter((words) => /\p{Letter}{2}/u.test(words))
}
