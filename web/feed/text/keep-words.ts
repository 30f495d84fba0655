import type { MarkdownNode } from './mark-words.ts'

const EMPHASIS = ['emphasis', 'strong', 'delete']
const IN_WORD = /[\p{L}\p{N}]/u
const COMPARISON = /^>\s*[\d=.]/

/**
 * What a clinician types as words and markdown takes for signs stays as it was typed: 5*6*7, a fracture as "# NOF", a limit as "> 30" and a
 * source as "[1]: https://…".
 */
export const keepWords = () => (tree: MarkdownNode, file: { value: unknown }) => keepIn(tree, String(file.value))

function keepIn(node: MarkdownNode, text: string) {
  node.children = node.children?.map((child) => {
    const kept = asTyped(child, text)
    if (kept === child) keepIn(child, text)
    return kept
  })
}

function asTyped(node: MarkdownNode, text: string): MarkdownNode {
  const { start, end } = node.position ?? {}
  if (!start || !end) return node
  const typed: MarkdownNode = { type: 'text', value: text.slice(start.offset, end.offset) }
  const isInWord = IN_WORD.test(text[start.offset - 1] ?? '') || IN_WORD.test(text[end.offset] ?? '')
  if (EMPHASIS.includes(node.type) && isInWord) return typed
  const isOwnBlock = node.type === 'heading' || node.type === 'definition' || (node.type === 'blockquote' && COMPARISON.test(typed.value!))
  return isOwnBlock ? { type: 'paragraph', children: [typed] } : node
}
