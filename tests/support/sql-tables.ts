/** A table that SQL names; it is written where its rows, its shape or what stands on it change. */
export type Use = { table: string; writes: boolean }
/** What stands in the place of a value, and of a call whose own text is read where it is written. */
export const HIDDEN = '$'
export const CALLED = '_called_'

const TOKEN = /'(?:[^']|'')*'?|"[^"]*"|\w+|\S/g
const BEFORE_NAME = new Set(['only', 'lateral', 'if', 'not', 'exists', 'table', 'column'])
/** What a table, or a list of them, follows where it is written. */
const WRITES =
  /^(?:insert into|merge into|delete from|update|truncate|lock|copy|(?:alter|drop|create|unlogged|temp|temporary) table|on (?:table|column))$/
/** What says so further on, after its `on`. */
const WRITES_ON = new Set(['index', 'policy', 'grant', 'revoke'])
const ENDS_LIST = new Set(
  'where group order limit offset fetch for having window union intersect except returning set select values do conflict in loop then ;'.split(
    ' ',
  ),
)

/** Every table that a text of SQL names where a table stands, and in the texts that it quotes. */
export function tablesIn(text: string): Use[] {
  const tokens = withoutComments(text).match(TOKEN) ?? []
  const words = tokens.map((token) => (token.startsWith('"') ? token.slice(1, -1) : token.toLowerCase()))
  const uses = tokens.flatMap((token) => (/^'.*\s/s.test(token) ? tablesIn(token.replaceAll("'", ' ')) : []))
  const add = (at: number, writes: boolean) => {
    const table = nameAt(words, at)
    if (table) uses.push({ table, writes })
  }
  words.forEach((word, at) => {
    const before = words[at - 1]
    if (WRITES.test(word) || WRITES.test(`${before} ${word}`)) for (const one of listFrom(words, at + 1)) add(one, true)
    else if (word === 'join' || word === 'references') add(at + 1, false)
    else if ((word === 'from' && isClause(words, at)) || word === 'using') for (const one of listFrom(words, at + 1)) add(one, false)
    else if (word === 'trigger' || (WRITES_ON.has(word) && words[at + 1] !== '.')) {
      const on = nextOf(words, 'on', at)
      if (on > 0) add(on + 1, word !== 'trigger')
    }
  })
  return uses
}

const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\//gs, ' ').replaceAll(/--.*$/gm, '')

/** Not `is distinct from` and not whom a right is taken from. */
function isClause(words: readonly string[], at: number) {
  const start = words.lastIndexOf(';', at) + 1
  return words[at - 1] === 'distinct' ? !['is', 'not'].includes(words[at - 2] ?? '') : words[start] !== 'revoke'
}

/** The places of a list's entries, from its first one to the end of its clause. */
function listFrom(words: readonly string[], first: number): number[] {
  const entries = [first]
  let depth = 0
  for (let at = first; at < words.length; at++) {
    const word = words[at]!
    if (word === '(') depth++
    else if (word === ')') depth--
    if (depth < 0 || (depth === 0 && ENDS_LIST.has(word))) break
    if (depth === 0 && word === ',') entries.push(at + 1)
  }
  return entries
}

/** The table that is named there, in small letters and without its schema; none where it is of a schema that is not ours. */
function nameAt(words: readonly string[], first: number): string | undefined {
  let at = first
  while (BEFORE_NAME.has(words[at] ?? '')) at++
  if (words[at + 1] !== '.') return /^(\w+|\$)$/.test(words[at] ?? '') ? words[at] : undefined
  if (words[at - 1] === 'column') return words[at]
  return ['public', HIDDEN].includes(words[at]!) ? nameAt(words, at + 2) : undefined
}

function nextOf(words: readonly string[], wanted: string, from: number): number {
  const end = words.indexOf(';', from)
  const at = words.indexOf(wanted, from)
  return end < 0 || at < end ? at : -1
}
