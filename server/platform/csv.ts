import { setImmediate as turn } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'

/** What each line is made of is worked out when its turn comes. */
export type Table = { columns: string[]; rows: Iterable<string[]> | AsyncIterable<string[]> }

const OPTIONS = { escape_formulas: true, record_delimiter: 'windows' } as const
/** After so many others are answered: some milliseconds of work. */
const LETTERS_AT_ONCE = 200_000

/** Lines of a table as CSV. A cell that a spreadsheet would run as a formula begins with an apostrophe: a stranger may have written it. */
export const csvOf = (lines: string[][]) => stringify(lines, OPTIONS)

/** A table as a CSV file, with the mark by which spreadsheets know UTF-8. */
export async function csvFile(name: string, { columns, rows }: Table): Promise<File> {
  const parts = [stringify([columns], { ...OPTIONS, bom: true })]
  let lines: string[][] = []
  let letters = 0
  for await (const row of rows) {
    lines.push(row)
    letters += row.reduce((sum, cell) => sum + cell.length, 0)
    if (letters < LETTERS_AT_ONCE) continue
    parts.push(csvOf(lines))
    lines = []
    letters = 0
    await turn()
  }
  parts.push(csvOf(lines))
  return new File(parts, name, { type: 'text/csv' })
}
