import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'

/** What the list of Retraction Watch says of a work, by its own names: a retraction, or a correction, a concern, a reinstatement. */
export type Entry = { doi: string; nature: string; reasons: string[]; noticeDoi: string | null; on: string | null }

const NEEDED = ['OriginalPaperDOI', 'RetractionNature', 'RetractionDate', 'RetractionDOI', 'Reason'] as const
type Row = Record<(typeof NEEDED)[number], string>

const DOI = /^10\.\d{4,9}\/\S+$/
/** "3/21/2024 0:00", the month first. */
const DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/
const REASONS_MAX = 30

/** The entries of a list in Retraction Watch's CSV format that name the DOI of their work; refused where its columns are other ones. */
export async function* readList(file: Readable): AsyncGenerator<Entry> {
  const rows = file.pipe(
    parse({
      bom: true,
      relax_quotes: true,
      columns: (names: string[]) => {
        const missing = NEEDED.filter((name) => !names.includes(name))
        if (missing.length > 0) throw new Error(`This is no list of Retraction Watch: ${missing.join(', ')} is missing.`)
        return names
      },
    }),
  )
  file.once('error', (fault) => rows.destroy(fault))
  for await (const row of rows as AsyncIterable<Row>) {
    const doi = doiOf(row.OriginalPaperDOI)
    if (doi)
      yield {
        ...{ doi, nature: row.RetractionNature.trim().toLowerCase(), noticeDoi: doiOf(row.RetractionDOI), on: dayOf(row.RetractionDate) },
        reasons: row.Reason.split(';')
          .map((reason) => reason.replace(/^\s*\+/, '').trim())
          .filter(Boolean)
          .slice(0, REASONS_MAX),
      }
  }
}

function doiOf(text: string): string | null {
  const doi = text.trim().toLowerCase()
  return DOI.test(doi) ? doi : null
}

function dayOf(text: string): string | null {
  const [, month = '', day = '', year = ''] = DATE.exec(text.trim()) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return Number.isNaN(Date.parse(iso)) ? null : iso
}
