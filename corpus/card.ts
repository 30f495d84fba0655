import type { Note } from './note.ts'

const START = '<!-- counts: written by npm run corpus:check -->'
const END = '<!-- end of counts -->'

/** The corpus card with the counts of these notes in their place. */
export function cardWith(card: string, notes: Note[]): string {
  const [before, rest] = card.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error('The corpus card has lost the marks around its counts.')
  return `${before}${START}\n\n${countsOf(notes)}\n\n${END}${after}`
}

function countsOf(notes: Note[]): string {
  const groups = [...Map.groupBy(notes, ({ specialty }) => specialty)].sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  const rows = [
    ['specialty', 'notes', 'DOI seen', 'abstract read', 'claims', 'years'],
    ...groups.map(([specialty, group]) => [specialty, ...figuresOf(group)]),
    ['**all**', ...figuresOf(notes)],
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const rule = widths.map((width, column) => (isText(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [rows[0]!.map(padded), rule, ...rows.slice(1).map((row) => row.map(padded))].map((row) => `| ${row.join(' | ')} |`).join('\n')

  function padded(cell: string, column: number) {
    return isText(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)
  }
}

const isText = (column: number) => column === 0 || column === 5

function figuresOf(notes: Note[]): string[] {
  const years = notes.map(({ year }) => year)
  const checked = (how: Note['checked']['how']) => notes.filter((note) => note.checked.how === how).length
  const claims = notes.reduce((sum, note) => sum + note.claims.length, 0)
  const span = notes.length > 0 ? `${Math.min(...years)} to ${Math.max(...years)}` : ''
  return [`${notes.length}`, `${checked('doi-verified')}`, `${checked('abstract-read')}`, `${claims}`, span]
}
