import { isName, trimmedOf } from './names.ts'

const NUMBER = /^\s*(?:\[(\d{1,3})\]|\(?(\d{1,3})[.):])(?:\s+(?=\S)|(?=[\p{L}*"“]))/u
const BULLET = /^\s*[•▪◦*–—-]\s+/
/** What says more of the reference above it. */
const ADDS = /^\s*(?:<?https?:|doi\b|10\.\d{4,9}\/|\[?PMC?ID|\[?PubMed|Available (?:from|at)|Epub|Impact factor|Cited)/i
const NUMBERED = /^\s*\[?(PMC?ID)/i
const YEAR = /\b(?:18|19|20)\d{2}\b/

/** A line that only says what follows: "Case reports". */
const isHeading = (line: string) => line.length < 60 && !/[,.;\d]/.test(line)

/** Whether a text ends in a number by which its paper is known. */
const isIdentified = (text: string) =>
  /10\.\d{4,9}\/\S{3}/.test(text.slice(text.lastIndexOf(' ') + 1)) || /PMID:? ?\d{1,8}[.;\])]{0,3}$/i.test(text.slice(-30))

/** Whether a line names somebody first, as references begin: "Rao A, " or "Rao, A. ". */
function beginsWithName(line: string) {
  const head = trimmedOf(line.slice(0, 100), ' "“*')
  return isName(head.split(/[,.;:&]| and /)[0]!.trim()) || /^\p{Lu}[\p{L}'’-]{1,30}, \p{Lu}[.,]/u.test(head)
}

const folded = (lines: readonly string[]) => lines.join(' ').replace(/\s+/g, ' ').trim()
const unmarked = (line: string) => line.replace(NUMBER, '').replace(BULLET, '')

/** A number continues a list where it is the next one; a year at the beginning of a wrapped line is none. */
function numberOf(line: string) {
  const [, square, plain] = NUMBER.exec(line) ?? []
  const said = square ?? plain
  return said === undefined ? undefined : Number(said)
}

/** Lines of one reference; a paste that goes on for longer is none. */
const LINES_MAX = 40

/** The references of a pasted list, each in one line without its number. Numbers and bullets part them, else blank lines, else how a line begins. */
export function entriesOf(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const numbers = lines.map(numberOf).filter((number) => number !== undefined)
  const isNumbered = numbers.length > 1 || numberOf(lines.find((line) => line.trim()) ?? '') !== undefined
  const isBulleted = lines.filter((line) => BULLET.test(line)).length > 1
  const entries: string[][] = []
  let last: number | undefined
  let isAfterBlank = true

  for (const line of lines) {
    if (!line.trim()) {
      isAfterBlank = true
      continue
    }
    const open = entries.at(-1)
    const number = isNumbered ? numberOf(line) : undefined
    const isNext = number !== undefined && (last === undefined || number === last + 1 || number === 1)
    const begins =
      !open ||
      isNext ||
      (isBulleted && BULLET.test(line)) ||
      open.length >= LINES_MAX ||
      isOver(folded(open), line, { isAfterBlank, isMarked: isNumbered || isBulleted })
    if (isNext) last = number
    if (begins) entries.push([unmarked(line)])
    else open.push(line)
    isAfterBlank = false
  }
  return entries.map(folded).filter(Boolean)
}

/** Whether a reference is over where this line follows it. */
function isOver(before: string, line: string, { isAfterBlank, isMarked }: { isAfterBlank: boolean; isMarked: boolean }) {
  const [, label] = NUMBERED.exec(line) ?? []
  const adds = ADDS.test(line) && (label ? !before.toUpperCase().includes(label.toUpperCase()) : !isIdentified(before))
  if (adds && YEAR.test(before)) return false
  if (isMarked) return isAfterBlank && isHeading(line)
  return (
    isAfterBlank || isIdentified(before) || isHeading(before) || (YEAR.test(before) && /[\d.)\]]$/.test(before) && beginsWithName(line))
  )
}
