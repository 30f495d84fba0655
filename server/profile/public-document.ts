import { brand } from '#contract/brand.ts'
import type { Publication } from '#contract/credentials.ts'
import { doiAddress } from '#contract/doi-address.ts'
import { factOf, markWords } from '#contract/mark-words.ts'
import type { Mark } from '#contract/marks.ts'
import { drawPage, escaped, firstWords, lookOf } from '../platform/http/plain-page.ts'
import { checkedOf } from './checked-as.ts'

export type PublicProfile = {
  handle: string
  name: string
  headline: string
  hospital: string
  specialty: string
  mark: Mark | null
  publications: Publication[]
  pinned: { id: string; content: string } | undefined
}

export const profileLook =
  lookOf(`:root{color-scheme:light dark;--ink:#111b2e;--ink-2:#495161;--canvas:#f7f6f3;--sheet:#fff;--rule:#dddcd6;--neel:#174493;--ok:#085e2f}
@media(prefers-color-scheme:dark){:root{--ink:#f1f0ec;--ink-2:#b5b3a9;--canvas:#0c1119;--sheet:#131924;--rule:#29303d;--neel:#99c3f6;--ok:#79db9c}}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header,main{max-width:44rem;margin:0 auto;padding:1rem}a{color:var(--neel)}header a{font-weight:700;text-decoration:none}
main{background:var(--sheet);border:1px solid var(--rule);border-radius:14px;padding:1.5rem;box-sizing:border-box}
h1{margin:0;font-size:1.75rem;line-height:1.25}h2{margin:2rem 0 .5rem;font-size:1.125rem}p{margin:.25rem 0}li{margin:0 0 .75rem}ul{padding-left:1.25rem}
.meta{color:var(--ink-2)}.ok{color:var(--ok);font-weight:600}.badge{border:1px solid var(--rule);border-radius:6px;padding:.125rem .5rem;color:var(--ink-2);font-size:.875rem}`)

const withdrawnOf = (mark: Mark | null) => (mark?.state === 'withdrawn' ? markWords(mark) : '')

/** As much of a pinned post as stands on its author's page. */
const PINNED_MAX = 200

const list = (separator: string, ...all: string[]) => all.filter(Boolean).join(separator)

const framed = (head: string, main: string) => drawPage(profileLook, head, `<header><a href="/">${escaped(brand.name)}</a></header>${main}`)

/** A member for search engines: no script, no contact, nothing that the member did not turn on. */
export function publicDocument({ handle, name, headline, hospital, specialty, mark, publications, pinned }: PublicProfile, url: string) {
  const title = escaped(`${list(', ', name, headline)} · ${brand.name}`)
  const described = escaped(
    list('. ', list(', ', headline, hospital), specialty, checkedOf(mark), withdrawnOf(mark), papersOf(publications)),
  )
  const head = `<title>${title}</title><meta name="description" content="${described}"><link rel="canonical" href="${escaped(url)}"><meta property="og:type" content="profile"><meta property="og:title" content="${title}"><meta property="og:description" content="${described}"><meta property="og:url" content="${escaped(url)}">`
  const lines = [
    `<h1 itemprop="name">${escaped(name)}</h1>`,
    headline && `<p itemprop="jobTitle">${escaped(headline)}</p>`,
    hospital && `<p itemprop="affiliation">${escaped(hospital)}</p>`,
    specialty && `<p class="meta">Specialty: <span itemprop="knowsAbout">${escaped(specialty)}</span></p>`,
    mark?.state === 'holds' && `<p${factOf[mark.as] === 'registration' ? ' class="ok"' : ''}>${escaped(checkedOf(mark))}</p>`,
    withdrawnOf(mark) && `<p><span class="badge">${withdrawnOf(mark)}</span></p>`,
    pinned && `<h2>Pinned post</h2><p><a href="/p/post/${pinned.id}">${escaped(firstWords(pinned.content, PINNED_MAX))}</a></p>`,
    publications.length > 0 && `<h2>Publications</h2><ul>${publications.map(itemOf).join('')}</ul>`,
    `<p><a href="/profile?member=${encodeURIComponent(handle)}">See the whole profile on ${escaped(brand.name)}</a></p>`,
  ]
  return framed(head, `<main itemscope itemtype="https://schema.org/Person">${lines.filter(Boolean).join('')}</main>`)
}

const papersOf = ({ length }: Publication[]) => (length === 0 ? '' : `${length} ${length === 1 ? 'publication' : 'publications'}`)

function itemOf({ title, journal, authors, year, doi }: Publication) {
  const name = doi ? `<a rel="nofollow" href="${escaped(doiAddress(doi))}">${escaped(title)}</a>` : escaped(title)
  return `<li>${name}<p class="meta">${escaped(list('. ', authors, list(', ', journal, year === null ? '' : String(year))))}</p></li>`
}

/** The same for a page that is off and for a member who was never there. */
export const missingDocument = () =>
  framed(
    `<title>Not found · ${escaped(brand.name)}</title><meta name="robots" content="noindex">`,
    '<main><h1>There is no public page here</h1><p>The address may be misspelt, or its owner keeps their page to members.</p></main>',
  )
