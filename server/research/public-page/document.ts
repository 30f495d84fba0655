import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '#contract/brand.ts'
import { doiAddress } from '#contract/doi-address.ts'
import { paperLicences } from '#contract/paper-words.ts'
import { drawPage, escaped, firstWords, lookOf } from '../../platform/http/plain-page.ts'
import type { PublicPaper } from './queries.ts'

export const paperLook = lookOf(readFileSync(join(import.meta.dirname, 'paper.css'), 'utf8'))

/** Where a member goes on who has signed in. */
const nextTo = (id: string) => `?next=${encodeURIComponent(`/researchhub?paper=${id}`)}`

const bar = (next: string) =>
  `<a class="skip" href="#main">Skip to content</a><header class="bar"><a class="logo" href="/">${escaped(brand.name)}</a><nav aria-label="Account"><a href="/login${next}">Sign In</a> <a href="/register${next}">Join Now!</a></nav></header>`

/** What reference managers and Google Scholar read (Highwire Press tags), one for each author. */
const citationTags = (paper: PublicPaper, url: string): [name: string, content: string][] => [
  ['citation_title', paper.title],
  ...paper.authors.map((author): [string, string] => ['citation_author', author]),
  ['citation_publication_date', paper.year],
  ...(paper.journal ? [['citation_journal_title', paper.journal] as [string, string]] : []),
  ...(paper.doi ? [['citation_doi', paper.doi] as [string, string]] : []),
  ['citation_abstract_html_url', url],
]

/** What it is called wherever its title stands alone: in a tab, among what a search has found, where its address is shared. */
const titleOf = ({ title, isRetracted }: PublicPaper) => (isRetracted ? `Retracted: ${title}` : title)

/** The same for search engines, as JSON-LD. A data block runs nothing; that it ends nothing either is seen to here. */
function structured(paper: PublicPaper, url: string) {
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    headline: firstWords(titleOf(paper), 110),
    name: titleOf(paper),
    ...(paper.isRetracted && { creativeWorkStatus: 'Retracted' }),
    ...(paper.authors.length > 0 && { author: paper.authors.map((name) => ({ '@type': 'Person', name })) }),
    datePublished: paper.year,
    url,
    ...(paper.journal && { isPartOf: { '@type': 'Periodical', name: paper.journal } }),
    ...(paper.doi && {
      identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: paper.doi },
      sameAs: doiAddress(paper.doi),
    }),
    ...(paper.abstract && { abstract: paper.abstract }),
    ...(paper.topics.length > 0 && { keywords: paper.topics.join(', ') }),
  }
  return `<script type="application/ld+json">${JSON.stringify(facts).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}</script>`
}

/** A public paper for whoever is not signed in. It needs no script. */
export function paperDocument(paper: PublicPaper, url: string) {
  const title = `${firstWords(titleOf(paper), 90)} · ${brand.name}`
  const described = firstWords(paper.abstract || [paper.authors.join(', '), paper.journal, paper.year].filter(Boolean).join('. '), 200)
  const og = { 'og:type': 'article', 'og:site_name': brand.name, 'og:title': titleOf(paper), 'og:description': described, 'og:url': url }
  const head = [
    `<title>${escaped(title)}</title><meta name="description" content="${escaped(described)}"><link rel="canonical" href="${escaped(url)}">`,
    ...citationTags(paper, url).map(([name, content]) => `<meta name="${name}" content="${escaped(content)}">`),
    ...Object.entries(og).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
    structured(paper, url),
  ].join('')
  const next = nextTo(paper.id)
  const facts = [paper.journal, paper.year].filter(Boolean).map(escaped).join(', ')
  const licence = paperLicences.find(({ id }) => id === paper.licence)
  const body = [
    `<h1>${escaped(paper.title)}</h1>`,
    paper.isRetracted ? '<p><b>This work was retracted.</b></p>' : '',
    paper.authors.length > 0 ? `<p>${escaped(paper.authors.join(', '))}</p>` : '',
    `<p class="meta">${facts}</p>`,
    paper.link
      ? `<p><a href="${escaped(paper.link)}" rel="noopener noreferrer nofollow ugc">${paper.doi ? `DOI ${escaped(paper.doi)}` : 'Where it was published'}</a></p>`
      : '',
    paper.abstract ? `<h2>Abstract</h2>${paragraphs(paper.abstract)}` : '',
    `<p class="meta">Rights, as stated by the member who uploaded it: ${escaped(licence?.label ?? '')}.</p>`,
    `<p><a class="button" href="/login${next}">Sign in to read and discuss it</a></p>`,
  ].join('')
  const foot = `<p class="meta">Uploaded by a member of ${escaped(brand.name)}. Not advice for a patient. <a href="mailto:${brand.contact.grievance}?subject=${encodeURIComponent(`Report ${url}`)}">Report this page</a></p>`
  return drawPage(paperLook, head, `${bar(next)}<main id="main" tabindex="-1"><article>${body}</article>${foot}</main>`)
}

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((one) => `<p>${escaped(one)}</p>`)
    .join('')

/** The same for a paper that is gone, one that is not for everybody, and one that never was. */
export function noPaperDocument(id: string | undefined) {
  const next = id ? nextTo(id) : ''
  return drawPage(
    paperLook,
    `<title>Not found · ${escaped(brand.name)}</title><meta name="robots" content="noindex">`,
    `${bar(next)}<main id="main" tabindex="-1"><h1>There is no public paper here</h1><p>It may have been removed, its address may be mistyped, or its uploader shares it with fewer people.</p><p>If you are a member, <a href="/login${next}">sign in</a> to see whether it is there for you.</p></main>`,
  )
}
