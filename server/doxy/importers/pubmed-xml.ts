import { parseXml, XmlCdata, XmlElement, XmlText } from '@rgrove/parse-xml'
import { type Batch, pubmedId, RIGHTS_RESERVED } from './work.ts'

/** Reads what efetch sends for PubMed (retmode=xml); throws when it is no well-formed set of articles. */
export function readArticles(xml: string): Batch {
  const set = parseXml(xml, { ignoreUndefinedEntities: true }).root
  if (set?.name !== 'PubmedArticleSet') throw new Error('not a set of articles')
  const batch: Batch = { documents: [], retracted: [], withoutAbstract: 0 }
  for (const article of all(set, 'PubmedArticle')) readArticle(article, batch)
  return batch
}

function readArticle(element: XmlElement, batch: Batch) {
  const citation = first(element, 'MedlineCitation')
  const article = first(citation, 'Article')
  const pmid = textOf(first(citation, 'PMID'))
  if (!article || !pmid) return
  const types = all(first(article, 'PublicationTypeList'), 'PublicationType').map(textOf)
  const doi =
    all(first(first(element, 'PubmedData'), 'ArticleIdList'), 'ArticleId')
      .filter(({ attributes }) => attributes.IdType === 'doi')
      .map(textOf)[0] ?? null

  // A notice names the works it takes back; it is none itself.
  const takenBack = all(first(citation, 'CommentsCorrectionsList'), 'CommentsCorrections').filter(
    ({ attributes }) => attributes.RefType === 'RetractionOf',
  )
  for (const work of takenBack.map((one) => textOf(first(one, 'PMID'))).filter(Boolean))
    batch.retracted.push({ id: pubmedId(work), doi: null })
  if (types.includes('Retracted Publication')) batch.retracted.push({ id: pubmedId(pmid), doi })
  if (takenBack.length > 0 || types.includes('Retracted Publication') || types.includes('Retraction of Publication')) return

  const text = abstractOf(first(article, 'Abstract'))
  if (!text) {
    batch.withoutAbstract++
    return
  }
  const journal = first(article, 'Journal')
  const source = textOf(first(journal, 'ISOAbbreviation')) || textOf(first(journal, 'Title'))
  const preprint = types.includes('Preprint')
  batch.documents.push({
    id: pubmedId(pmid),
    text,
    meta: {
      title: textOf(first(article, 'ArticleTitle')),
      year: yearOf(first(first(journal, 'JournalIssue'), 'PubDate')),
      source: preprint ? `Preprint: ${source}` : source,
      doi,
      url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
      authors: all(first(article, 'AuthorList'), 'Author').map(nameOf).filter(Boolean),
      licence: RIGHTS_RESERVED,
      preprint,
    },
  })
}

/** The parts of an abstract, each on a line of its own behind its label. */
const abstractOf = (element: XmlElement | undefined) =>
  all(element, 'AbstractText')
    .map((part) => (part.attributes.Label ? `${part.attributes.Label.toUpperCase()}: ${textOf(part)}` : textOf(part)))
    .join('\n')
    .trim()

const nameOf = (author: XmlElement) =>
  textOf(first(author, 'CollectiveName')) || `${textOf(first(author, 'LastName'))} ${textOf(first(author, 'Initials'))}`.trim()

/** "2021 Nov-Dec" is of 2021. */
const yearOf = (date: XmlElement | undefined) =>
  Number(/\d{4}/.exec(textOf(first(date, 'Year')) || textOf(first(date, 'MedlineDate')))?.[0]) || null

const all = (parent: XmlElement | undefined, name: string) =>
  (parent?.children ?? []).filter((child): child is XmlElement => child instanceof XmlElement && child.name === name)
const first = (parent: XmlElement | undefined, name: string) => all(parent, name)[0]

/** The words of an element. A raised number keeps a sign, or ten to the ninth would become a hundred and nine. */
function textOf(element: XmlElement | undefined): string {
  return wordsOf(element).replace(/\s+/g, ' ').trim()
}

const wordsOf = (element: XmlElement | undefined): string =>
  (element?.children ?? [])
    .map((child) => {
      if (child instanceof XmlText || child instanceof XmlCdata) return child.text
      if (!(child instanceof XmlElement)) return ''
      const words = wordsOf(child)
      return child.name === 'sup' && /^[-\d]/.test(words) ? `^${words}` : words
    })
    .join('')
