import type { LinkPreview } from '#contract/feed.ts'
import { mentionsIn } from '#contract/mentions.ts'
import { escaped } from '../../platform/http/plain-page.ts'

const ADDRESS = /(https?:\/\/[^\s<>"'`]+)/i
const SENTENCE_END = '.,;:!?…)]}'

const outwards = (href: string, words: string) =>
  `<a href="${escaped(href)}" target="_blank" rel="noopener noreferrer nofollow ugc">${escaped(words)}</a>`

/** A web address that a reader may follow, without a user name inside. */
function followable(text: string) {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
}

function addressed(found: string) {
  let end = found.length
  while (SENTENCE_END.includes(found[end - 1]!)) end--
  const href = found.slice(0, end)
  return followable(href) ? outwards(href, href) + escaped(found.slice(href.length)) : escaped(found)
}

/** Words in which the members with these handles lead to their public pages. Topics lead guests nowhere. */
function worded(text: string, withPage: readonly string[]) {
  let from = 0
  const pieces = mentionsIn(text)
    .filter(({ handle }) => withPage.includes(handle))
    .map(({ index, length, handle }) => {
      const before = escaped(text.slice(from, index))
      from = index + length
      return `${before}<a href="/p/${encodeURIComponent(handle)}">${escaped(text.slice(index, from))}</a>`
    })
  return pieces.join('') + escaped(text.slice(from))
}

/** What a member wrote, as paragraphs in which nothing but web addresses and members with a public page is more than text. */
export const paragraphsOf = (content: string, withPage: readonly string[]) =>
  content
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(
      (paragraph) =>
        `<p>${paragraph
          .split(ADDRESS)
          .map((piece, at) => (at % 2 === 1 ? addressed(piece) : worded(piece, withPage)))
          .join('')}</p>`,
    )
    .join('')

/** The link of a post with the site that it leads to, so that nobody is led anywhere unawares, and what the page there says of itself. */
export function readMore(link: string, preview: LinkPreview | null) {
  const url = followable(link)
  if (!url) return ''
  const site = `<span class="meta">${escaped(url.hostname)}${preview?.ledTo ? escaped(`, which led to ${preview.ledTo}`) : ''}</span>`
  if (!preview) return `<p class="more">${outwards(link, 'Read More')} ${site}</p>`
  const described = preview.description && `<br>${escaped(preview.description)}`
  return `<p class="quoted">${outwards(link, preview.title)}${described}<br>${site}</p>`
}

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' })

/** A day in India, where most readers are: the page is the same for everybody. */
export const dayOf = (at: Date) => `<time datetime="${at.toISOString()}">${day.format(at)}</time>`
