import { normaliseNumber } from '#contract/registration-number.ts'

export type RegisterEntry = { number: string; name: string; year: number | null; status: string }

/** Reads a register from CSV (RFC 4180) with a head line that names at least number and name; says what does not fit, line by line. */
export function readRegister(text: string): { entries: RegisterEntry[]; faults: string[] } {
  const [head = [], ...rows] = readRows(text)
  const columns = head.map((name) => name.trim().toLowerCase())
  const at = (row: string[], name: string) => (row[columns.indexOf(name)] ?? '').trim()
  const missing = ['number', 'name'].filter((name) => !columns.includes(name))
  if (missing.length > 0) return { entries: [], faults: [`The first line lacks the column ${missing.join(' and ')}.`] }

  const entries: RegisterEntry[] = []
  const faults: string[] = []
  for (const [index, row] of rows.entries()) {
    const [number, name, year] = [normaliseNumber(at(row, 'number')), at(row, 'name'), at(row, 'year')]
    if (!number || !name) faults.push(`Line ${index + 2} has no ${number ? 'name' : 'number'}.`)
    else if (year && !/^\d{4}$/.test(year)) faults.push(`Line ${index + 2}: "${year}" is not a year.`)
    else entries.push({ number, name, year: year ? Number(year) : null, status: at(row, 'status') })
  }
  return { entries, faults }
}

/** Rows of fields; a quoted field may hold commas, line breaks and doubled quotes. Empty lines are nothing. */
export function readRows(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of text.replace(/^\ufeff/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.some((field) => field !== ''))
}
