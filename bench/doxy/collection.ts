import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export type Collection = {
  name: string
  documents: { id: string; title: string; text: string }[]
  queries: { id: string; text: string }[]
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
  const queries = lines('queries.jsonl').map((line) => JSON.parse(line) as { id: string; text: string })
  return { name: basename(folder), documents, queries: queries.filter(({ id }) => relevant.has(id)), relevant }
}
