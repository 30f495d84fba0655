const NUMBER = /^\s*(?:\[(\d{1,3})\]|\(?(\d{1,3})(?:[.):]|(?=\t))|\(?([a-z]|[ivx]{1,6})\)(?=\s))(?:\s+(?=\S)|(?=[\p{L}*"“]))/u
/** A number with nothing beside it, as a word processor copies it. */
const LONE_NUMBER = /^\s*\(?(\d{1,3})[.)]\s*$/

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ')

/** For each line the places in a list at which its number may put it. Numbers on lines of their own count where there are a first and a second one. */
export function numbersOf(lines: readonly string[]): number[][] {
  const lone = new Set(lines.map((line) => LONE_NUMBER.exec(line)?.[1]))
  return lines.map((line) => placesOf(line, lone.has('1') && lone.has('2')))
}

/**
 * Which place in a list a line's number may be: "c)" is the third, "i)" the ninth or the first. It continues a list where it is the next one;
 * a year at the beginning of a wrapped line is none.
 */
function placesOf(line: string, mayStandAlone: boolean): number[] {
  const [, square, plain, letter] = NUMBER.exec(line) ?? []
  const said = square ?? plain ?? (mayStandAlone ? LONE_NUMBER.exec(line)?.[1] : undefined)
  if (said !== undefined) return [Number(said)]
  if (letter === undefined) return []
  return [letter.length === 1 ? letter.charCodeAt(0) - 96 : 0, ROMAN.indexOf(letter) + 1].filter((number) => number > 0)
}

/** The one of these that continues a list after this one, begins it or begins another. */
export function nextOf(numbers: readonly number[], last: number | undefined) {
  if (last === undefined) return numbers.at(-1)
  return numbers.find((number) => number === last + 1) ?? numbers.find((number) => number === 1)
}

export const withoutNumber = (line: string) => line.replace(NUMBER, '').replace(LONE_NUMBER, '')
