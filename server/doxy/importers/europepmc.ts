import { z } from 'zod'
import { type Manners, politely } from './polite.ts'
import { type Batch, pubmedId, RIGHTS_RESERVED, type Search } from './work.ts'

const BATCH = 100
const GAP_MS = 350

const Result = z.object({
  id: z.string().min(1),
  source: z.string().min(1),
  pmid: z.string().optional(),
  doi: z.string().optional(),
  title: z.string().default(''),
  authorString: z.string().default(''),
  journalInfo: z
    .object({ journal: z.object({ title: z.string().optional(), isoabbreviation: z.string().optional() }).optional() })
    .optional(),
  bookOrReportDetails: z.object({ publisher: z.string().optional() }).optional(),
  pubYear: z.coerce.number().int().optional(),
  abstractText: z.string().default(''),
  license: z.string().optional(),
  pubTypeList: z.object({ pubType: z.array(z.string()) }).optional(),
})
type Result = z.infer<typeof Result>
const Page = z.object({ nextCursorMark: z.string().optional(), resultList: z.object({ result: z.array(Result) }) })

export type EuropePmc = { url: string; manners?: Partial<Manners> }

/** What Europe PMC finds for a query, a batch at a time; each page names where the next one begins. */
export async function* europePmc({ query, most }: Search, { url, manners }: EuropePmc): AsyncGenerator<Batch> {
  const ask = politely({ gapMs: GAP_MS, ...manners })
  let mark: string | undefined = '*'
  for (let had = 0; mark !== undefined && had < most; ) {
    const page = new URL(`${url}/search`)
    const pageSize = `${Math.min(BATCH, most - had)}`
    page.search = new URLSearchParams({ query, format: 'json', resultType: 'core', pageSize, cursorMark: mark }).toString()
    const { nextCursorMark, resultList } = await ask(page, (text) => Page.parse(JSON.parse(text)))
    if (resultList.result.length === 0) return
    had += resultList.result.length
    yield batchOf(resultList.result)
    mark = nextCursorMark === mark ? undefined : nextCursorMark
  }
}

function batchOf(results: readonly Result[]): Batch {
  const batch: Batch = { documents: [], retracted: [], withoutAbstract: 0 }
  for (const result of results) {
    const types = (result.pubTypeList?.pubType ?? []).map((type) => type.toLowerCase())
    const id = result.pmid ? pubmedId(result.pmid) : `epmc:${result.source}:${result.id}`
    const text = plain(result.abstractText)
    if (types.includes('retracted publication')) batch.retracted.push({ id, doi: result.doi ?? null })
    else if (!text) batch.withoutAbstract++
    else if (!types.includes('retraction of publication')) batch.documents.push({ id, text, meta: metaOf(result, types) })
  }
  return batch
}

function metaOf({ source, id, title, doi, authorString, pubYear, license, journalInfo, bookOrReportDetails }: Result, types: string[]) {
  const preprint = source === 'PPR' || types.includes('preprint')
  const journal = journalInfo?.journal?.isoabbreviation ?? journalInfo?.journal?.title ?? bookOrReportDetails?.publisher ?? 'Europe PMC'
  return {
    title: plain(title),
    year: pubYear ?? null,
    source: preprint ? `Preprint: ${journal}` : journal,
    doi: doi ?? null,
    url: `https://europepmc.org/article/${source}/${id}`,
    authors: authorString.replace(/\.$/, '').split(', ').filter(Boolean),
    licence: license ? license.toUpperCase() : RIGHTS_RESERVED,
    preprint,
  }
}

const ENTITIES = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

/** Words without the markup they are sent in: a heading becomes a label in front of its part, a raised number keeps a sign. */
const plain = (html: string) =>
  html
    .replace(/<h4>((?:(?!<h4>).)*?):?<\/h4>/gi, (_, heading: string) => `\n${heading.toUpperCase()}: `)
    .replace(/<sup>(?=[-\d])/gi, '^')
    .replace(/<\/?[a-z][\w:-]*(?:\s[^<>]*)?>/gi, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
      name ? (ENTITIES.get(name.toLowerCase()) ?? whole) : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(/[^\S\n]+/g, ' ')
    .trim()
