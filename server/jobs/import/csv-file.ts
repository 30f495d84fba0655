import { CsvError, parse } from 'csv-parse/sync'
import { IMPORT_ROWS_MAX } from '#contract/limits.ts'
import { columnOf } from './columns.ts'
import { type ReadFile, type ReadRow, type RowFault, Unfit } from './row.ts'
import { unreadable } from './unreadable.ts'

type Parsed = { record: string[]; info: { lines: number } }

const DELIMITERS = [',', ';', '\t'] as const
const RECORD_MAX = 100_000
const COLUMNS_MAX = 100

/** The rows of a CSV file whose first line names its columns; spreadsheets of many countries part them by semicolons, some by tabs. */
export function readCsv(text: string): ReadFile {
  const [head, ...rows] = parsed(text)
  if (!head) throw unreadable('This file is empty.')
  if (head.record.length > COLUMNS_MAX) throw unreadable(`This file has more than ${COLUMNS_MAX} columns.`)
  const columns = head.record.map((name) => ({ name: name.trim(), column: columnOf(name) }))
  const fields = columns.map(({ column }) => (typeof column === 'object' ? column.field : column)).filter((one) => one !== undefined)
  if (!fields.includes('title')) throw unreadable('The first line has to name the columns, and one of them has to be called Title.')
  const twice = fields.find((field, at) => fields.indexOf(field) !== at)
  if (twice)
    throw unreadable(
      `Two columns say the same: ${columns
        .filter(({ column }) => fieldOf(column) === twice)
        .map(({ name }) => name)
        .join(', ')}.`,
    )
  if (rows.length > IMPORT_ROWS_MAX) throw unreadable(`This file has more than ${IMPORT_ROWS_MAX} rows. Please take it in parts.`)
  return {
    format: 'csv',
    rows: rows.map(({ record, info }) => readRow(record, columns, info.lines - breaksIn(record))),
    unread: columns.filter(({ name, column }) => column === undefined && name !== '').map(({ name }) => name),
  }
}

/** A cell may go over several lines, of which its row's last is counted. */
const breaksIn = (record: readonly string[]) => record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)

type Named = { name: string; column: ReturnType<typeof columnOf> }
const fieldOf = (column: Named['column']) => (typeof column === 'object' ? column.field : column)

function readRow(record: readonly string[], columns: readonly Named[], at: number): ReadRow {
  const said: Record<string, unknown> = {}
  const faults: RowFault[] = []
  let externalId = ''
  if (record.length > columns.length && record.slice(columns.length).some((cell) => cell.trim() !== ''))
    faults.push({ field: null, words: 'This row has more cells than there are columns.' })
  for (const [place, { name, column }] of columns.entries()) {
    const cell = (record[place] ?? '').trim()
    if (!column || cell === '') continue
    if (column === 'id') externalId = cell
    else if (cell.startsWith('='))
      faults.push({ field: column.field, words: `A formula stands under ${name}. Save the file with its values.` })
    else
      try {
        said[column.field] = column.read(cell)
      } catch (fault) {
        if (!(fault instanceof Unfit)) throw fault
        faults.push({ field: column.field, words: `${name}: ${fault.message}` })
      }
  }
  return { at, externalId, said, faults }
}

function parsed(text: string): Parsed[] {
  try {
    // Within quotation marks the parser counts two lines where Windows ends one.
    return parse(text.replaceAll('\r\n', '\n'), {
      ...{ bom: true, delimiter: delimiterOf(text), info: true, relax_column_count: true, skip_empty_lines: true },
      ...{ skip_records_with_empty_values: true, max_record_size: RECORD_MAX, to: IMPORT_ROWS_MAX + 2 },
    }) as unknown as Parsed[]
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault
    throw unreadable(`Line ${fault.lines ?? 1} cannot be read: a quotation mark may be missing, or a cell is too long.`)
  }
}

/** What parts the names of the columns most often. */
function delimiterOf(text: string) {
  const head = text.slice(0, text.search(/[\r\n]|$/))
  return DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0]
}
