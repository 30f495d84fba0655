import process from 'node:process'
import type { Ranking } from '#server/doxy/retrieval/settings.ts'
import { percentile } from '../support/figures.ts'
import { type Collection, readCollection } from './collection.ts'
import { type Quality, qualityOf } from './measures.ts'
import { openRanker } from './ranker.ts'

const MB = 2 ** 20

/** `npm run bench:doxy -- <folder>… [setting=value]…`: how well and how fast the shelf finds what was judged relevant. */
async function main(args: string[]) {
  const folders = args.filter((arg) => !arg.includes('='))
  if (folders.length === 0) throw new Error('Name at least one folder with corpus.jsonl, queries.jsonl and qrels.tsv.')
  const variant: Partial<Ranking> = Object.fromEntries(
    args.flatMap((arg) => (arg.includes('=') ? [[arg.split('=')[0], Number(arg.split('=')[1])]] : [])),
  )
  const header = ['collection', 'documents', 'passages', 'queries', 'nDCG@10', 'R@1', 'R@10', 'MRR', 'p50 ms', 'p95 ms', 'index MB']
  const rows = [header]
  for (const folder of folders) rows.push(await measure(readCollection(folder), variant))
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  for (const row of rows) console.log(row.map((cell, column) => cell.padStart(widths[column]!)).join('  '))
}

async function measure(collection: Collection, variant: Partial<Ranking>): Promise<string[]> {
  const { name, documents, queries, relevant } = collection
  const { shelf, passages, rank } = openRanker(collection, variant)
  const qualities: Quality[] = []
  const times: number[] = []
  for (const { id, text } of queries) {
    const start = performance.now()
    const ranked = await rank(text)
    times.push(performance.now() - start)
    qualities.push(qualityOf(ranked, relevant.get(id)!))
  }
  const mean = (of: keyof Quality) => (qualities.reduce((sum, quality) => sum + quality[of], 0) / qualities.length).toFixed(4)
  const sizes = [documents.length, passages, queries.length].map(String)
  const speed = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1))
  const memory = ((shelf.index.sizeBytes + shelf.table.sizeBytes) / MB).toFixed(1)
  return [name, ...sizes, mean('ndcg10'), mean('recall1'), mean('recall10'), mean('mrr'), ...speed, memory]
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
