import { readFileSync } from 'node:fs'
import process from 'node:process'
import { readCorpus } from '#corpus/read.ts'
import { ANSWERED_FROM, answerability } from '#server/doxy/answer/answerability.ts'
import { documentsOf } from '#server/doxy/retrieval/documents.ts'
import { RANKING } from '#server/doxy/retrieval/settings.ts'
import { EVERYBODY } from '#server/doxy/retrieval/shelf.ts'
import { signalsOf } from '#server/doxy/retrieval/signals.ts'
import { type Collection, readCollection } from './collection.ts'
import { openRanker } from './ranker.ts'

/** `npm run bench:doxy:answers -- <offtopic.jsonl> <folder>…`: how many questions of a collection are answered, and how many off-topic ones are not. */
async function main([offTopic = '', ...folders]: string[]) {
  const aside = lines(offTopic).map((line) => (JSON.parse(line) as { text: string }).text)
  const notes: Collection = {
    name: 'shipped notes',
    documents: readCorpus().map(({ id, title, text, aliases }) => ({ id, title, text: `${text} ${aliases.join(', ')}` })),
    queries: readCorpus().map(({ id, claims }) => ({ id, text: claims[0]!.statement })),
    relevant: new Map(),
  }
  for (const collection of [...folders.map(readCollection), notes]) {
    const { engine } = openRanker(collection)
    const weigh = async (query: string) => {
      const { passages, terms } = await engine.search(query, EVERYBODY)
      return signalsOf(documentsOf(passages), terms, RANKING)
    }
    const inside = await Promise.all(collection.queries.map(({ text }) => weigh(text)))
    const outside = await Promise.all(aside.map(weigh))
    const answered = inside.filter((signals) => answerability(signals) >= ANSWERED_FROM).length
    const refused = outside.filter((signals) => answerability(signals) < ANSWERED_FROM).length
    console.log(`${collection.name}: answered ${(answered / inside.length).toFixed(3)} of ${inside.length}, off-topic refused ${refused} of ${outside.length}`)
    if (process.env.SIGNALS) for (const [label, set] of [[1, inside], [0, outside]] as const) for (const s of set) console.log(['S', collection.name, label, s.c3, s.cs, s.s, s.g].join(','))
  }
}

const lines = (path: string) => readFileSync(path, 'utf8').split('\n').filter(Boolean)

await main(process.argv.slice(2))
