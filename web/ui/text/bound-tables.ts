/** As much of a markdown tree as is looked at here. */
type Node = {
  type: string
  value?: string
  align?: unknown[]
  children?: Node[]
  /** Where it stands in the text, in UTF-16 units. */
  position?: { start: { offset: number }; end: { offset: number } }
}

/** More than anybody reads in an answer or a comment. */
const CELLS_MAX = 1000

/**
 * Leaves a table as it was typed that would have too many cells. Each row is drawn as wide as the first, so that two thousand letters make a
 * hundred thousand cells, and whoever is shown them waits for all.
 */
export const boundTables = () => (tree: Node, file: { value: unknown }) => boundIn(tree, String(file.value), { left: CELLS_MAX })

function boundIn(node: Node, text: string, cells: { left: number }) {
  node.children = node.children?.map((child) => {
    if (child.type !== 'table') {
      boundIn(child, text, cells)
      return child
    }
    cells.left -= (child.align?.length ?? 0) * (child.children?.length ?? 0)
    const { start, end } = child.position ?? {}
    return cells.left >= 0 || !start || !end
      ? child
      : { type: 'paragraph', children: [{ type: 'text', value: text.slice(start.offset, end.offset) }] }
  })
}
