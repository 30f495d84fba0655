import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export type Collection = {
  name: string
  documents: { id: string; title: string; text: string }[]
  /** `ideal`: an answer by hand, where the collection has one. */
  queries: { id: string; text: string; ideal?: string }[]
  /** Grade of each relevant document of a query. */
  relevant: Map<string, Map<string, number>>
}

/** A folder with corpus.jsonl, queries.jsonl and qrels.tsv; queries nobody judged are left out. */
export function readCollection(folder: string): Collection {
  const lines = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)
  const relevant = new Map<string, Map<string, number>>()
  for (const line of lines('qrels.tsv')) {
    const [query = '', document = '', grade = ''] = line.split('\t')
    if (!(Number(grade) > 0)) continue
    relevant.set(query, (relevant.get(query) ?? new Map<string, number>()).set(document, Number(grade)))
  }
  const documents = lines('corpus.jsonl').map((line) => {
    const { id, title, text } = JSON.parse(line) as { id: string; title?: string | null; text: string }
    return { id, title: title ?? '', text }
  })
  const queries = lines('queries.jsonl').map((line) => {
    const { id, text, ideal, long_answer = ideal } = JSON.parse(line) as { id: string; text: string; ideal?: string; long_answer?: string }
    return { id, text, ...(long_answer && { ideal: long_answer }) }
  })
  return { name: basename(folder), documents, queries: queries.filter(({ id }) => relevant.has(id)), relevant }
}
