import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCorpus } from '#corpus/read.ts'
import { compose } from '#server/doxy/answer/compose.ts'
import { textOfNote } from '#server/doxy/text/note-parts.ts'
import { openMemoryLibrary } from './memory-library.ts'

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, 'texts', file), 'utf8')
    .split('\n')
    .filter(Boolean)

const notes = readCorpus().map((note) => ({ id: note.id, title: note.title, text: textOfNote(note) }))
const search = openMemoryLibrary({ name: 'shipped notes', documents: notes, queries: [], relevant: new Map() })

type Counted = { asked: number; first: number; answered: number; cited: number; askedBack: number }

/** How many of some questions are answered, and with the note that each is about. */
async function count(questions: readonly { note?: string; text: string }[]): Promise<Counted> {
  const counted: Counted = { asked: questions.length, first: 0, answered: 0, cited: 0, askedBack: 0 }
  for (const { note, text } of questions) {
    const found = await search(text)
    const answer = compose(text, found)
    if (note && found.documents[0]?.id === note) counted.first++
    if (answer.asksBack) counted.askedBack++
    if (answer.abstained) continue
    counted.answered++
    if (answer.evidence.some(({ id }) => id === note)) counted.cited++
  }
  return counted
}

const asked = (file: string) =>
  linesOf(file).map((line) => {
    const [style = '', note = '', text = ''] = line.split('\t')
    return { style, note, text }
  })

/** Of questions that are answered in English, how many are in Hinglish too. */
async function countPairs() {
  const isAnswered = async (text: string) => !compose(text, await search(text)).abstained
  const counted = { asked: 0, answered: 0 }
  for (const line of linesOf('hinglish-pairs.txt')) {
    const [hinglish = '', english = ''] = line.split('\t')
    if (!(await isAnswered(english))) continue
    counted.asked++
    if (await isAnswered(hinglish)) counted.answered++
  }
  return counted
}

/** `npm run bench:doxy:asked`: questions that the shipped notes answer, by who asks, and medical ones that they do not. */
async function main() {
  for (const [inside, outside] of [
    ['asked.txt', 'outside.txt'],
    ['asked-blind.txt', 'outside-blind.txt'],
  ] as const) {
    const table: Record<string, Counted> = {}
    for (const [style, questions] of Map.groupBy(asked(inside), ({ style }) => style)) table[style] = await count(questions)
    table['outside the library'] = await count(linesOf(outside).map((line) => ({ text: line.split('\t').at(-1)! })))
    console.log(inside)
    console.table(table)
  }
  console.table({ 'outside, second set': await count(linesOf('outside-blind-2.txt').map((text) => ({ text }))) })
  console.table({ 'in Hinglish what is answered in English': await countPairs() })
  console.table({ 'not of medicine': await count(linesOf('off-topic.txt').map((text) => ({ text }))) })
}

await main()
