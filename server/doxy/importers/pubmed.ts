import { z } from 'zod'
import { type Manners, politely } from './polite.ts'
import { readArticles } from './pubmed-xml.ts'
import type { Batch, Search } from './work.ts'

/** Works in one efetch, and what E-utilities give out of one search at most. */
const BATCH = 200
const REACH = 9999
/** Three requests a second are anybody's, ten those with a key. */
const GAP_MS = { anybody: 350, keyed: 110 }

const Found = z.object({
  esearchresult: z.object({ count: z.coerce.number().int().min(0), webenv: z.string().min(1), querykey: z.string().min(1) }),
})

export type Pubmed = { url: string; key?: string | undefined; manners?: Partial<Manners> }

/** What PubMed finds for a query, best match first, a batch at a time (E-utilities: esearch keeps the list, efetch reads it). */
export async function* pubmed({ query, most }: Search, { url, key, manners }: Pubmed): AsyncGenerator<Batch> {
  const ask = politely({ gapMs: key ? GAP_MS.keyed : GAP_MS.anybody, ...manners })
  const address = (tool: string, params: Record<string, string>) => {
    const one = new URL(`${url}/${tool}.fcgi`)
    one.search = new URLSearchParams({ db: 'pubmed', tool: 'wardmates', ...params, ...(key && { api_key: key }) }).toString()
    return one
  }
  const search = address('esearch', { term: query, usehistory: 'y', retmax: '0', retmode: 'json', sort: 'relevance' })
  const { count, webenv, querykey } = await ask(search, (text) => Found.parse(JSON.parse(text)).esearchresult)
  const end = Math.min(count, most, REACH)
  for (let from = 0; from < end; from += BATCH) {
    const page = { retstart: `${from}`, retmax: `${Math.min(BATCH, end - from)}`, retmode: 'xml' }
    yield await ask(address('efetch', { WebEnv: webenv, query_key: querykey, ...page }), readArticles)
  }
}
