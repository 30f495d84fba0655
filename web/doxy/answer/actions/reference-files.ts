import type { Evidence } from '#contract/doxy.ts'
import { addressOf, doiOf, titleOf } from '../../library/references.ts'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** References for a reference manager, as RIS. */
export const toRis = (evidence: readonly Evidence[]) => evidence.map(risOf).join('\r\n')

function risOf(one: Evidence) {
  const tags = [
    ['TY', one.source ? 'JOUR' : 'GEN'],
    ['ID', one.id],
    ['TI', titleOf(one)],
    ['PY', one.year === null ? '' : String(one.year)],
    ['T2', one.source],
    ['DO', doiOf(one) ?? ''],
    ['UR', addressOf(one) ?? ''],
  ]
  return [...tags.flatMap(([tag, value]) => (value ? `${tag}  - ${oneLine(value)}` : [])), 'ER  - ', ''].join('\r\n')
}

const TEX: Record<string, string> = { '\\': '\\textbackslash{}', '~': '\\textasciitilde{}', '^': '\\textasciicircum{}' }
const tex = (text: string) => oneLine(text).replace(/[\\{}$&%#_~^]/g, (sign) => TEX[sign] ?? `\\${sign}`)
/** Programs read these letter for letter; only a brace would end them too early. */
const raw = (text: string) => oneLine(text).replace(/[{}]/g, encodeURIComponent)

/** References for LaTeX, as BibTeX. */
export function toBibtex(evidence: readonly Evidence[]) {
  const taken = new Set<string>()
  return evidence.map((one, at) => bibtexOf(one, keyOf(one, at, taken))).join('\n')
}

function keyOf({ title, year }: Evidence, at: number, taken: Set<string>) {
  const word = /[a-z0-9]{4,}/i.exec(title)?.[0].toLowerCase() ?? 'reference'
  const key = `${word}${year ?? ''}`
  const free = taken.has(key) ? `${key}-${at + 1}` : key
  taken.add(free)
  return free
}

function bibtexOf(one: Evidence, key: string) {
  const fields = [
    // Two braces keep the capitals of the title.
    ['title', `{${tex(titleOf(one))}}`],
    ['journal', tex(one.source)],
    ['year', one.year === null ? '' : String(one.year)],
    ['doi', raw(doiOf(one) ?? '')],
    ['url', raw(addressOf(one) ?? '')],
  ]
  const lines = fields.flatMap(([name, value]) => (value ? `  ${name} = {${value}}` : []))
  return `@${one.source ? 'article' : 'misc'}{${key},\n${lines.join(',\n')}\n}\n`
}
