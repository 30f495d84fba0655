import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An article as both services tell of it; invented, as everything here. */
export type Article = {
  pmid: string
  title: string
  abstract?: string
  types?: string[]
  doi?: string
  /** Works that this one takes back. */
  takesBack?: string[]
}

type Refusal = { status: number; body: string; retryAfter?: string }

export type Literature = {
  url: string
  /** Addresses that were asked, without the host. */
  asked: URL[]
  /** Answers that come once, before the proper ones. */
  first: Refusal[]
  /** What is answered in place of the proper thing; silence is none at all. */
  instead?: ((url: URL) => Refusal | 'silence' | undefined) | undefined
  close(): Promise<void>
}

/** A server that speaks the E-utilities and Europe PMC as they do, in pages. */
export async function openLiterature(articles: readonly Article[]): Promise<Literature> {
  const asked: URL[] = []
  const first: Literature['first'] = []
  const there: Literature = { url: '', asked, first, close: () => new Promise((closed) => http.close(() => closed())) }
  const http = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://here')
    asked.push(url)
    const refusal = first.shift() ?? there.instead?.(url)
    if (refusal === 'silence') return
    if (refusal) return send(response, refusal.status, refusal.body, refusal.retryAfter)
    const params = url.searchParams
    const [from, size] = [Number(params.get('retstart') ?? 0), Number(params.get('retmax') ?? 20)]
    if (url.pathname.endsWith('/esearch.fcgi')) return send(response, 200, JSON.stringify(searched(articles.length)))
    if (url.pathname.endsWith('/efetch.fcgi')) return send(response, 200, xmlOf(articles.slice(from, from + size)))
    if (url.pathname.endsWith('/search')) return send(response, 200, JSON.stringify(pageOf(articles, params)))
    send(response, 404, '')
  })
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  const { port } = http.address() as AddressInfo
  there.url = `http://127.0.0.1:${port}`
  return there
}

function send(response: ServerResponse, status: number, body: string, retryAfter?: string) {
  response.writeHead(status, { ...(retryAfter && { 'retry-after': retryAfter }), connection: 'close' }).end(body)
}

const searched = (count: number) => ({
  esearchresult: { count: `${count}`, retmax: '0', retstart: '0', querykey: '1', webenv: 'MCID_made_up' },
})

const xmlOf = (articles: readonly Article[]) =>
  `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">
<PubmedArticleSet>${articles.map(articleXml).join('\n')}</PubmedArticleSet>`

const articleXml = ({ pmid, title, abstract, types = ['Journal Article'], doi, takesBack = [] }: Article) =>
  `<PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">${pmid}</PMID><Article><Journal><JournalIssue><PubDate><MedlineDate>2021 Nov-Dec</MedlineDate></PubDate></JournalIssue><Title>Journal of Invented Trials</Title><ISOAbbreviation>J Invent Trials</ISOAbbreviation></Journal><ArticleTitle>${title}</ArticleTitle>${
    abstract ? `<Abstract>${abstract}</Abstract>` : ''
  }<AuthorList><Author><LastName>Rao</LastName><Initials>A</Initials></Author><Author><CollectiveName>Invented Trials Group</CollectiveName></Author></AuthorList><PublicationTypeList>${types
    .map((type) => `<PublicationType>${type}</PublicationType>`)
    .join('')}</PublicationTypeList></Article>${
    takesBack.length > 0
      ? `<CommentsCorrectionsList>${takesBack.map((work) => `<CommentsCorrections RefType="RetractionOf"><RefSource>J</RefSource><PMID Version="1">${work}</PMID></CommentsCorrections>`).join('')}</CommentsCorrectionsList>`
      : ''
  }</MedlineCitation><PubmedData><ArticleIdList><ArticleId IdType="pubmed">${pmid}</ArticleId>${
    doi ? `<ArticleId IdType="doi">${doi}</ArticleId>` : ''
  }</ArticleIdList><ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.9999/of-a-reference</ArticleId></ArticleIdList></Reference></ReferenceList></PubmedData></PubmedArticle>`

function pageOf(articles: readonly Article[], params: URLSearchParams) {
  const mark = params.get('cursorMark') ?? '*'
  const from = mark === '*' ? 0 : Number(mark.slice(1))
  const page = articles.slice(from, from + Number(params.get('pageSize')))
  const result = page.map(({ pmid, title, abstract, types = ['Journal Article'], doi }) => {
    const preprint = types.includes('Preprint')
    const known = preprint ? { id: `PPR${pmid}`, source: 'PPR' } : { id: pmid, source: 'MED', pmid }
    return { ...known, doi, title, abstractText: abstract, authorString: 'Rao A, Doe J.', pubYear: '2024', pubTypeList: { pubType: types } }
  })
  return { hitCount: articles.length, nextCursorMark: page.length > 0 ? `A${from + page.length}` : mark, resultList: { result } }
}
