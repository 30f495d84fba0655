import { cutAt, type Mark, marksIn } from './marks.ts'

/** As much of a markdown tree as is looked at here. */
export type MarkdownNode = {
  type: string
  value?: string
  children?: MarkdownNode[]
  /** Where it stands in the text, in UTF-16 units. */
  position?: { start: { offset: number }; end: { offset: number } }
  data?: { hName: string; hProperties: Record<string, string> }
}

const DOXY = /@doxy(-ai)?\b/gi

const doxyIn = (text: string): Mark[] => [...text.matchAll(DOXY)].map(({ index, 0: { length } }) => ({ index, length }))

/** The mark of a topic or a member tells which; that of Doxy AI has nothing to tell. */
const markNode = (value: string, { topic, handle }: Mark): MarkdownNode => ({
  type: 'mention',
  data: { hName: 'mark', hProperties: { ...(topic && { 'data-topic': topic }), ...(handle && { 'data-handle': handle }) } },
  children: [{ type: 'text', value }],
})

/** Marks topics, Doxy AI and the members who are mentioned in the running text of a markdown tree; links and code stay as they are. */
export const markWords = (mentioned: readonly string[]) => (tree: MarkdownNode) => markIn(tree, mentioned)

function markIn(node: MarkdownNode, mentioned: readonly string[]) {
  if (node.type === 'link' || !node.children) return
  for (const child of node.children) markIn(child, mentioned)
  node.children = node.children.flatMap((child) => (child.type === 'text' ? nodesOf(child.value ?? '', mentioned) : [child]))
}

const nodesOf = (text: string, mentioned: readonly string[]) =>
  cutAt(text, [...marksIn(text, mentioned), ...doxyIn(text)]).map(({ text: value, mark }) =>
    mark ? markNode(value, mark) : { type: 'text', value },
  )
