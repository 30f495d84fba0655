import type { SaidOfPaper } from '../evidence/document.ts'
import { authorsOf, linkOf, publishedIn } from '../evidence/document.ts'

type Name = { family: string; given?: string } | { literal: string }

/** A reference as CSL-JSON has it. */
export type Reference = {
  id: string
  type: 'article-journal' | 'article'
  title: string
  author?: Name[]
  issued?: { 'date-parts': [[number]] }
  'container-title'?: string
  DOI?: string
  URL?: string
}

const YEAR = /^(?:1[5-9]|2[01])\d\d$/
/** "Rao A" and "Rao AK", as journals of medicine print them. */
const INITIALS_LAST = /^(.+) (\p{Lu}{1,3})$/u
/** These belong to the family name behind them. */
const PARTICLES = new Set(['van', 'von', 'de', 'der', 'den', 'da', 'dos', 'di', 'del', 'la', 'le', 'bin', 'al'])

/** A paper as a reference: what its uploader said, and nothing that stands there for want of it. */
export function referenceOf(paper: SaidOfPaper): Reference {
  const [authors, journal, url] = [authorsOf(paper).map(nameOf), publishedIn(paper), linkOf(paper)]
  return {
    id: paper.id,
    type: journal ? 'article-journal' : 'article',
    title: paper.title,
    ...(authors.length > 0 && { author: authors }),
    ...(YEAR.test(paper.year) && { issued: { 'date-parts': [[Number(paper.year)]] } }),
    ...(journal && { 'container-title': journal }),
    ...(paper.doi && { DOI: paper.doi }),
    ...(url && { URL: url }),
  }
}

export function nameOf(name: string): Name {
  const initials = INITIALS_LAST.exec(name)
  if (initials) return { family: initials[1]!, given: initials[2]! }
  const words = name.split(' ')
  if (words.length === 1) return { literal: name }
  let last = words.length - 1
  while (last > 1 && PARTICLES.has(words[last - 1]!.toLowerCase())) last--
  return { family: words.slice(last).join(' '), given: words.slice(0, last).join(' ') }
}
