import { readFileSync } from 'node:fs'
import process from 'node:process'
import { readCorpus } from '#corpus/read.ts'
import { compose } from '#server/doxy/answer/compose.ts'
import { textOfNote } from '#server/doxy/text/note-parts.ts'
import { termsOf } from '#server/doxy/text/tokens.ts'
import { type Collection, readCollection } from './collection.ts'
import { openMemoryLibrary } from './memory-library.ts'

const lines = (path: string) => readFileSync(path, 'utf8').split('\n').filter(Boolean)

const shippedNotes = (): Collection => {
  const notes = readCorpus()
  return {
    name: 'shipped notes',
    documents: notes.map((note) => ({ id: note.id, title: note.title, text: textOfNote(note) })),
    queries: notes.map(({ id, claims }) => ({ id, text: claims[0]!.statement })),
    relevant: new Map(),
  }
}

/** Share of the words of an answer by hand, those of its question left out, that the quoted sentences have. */
function coverageOf(ideal: string, question: string, citations: readonly { quote: string }[]): number[] {
  const asked = new Set(termsOf(question))
  const wanted = [...new Set(termsOf(ideal))].filter((word) => !asked.has(word))
  const said = new Set(citations.flatMap(({ quote }) => termsOf(quote)))
  return wanted.length > 0 ? [wanted.filter((word) => said.has(word)).length / wanted.length] : []
}

/**
 * `npm run bench:doxy:answers -- <texts.jsonl>,… <folder>…`: the share of a collection's questions that is answered, of those answered the
 * share that cites a relevant document, how many of the cited documents are relevant,
 * how much of an answer by hand is covered, and the share of questions of another kind that is not answered.
 */
async function main([asides = '', ...folders]: string[]) {
  const aside = asides
    .split(',')
    .flatMap(lines)
    .map((line) => (line.startsWith('{') ? (JSON.parse(line) as { text: string }).text : line))
  for (const collection of [...folders.map(readCollection), shippedNotes()]) {
    const search = openMemoryLibrary(collection)
    const inside = await Promise.all(
      collection.queries.map(async (query) => ({ ...query, answer: compose(query.text, await search(query.text)) })),
    )
    const outside = await Promise.all(aside.map(async (text) => compose(text, await search(text))))
    const answered = inside.filter(({ answer }) => !answer.abstained)
    const relevant = answered.map(({ id, answer }) =>
      answer.evidence.filter((one) => one.id === id || collection.relevant.get(id)?.has(one.id)),
    )
    const right = relevant.filter((some) => some.length > 0)
    const cited = answered.flatMap(({ answer }) => answer.evidence)
    const covered = answered.flatMap(({ text, ideal, answer }) => (ideal ? coverageOf(ideal, text, answer.citations) : []))
    const mean = covered.reduce((sum, one) => sum + one, 0) / covered.length
    const share = (part: unknown[], whole: unknown[]) => (part.length / whole.length).toFixed(3)
    console.log(
      `${collection.name}: answered ${share(answered, inside)} of ${inside.length}, a relevant document cited in ${share(right, answered)}, ` +
        `${share(relevant.flat(), cited)} of the cited documents relevant; ` +
        (covered.length > 0 ? `${mean.toFixed(3)} of an answer by hand covered; ` : '') +
        `not for the library: ${outside.filter(({ abstained }) => abstained).length} of ${outside.length} left unanswered`,
    )
  }
}

await main(process.argv.slice(2))
