import { nextOf, numbersOf, withoutNumber } from './list-numbers.ts'
import { isName, trimmedOf } from './names.ts'

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
  if (isName(head.split(/[,.;:&]| and /)[0]!.trim())) return true
  return /^\p{Lu}[\p{L}'’-]{1,30}, \p{Lu}[.,]|^(?:(?:Dr|Prof)\.? |(?:\p{Lu}\. ?){1,4})\p{Lu}\p{Ll}/u.test(head)
}

/** Whether a DOI stands at the end of a line that ends in the middle of it. */
function isCut(text: string) {
  const last = text.slice(text.lastIndexOf(' ') + 1)
  return /[/_-]$/.test(last) && /10\.\d{4,9}\//.test(last)
}

const folded = (lines: readonly string[]) =>
  lines.reduce((text, line) => (isCut(text) ? text + line.trim() : `${text} ${line.replace(/\s+/g, ' ').trim()}`), '').trim()
const unmarked = (line: string) => withoutNumber(line).replace(BULLET, '')

/** Lines of one reference; a paste that goes on for longer is none. */
const LINES_MAX = 40

/** The references of a pasted list, each in one line without its number. Numbers and bullets part them, else blank lines, else how a line begins. */
export function entriesOf(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const numbers = numbersOf(lines)
  const first = lines.findIndex((line) => line.trim())
  const isNumbered = numbers.filter(({ length }) => length > 0).length > 1 || (first >= 0 && numbers[first]!.length > 0)
  const isBulleted = lines.filter((line) => BULLET.test(line)).length > 1
  const entries: string[][] = []
  let last: number | undefined
  let isAfterBlank = true

  for (const [at, line] of lines.entries()) {
    if (!line.trim()) {
      isAfterBlank = true
      continue
    }
    const open = entries.at(-1)
    const number = isNumbered ? nextOf(numbers[at]!, last) : undefined
    const begins =
      !open ||
      number !== undefined ||
      (isBulleted && BULLET.test(line)) ||
      open.length >= LINES_MAX ||
      isOver(folded(open), line, { isAfterBlank, isMarked: isNumbered || isBulleted })
    last = number ?? last
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
  if (isCut(before) || (adds && YEAR.test(before))) return false
  if (isMarked) return isAfterBlank && isHeading(line)
  return (
    isAfterBlank || isIdentified(before) || isHeading(before) || (YEAR.test(before) && /[\d.)\]]$/.test(before) && beginsWithName(line))
  )
}
