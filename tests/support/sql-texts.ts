import { CALLED, HIDDEN } from './sql-tables.ts'

/** A node of the parsed program. */
export type Node = { type: string; [key: string]: unknown }
/** A call of a method: its name, hidden where it is a variable, the tables it names, and whether it hides one or is given a query in its place. */
type Call = { method: string; names: string[]; hidden: boolean; given: boolean }

/** The text of an expression as SQL would read it: what is put in stands there where it is a text, and is hidden where it is not. */
export function textOf(node: Node): string {
  const literal = literalOf(node)
  if (literal !== undefined) return literal
  if (node.type === 'TaggedTemplateExpression') return textOf(node.quasi as Node)
  if (node.type === 'TemplateLiteral') {
    const put = (node.expressions as Node[]).map(textOf)
    return (node.quasis as { value: { raw: string } }[]).map(({ value }, at) => `${value.raw} ${put[at] ?? ''} `).join('')
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') return textOf(node.left as Node) + textOf(node.right as Node)
  if (node.type === 'ConditionalExpression') return ` , ${textOf(node.consequent as Node)} , ${textOf(node.alternate as Node)}`
  return node.type === 'CallExpression' ? textOfCall(node) : HIDDEN
}

/** A text that is given to a call is taken for what comes back: `sql.ref('post')`. */
function textOfCall({ callee, arguments: given }: Node): string {
  const [first] = given as Node[]
  const isOfSql = ((callee as Node).object as Node | undefined)?.name === 'sql'
  if (first && (isOfSql || literalOf(first) !== undefined)) return textOf(first)
  return CALLED
}

export function callOf(node: Node): Call | undefined {
  if (node.type !== 'CallExpression' || (node.callee as Node).type !== 'MemberExpression') return
  const { computed, property } = node.callee as Node
  const method = computed ? (literalOf(property as Node) ?? HIDDEN) : ((property as Node).name as string)
  const [first] = node.arguments as Node[]
  const given = first?.type === 'ArrayExpression' ? (first.elements as Node[]) : [first]
  const names = given.flatMap((one) => (one && nameIn(literalOf(one))) ?? [])
  const others = given.filter((one) => one !== undefined).filter((one) => literalOf(one) === undefined)
  return { method, names, hidden: !others.every(isSubquery), given: others.length > 0 }
}

/** The table in `post`, `post as p` and `public.post`. */
const nameIn = (text = '') => /^(?:public\.)?"?(\w+)"?(?:\s|$)/.exec(text)?.[1]

/** The text that a node is, where it can be read as it stands. */
export function literalOf({ type, value, expressions, quasis }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value
  const isPlain = type === 'TemplateLiteral' && (expressions as Node[]).length === 0
  return isPlain ? (quasis as { value: { raw: string } }[])[0]!.value.raw : undefined
}

/** A query within the call, which names its own tables. */
const isSubquery = ({ type, callee }: Node) =>
  type === 'ArrowFunctionExpression' || (type === 'CallExpression' && (callee as Node).type === 'MemberExpression')

/** Visits every node of a program. */
export function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  if (!node || typeof node !== 'object' || Array.isArray(node)) return
  if (typeof (node as Node).type === 'string') visit(node as Node)
  for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, visit)
}
