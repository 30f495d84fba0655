import type { ExportRow } from '../../platform/export.ts'
import { escaped } from '../../platform/http/plain-page.ts'
import { momentInIndia } from '../../platform/india.ts'

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:0 auto;padding:1.5rem;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:minmax(6rem,12rem) minmax(0,1fr);gap:.25rem 1rem;margin:0}dt{opacity:.75}dd{margin:0;white-space:pre-wrap}
article{border-top:1px solid #8884;padding:.75rem 0}@media(max-width:32rem){dl{grid-template-columns:minmax(0,1fr)}dd{margin-bottom:.5rem}}`

/** No script runs in these pages, and they fetch nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

const head = (title: string) =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>`
const FOOT = '</body></html>\n'

/** "earlierVersions" as a heading: "Earlier versions". */
const headingOf = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function wordsOf(value: unknown): string {
  if (value instanceof Date) return momentInIndia(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

/** A row for whoever reads it: what is empty is left out. */
function articleOf(row: ExportRow): string {
  const fields = Object.entries(row).filter(([, value]) => value !== null && value !== undefined && value !== '')
  const lines = fields.map(([name, value]) => `<dt>${escaped(headingOf(name))}</dt><dd>${escaped(wordsOf(value))}</dd>`)
  return `<article><dl>${lines.join('')}</dl></article>\n`
}

type ReadPart = { name: string; rows: AsyncIterable<readonly ExportRow[]> }

/** A room's lists as a page. */
export async function* pageOf(title: string, parts: readonly ReadPart[]): AsyncGenerator<string> {
  yield `${head(title)}<p><a href="../index.html">All of your data</a></p>`
  for (const { name, rows } of parts) {
    yield `<section><h2>${escaped(headingOf(name))}</h2>\n`
    let isEmpty = true
    for await (const portion of rows) {
      if (portion.length > 0) isEmpty = false
      yield portion.map(articleOf).join('')
    }
    yield `${isEmpty ? '<p>Nothing.</p>' : ''}</section>\n`
  }
  yield FOOT
}

/** What is in a copy: of each room its lists with their lengths; its files; and those of them that could not be opened. */
export type Contents = {
  rooms: { room: string; title: string; counts: readonly { name: string; rows: number }[] }[]
  files: string[]
  missing: string[]
}

const listOf = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const linkTo = (path: string) => `<a href="${escaped(path.split('/').map(encodeURIComponent).join('/'))}">${escaped(path)}</a>`

/** The page that leads to all others. */
export function indexPage(name: string, at: Date, { rooms, files, missing }: Contents): string {
  const sections = rooms.map(({ room, title, counts }) => {
    const links = `${linkTo(`${room}/data.html`)}, the same for programs: ${linkTo(`${room}/data.json`)}`
    return `<section><h2>${escaped(title)}</h2><p>${links}</p>${listOf(counts.map((one) => `${escaped(headingOf(one.name))}: ${one.rows}`))}</section>`
  })
  const gone = missing.length > 0 ? `<h3>Files that could not be opened</h3>${listOf(missing.map(escaped))}` : ''
  return `${head(`Data of ${name} at Wardmates`)}
<p>Made on ${escaped(momentInIndia(at))}. It holds what you wrote, uploaded and chose here, and the messages that you can read. Whoever has this file can read all of it: keep it safe.</p>
${sections.join('\n')}
<section><h2>Files</h2>${files.length > 0 ? listOf(files.map(linkTo)) : '<p>Nothing.</p>'}${gone}</section>${FOOT}`
}
