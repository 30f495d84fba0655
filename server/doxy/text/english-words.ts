import { readFile } from 'node:fs/promises'
import wordList from 'word-list'

const NEW_LINE = 10

let sorted: Promise<Buffer> | undefined

/** Whether a word is English as it is rightly written, in lower case: of some 270,000, inflected forms with them. */
export async function isEnglishWord(word: string): Promise<boolean> {
  sorted ??= readFile(wordList)
  return hasLine(await sorted, Buffer.from(word))
}

/** Whether a sorted text of one word a line has this line: halved until it is found. */
function hasLine(text: Buffer, line: Buffer): boolean {
  let [from, to] = [0, text.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const start = text.lastIndexOf(NEW_LINE, middle - 1) + 1
    const found = text.indexOf(NEW_LINE, start)
    const end = found === -1 ? text.length : found
    const order = text.compare(line, 0, line.length, start, end)
    if (order === 0) return true
    if (order < 0) from = end + 1
    else to = start
  }
  return false
}
