import { PAPER_ABSTRACT_MAX, PAPER_TOPICS_MAX } from '#contract/limits.ts'
import type { PaperProposal } from '#contract/papers.ts'
import { line, prose } from '#contract/text.ts'
import type { Document } from './document.ts'

/** What a paper says of itself stands at its beginning. */
const BEGINNING = 12_000
/** Lines behind the title among which authors are looked for. */
const NEAR = 8

const MARKS = /[\d*†‡§¶]+/g
const ABSTRACT = /^(abstract|summary)\b[:.—-]?/i
const KEYWORDS = /^key ?words?\b[:.—-]?/i
const NEXT_PART = /^(key ?words?|index terms|introduction|1\.? introduction)\b/i
const OF_JOURNAL = /https?:|doi|©|issn|vol\.? ?\d/i
const NEAR_YEAR = /©|copyright|published|accepted|received|vol/i

const cut = (text: string, max: number) =>
  line(max * 4, 0)
    .parse(text.slice(0, max * 4))
    .slice(0, max)
    .trim()

/** What the fields of a paper could say, taken from its own words. A guess: whoever uploads it sees it before it is kept. */
export function propose({ pages, title, authors, keywords }: Document): PaperProposal {
  const text = pages.slice(0, 2).join('\n').slice(0, BEGINNING)
  const lines = text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
  const named = cut(title || titleIn(lines), 400)
  return {
    title: named,
    authors: cut(authors || authorsIn(lines, named), 2000),
    year: yearIn(text),
    journal: '',
    doi: doiIn(text),
    abstract: abstractIn(lines),
    topics: topicsIn(lines, keywords),
  }
}

/** The first line that is long enough for a title and is no heading of a journal. */
const titleIn = (lines: readonly string[]) =>
  lines.slice(0, 12).find((one) => one.length >= 20 && one.length <= 300 && /\p{L}{3}/u.test(one) && !OF_JOURNAL.test(one)) ?? ''

/** The first line of names that follows the title. */
function authorsIn(lines: readonly string[], title: string) {
  const from = lines.findIndex((one) => title.startsWith(one.slice(0, 20))) + 1
  for (const one of lines.slice(from, from + NEAR)) {
    const names = one
      .replace(MARKS, '')
      .split(/,| and | & /)
      .map((name) => name.trim())
      .filter(Boolean)
    if (one.length <= 600 && names.length > 0 && names.every(isName)) return names.join(', ')
  }
  return ''
}

/** Two to six words with capitals. */
function isName(name: string) {
  const words = name.split(' ')
  return words.length >= 2 && words.length <= 6 && words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word))
}

/** The year that stands near a word of publishing, or else the first one. */
function yearIn(text: string) {
  const latest = new Date().getFullYear() + 1
  const years = [...text.matchAll(/(?<![\d.])(?:19[5-9]\d|20\d\d)(?!\d)/g)].filter(([year]) => Number(year) <= latest)
  const lineBefore = (at: number) =>
    text
      .slice(Math.max(0, at - 40), at)
      .split('\n')
      .at(-1)!
  return (years.find(({ index }) => NEAR_YEAR.test(lineBefore(index))) ?? years[0])?.[0] ?? ''
}

/** A sentence may end with it, or brackets close behind it. */
const doiIn = (text: string) =>
  /\b10\.\d{4,9}\/(?:\(SICI\)[^\s"]{1,200}|[^\s"<>]{1,200})/.exec(text)?.[0].replace(/(?<![.,;:)\]}])[.,;:)\]}]+$/, '') ?? ''

function abstractIn(lines: readonly string[]) {
  const from = lines.findIndex((one) => ABSTRACT.test(one))
  if (from < 0) return ''
  const rest = [lines[from]!.replace(ABSTRACT, ''), ...lines.slice(from + 1)]
  const end = rest.findIndex((one) => NEXT_PART.test(one))
  return prose(BEGINNING, 0)
    .parse(rest.slice(0, end < 0 ? undefined : end).join(' '))
    .slice(0, PAPER_ABSTRACT_MAX)
    .trim()
}

function topicsIn(lines: readonly string[], keywords: string) {
  const said = lines.find((one) => KEYWORDS.test(one))?.replace(KEYWORDS, '') ?? keywords
  const topics = said
    .slice(0, 1000)
    .split(/[;,•·|]/)
    .map((topic) => cut(topic, 61).replace(/\.$/, ''))
    .filter((topic) => topic.length >= 2 && topic.length <= 60)
  return [...new Set(topics)].slice(0, PAPER_TOPICS_MAX)
}
