import { citedTitle } from '#contract/cited-title.ts'
import type { Evidence } from '#contract/doxy.ts'
import { addressOf, doiOf, isAmong } from '../../library/references.ts'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A reference by itself: what a note of ours tells of stands beside it, as a work that was not read. */
type Entry = Omit<Evidence, 'isNote'> & { remark: string }

const entriesOf = ({ isNote, ...work }: Evidence, retracted: readonly string[]): Entry[] => {
  const title = citedTitle({ title: work.title, isNote: false })
  const fate = isAmong(retracted, work) ? 'RETRACTED. ' : ''
  if (!isNote) return [{ ...work, title, remark: fate }]
  const note = { id: work.id, title: citedTitle({ title, isNote }), year: null, source: '', doi: null, url: null }
  return [
    { ...note, remark: `${fate}Read by Doxy AI. It tells of: ${title}` },
    { ...work, id: `${work.id}#paper`, title, remark: `${fate}The paper itself. Doxy AI read the Wardmates note on it.` },
  ]
}

/** References for a reference manager, as RIS; those known to be `retracted`, by DOI, say so. */
export const toRis = (evidence: readonly Evidence[], retracted: readonly string[] = []) =>
  evidence
    .flatMap((one) => entriesOf(one, retracted))
    .map(risOf)
    .join('\r\n')

function risOf(one: Entry) {
  const tags = [
    ['TY', one.source ? 'JOUR' : 'GEN'],
    ['ID', one.id],
    ['TI', one.title],
    ['PY', one.year === null ? '' : String(one.year)],
    ['T2', one.source],
    ['DO', doiOf(one) ?? ''],
    ['UR', addressOf(one) ?? ''],
    ['N1', one.remark],
  ]
  return [...tags.flatMap(([tag, value]) => (value ? `${tag}  - ${oneLine(value)}` : [])), 'ER  - ', ''].join('\r\n')
}

const TEX: Record<string, string> = { '\\': '\\textbackslash{}', '~': '\\textasciitilde{}', '^': '\\textasciicircum{}' }
const tex = (text: string) => oneLine(text).replace(/[\\{}$&%#_~^]/g, (sign) => TEX[sign] ?? `\\${sign}`)
/** Programs read these letter for letter; only a brace would end them too early. */
const raw = (text: string) => oneLine(text).replace(/[{}]/g, encodeURIComponent)

/** References for LaTeX, as BibTeX. */
export function toBibtex(evidence: readonly Evidence[], retracted: readonly string[] = []) {
  const taken = new Set<string>()
  return evidence
    .flatMap((one) => entriesOf(one, retracted))
    .map((one, at) => bibtexOf(one, keyOf(one, at, taken)))
    .join('\n')
}

function keyOf({ title, year }: Entry, at: number, taken: Set<string>) {
  const word = /[a-z0-9]{4,}/i.exec(title)?.[0].toLowerCase() ?? 'reference'
  const key = `${word}${year ?? ''}`
  const free = taken.has(key) ? `${key}-${at + 1}` : key
  taken.add(free)
  return free
}

function bibtexOf(one: Entry, key: string) {
  const fields = [
    // Two braces keep the capitals of the title.
    ['title', `{${tex(one.title)}}`],
    ['journal', tex(one.source)],
    ['year', one.year === null ? '' : String(one.year)],
    ['doi', raw(doiOf(one) ?? '')],
    ['url', raw(addressOf(one) ?? '')],
    ['note', tex(one.remark)],
  ]
  const lines = fields.flatMap(([name, value]) => (value ? `  ${name} = {${value}}` : []))
  return `@${one.source ? 'article' : 'misc'}{${key},\n${lines.join(',\n')}\n}\n`
}
