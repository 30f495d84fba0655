import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '#contract/brand.ts'
import { workTypes } from '#contract/posting-words.ts'
import { drawPage, escaped, firstWords, lookOf } from '../../platform/http/plain-page.ts'
import type { PublicPosting } from './queries.ts'
import { structured } from './structured.ts'
import { dayInWords, termsOf } from './terms.ts'

export const postingLook = lookOf(readFileSync(join(import.meta.dirname, 'posting.css'), 'utf8'))

const NO_INDEX = '<meta name="robots" content="noindex">'
const SUSPENDED = '<p><b>This institution is not verified at the moment, so this job takes no applications.</b></p>'

/** Where a member goes on who has signed in. */
const nextTo = (id: string) => `?next=${encodeURIComponent(`/jobs?job=${id}`)}`

const bar = (next: string) =>
  `<a class="skip" href="#main">Skip to content</a><header class="bar"><a class="logo" href="/">${escaped(brand.name)}</a><nav aria-label="Account"><a href="/login${next}">Sign In</a> <a href="/register${next}">Join Now!</a></nav></header>`

/** A data block runs nothing; that it ends nothing either is seen to here. */
const dataBlock = (facts: object) =>
  `<script type="application/ld+json">${JSON.stringify(facts).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}</script>`

const pay = ({ salary_from, salary_to }: PublicPosting) => {
  if (salary_from === null && salary_to === null) return ''
  return `₹${salary_from === salary_to || salary_to === null ? salary_from : salary_from === null ? `up to ${salary_to}` : `${salary_from}–${salary_to}`} LPA`
}

/** An open posting for whoever is not signed in. It needs no script. While its institution bears no mark it takes no applications, and search engines are told nothing of it. */
export function postingDocument(posting: PublicPosting, url: string) {
  const { title, institution, city, state_name, is_remote, work_type, description, requirements, benefits, closes_on } = posting
  const place = [city, state_name].filter(Boolean).join(', ') || 'Remote'
  const described = firstWords(`${title}, ${institution.name}, ${place}. ${description}`, 200)
  const og = { 'og:type': 'website', 'og:site_name': brand.name, 'og:title': title, 'og:description': described, 'og:url': url }
  const head = [
    `<title>${escaped(`${firstWords(title, 60)}, ${institution.name} · ${brand.name}`)}</title><meta name="description" content="${escaped(described)}"><link rel="canonical" href="${escaped(url)}">`,
    ...Object.entries(og).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
    institution.verified ? dataBlock(structured(posting, url)) : NO_INDEX,
  ].join('')
  const next = nextTo(posting.id)
  const facts = [workTypes.find(({ id }) => id === work_type)!.label, is_remote && city ? 'Remote' : '', pay(posting)].filter(Boolean)
  const body = [
    `<h1>${escaped(title)}</h1>`,
    `<p><b>${escaped(institution.name)}</b>${institution.verified ? ' · Verified institution' : ''}</p>`,
    `<p class="meta">${[place, ...facts].map(escaped).join(' · ')}</p>`,
    paragraphs(description),
    list(
      'Requirements',
      requirements.map(({ words, strictness }) => (strictness === 'helpful' ? `Helpful: ${words}` : words)),
    ),
    list('Benefits', benefits),
    list('Terms', termsOf(posting)),
    `<p class="meta">Open until ${dayInWords(closes_on!)}.</p>`,
    institution.verified ? `<p><a class="button" href="/login${next}">Sign in to apply</a></p>` : SUSPENDED,
  ].join('')
  const foot = `<p class="meta">Nobody may ask you for money, Aadhaar or bank details before an offer. <a href="mailto:${brand.contact.grievance}?subject=${encodeURIComponent(`Report ${url}`)}">Report this job</a></p>`
  return drawPage(postingLook, head, `${bar(next)}<main id="main" tabindex="-1"><article>${body}</article>${foot}</main>`)
}

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((one) => `<p>${escaped(one)}</p>`)
    .join('')

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? `<h2>${title}</h2><ul>${lines.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>` : ''

/** Of a job that was rightly reported nobody outside reads another word. */
const overWords = ({ title, institution, close_reason }: PublicPosting) =>
  close_reason === 'removed'
    ? 'A reviewer has removed it after a report.'
    : `${escaped(title)}, ${escaped(institution.name)}, takes no more applications.`

/** A posting that is over: search engines forget it, and readers learn that it was there. */
export const closedDocument = (posting: PublicPosting) =>
  drawPage(
    postingLook,
    `<title>This job is closed · ${escaped(brand.name)}</title>${NO_INDEX}`,
    `${bar(nextTo(posting.id))}<main id="main" tabindex="-1"><h1>This job is closed</h1><p>${overWords(posting)}</p><p><a class="button" href="/jobs">Other jobs</a></p></main>`,
  )

/** The same for one that never was and for a draft. */
export const noPostingDocument = () =>
  drawPage(
    postingLook,
    `<title>Not found · ${escaped(brand.name)}</title>${NO_INDEX}`,
    `${bar('')}<main id="main" tabindex="-1"><h1>There is no job here</h1><p>It may have been removed, or its address may be mistyped.</p><p><a class="button" href="/jobs">Other jobs</a></p></main>`,
  )
