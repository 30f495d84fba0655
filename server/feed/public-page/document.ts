import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '#contract/brand.ts'
import { quietLineOf } from '#contract/check-words.ts'
import { initials, tintOf } from '#contract/initials.ts'
import { factOf, markWords } from '#contract/mark-words.ts'
import type { Mark } from '#contract/marks.ts'
import { drawPage, escaped, firstWords, lookOf } from '../../platform/http/plain-page.ts'
import { checkedOf } from '../../profile/public.ts'
import { wordsOf } from './case.ts'
import { findingOf } from './finding.ts'
import { chain, factGlyph, globe, heart, logo, markGlyphs, tick } from './glyphs.ts'
import { pollOf } from './poll.ts'
import type { PublicPost } from './queries.ts'
import { pageScript } from './script.ts'
import { dayOf, readMore } from './text.ts'

const style = ['frame.css', 'post.css', 'avatar.css', 'poll.css']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('')

export const postLook = lookOf(style, { script: pageScript, pictures: true })

const places = { Home: '/', Mates: '/mates', Features: '/features', 'Doxy AI': '/chat', About: '/about' }

const bar = (next: string) =>
  `<a class="skip" href="#main">Skip to content</a><header class="bar"><div class="wrap"><a class="logo" href="/">${logo}${escaped(brand.name)}</a><nav aria-label="Main">${Object.entries(
    places,
  )
    .map(([label, to]) => `<a href="${to}">${label}</a>`)
    .join(
      '',
    )}</nav><a class="button quiet" href="/login${next}">Sign In</a><a class="button" href="/register${next}">Join Now!</a></div></header>`

/** Where a member goes on who has signed in. */
const nextTo = (postId: string) => `?next=${encodeURIComponent(`/dashboard?post=${postId}`)}`

type Addresses = { url: string; picture: string | null; pictureUrl: string }

/** A public post for whoever is not signed in. It needs no script. */
export function postDocument(post: PublicPost, { url, picture, pictureUrl }: Addresses) {
  const { author } = post
  const next = nextTo(post.id)
  const title = `${author.name}: ${firstWords(post.content, 70)} · ${brand.name}`
  const described = firstWords(post.content, 200)
  const facts = {
    'og:type': 'article',
    'og:site_name': brand.name,
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': described,
    'og:url': url,
    'og:image': pictureUrl,
    ...(picture && post.image?.alt && { 'og:image:alt': post.image.alt }),
    'article:published_time': post.createdAt.toISOString(),
  }
  const head = [
    `<title>${escaped(title)}</title><meta name="description" content="${escaped(described)}"><link rel="canonical" href="${escaped(url)}">`,
    ...Object.entries(facts).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
  ].join('')
  const main = `<main id="main" tabindex="-1"><h1 class="vh">Post by ${escaped(author.name)}</h1><div class="sheet bleed">${articleOf(post, picture)}${joinStrip(post, next)}</div><p class="meta foot">Posted by a member of ${escaped(brand.name)}. Not advice for a patient. <a href="mailto:${brand.contact.grievance}?subject=${encodeURIComponent(`Report ${url}`)}">Report this page</a></p></main>`
  return drawPage(postLook, head, `${bar(next)}<div class="wrap frame">${main}${aside(post)}</div>`)
}

function articleOf(post: PublicPost, picture: string | null) {
  const { author, verificationStatus, image } = post
  const head = `<header><div class="who">${nameOf(post)}${metaOf(post)}</div><span class="meta day">${globe}<span class="vh">Public</span> ${dayOf(post.createdAt)}</span></header>`
  const shown =
    image && picture
      ? `<figure><img src="${escaped(picture)}" alt="${escaped(image.alt || 'Picture without a description')}" width="${image.width}" height="${image.height}"></figure>`
      : ''
  const likes = `<span class="likes">${heart}${post.likes.toLocaleString('en-IN')}<span class="vh"> ${post.likes === 1 ? 'like' : 'likes'}</span></span>`
  return `<article class="entry${quietLineOf(post) ? '' : ` ${verificationStatus}`}" aria-label="Post by ${escaped(author.name)}" itemscope itemtype="https://schema.org/SocialMediaPosting"><div class="margin">${avatarOf(post)}</div><div class="body">${head}<div class="text" itemprop="articleBody">${wordsOf(post)}${post.link ? readMore(post.link, post.preview) : ''}${quotedIn(post)}</div>${shown}${pollOf(post)}</div><div class="under">${findingOf(post)}<div class="acts">${likes}${copyButton}</div></div></article>`
}

const copyButton = `<span id="copied" class="vh" role="status"></span><button type="button" id="copy" aria-label="Copy link" hidden>${chain}${tick}</button>`

/** As much of a quoted post as stands in another one. */
const QUOTED_MAX = 400

function quotedIn({ quoted }: PublicPost) {
  if (quoted === undefined) return ''
  if (quoted === null) return '<p class="quoted">This post is not available.</p>'
  return `<blockquote class="quoted"><a href="/p/post/${quoted.id}">${escaped(quoted.name)}</a>${withdrawn(quoted.mark)}<br>${escaped(firstWords(quoted.content, QUOTED_MAX))}${quoted.hasPoll ? '<br><span class="meta">With a poll</span>' : ''}</blockquote>`
}

const avatarOf = ({ author }: PublicPost) =>
  `<span class="avatar ${tintOf(author.id)}" aria-hidden="true">${escaped(initials(author.name))}${faceMark(author)}</span>`

function faceMark({ mark }: PublicPost['author']) {
  if (mark?.state !== 'holds') return ''
  const fact = factOf[mark.as]
  return `<i class="${fact}">${factGlyph(fact)}</i>`
}

const withdrawn = (mark: Mark | null) => (mark?.state === 'withdrawn' ? ` <span class="badge">${markWords(mark)}</span>` : '')

function nameOf({ author: { name, page, mark } }: PublicPost) {
  const shown = page
    ? `<a class="name" href="/p/${encodeURIComponent(page.handle)}">${escaped(name)}</a>`
    : `<b class="name">${escaped(name)}</b>`
  return `<span itemprop="author">${shown}</span>${mark?.state === 'holds' ? `<span class="vh"> (${markWords(mark)})</span>` : ''}${withdrawn(mark)}`
}

const factsOf = ({ author: { page } }: PublicPost) => [page?.headline, page?.hospital].filter(Boolean).map((fact) => escaped(fact!))

const metaOf = (post: PublicPost) => (factsOf(post).length > 0 ? `<p class="meta">${factsOf(post).join(' · ')}</p>` : '')

/** How many have answered, and the way to read them. */
function joinStrip({ answered }: PublicPost, next: string) {
  const many = answered === 1 ? '1 member has answered.' : `${answered.toLocaleString('en-IN')} members have answered.`
  return `<div class="join"><p>${answered > 0 ? `<b>${many}</b> ` : ''}Comments are for members, so that people can speak plainly.</p><a class="button outline" href="/login${next}">Sign In</a><a class="button" href="/register${next}">${answered > 0 ? 'Join to read them' : 'Join Now!'}</a></div>`
}

const meanings = {
  verified: '<b>Verified.</b> A statement in it agrees with its source.',
  disputed: '<b>Disputed.</b> A statement in it conflicts with guidance.',
  pending: '<b>Pending.</b> Not checked yet.',
} as const

function aside(post: PublicPost) {
  const key = (['verified', 'disputed', 'pending'] as const)
    .map((status) => `<div><dt class="${status}">${markGlyphs[status]}</dt><dd>${meanings[status]}</dd></div>`)
    .join('')
  const { mark } = post.author
  const checked =
    mark?.state === 'holds'
      ? `<p class="meta facts ${factOf[mark.as]}">${factGlyph(factOf[mark.as])} ${escaped(checkedOf(mark))}</p>`
      : mark?.state === 'withdrawn'
        ? `<p class="facts">${withdrawn(mark)}</p>`
        : ''
  const facts = factsOf(post).length > 0 ? `<p class="facts">${factsOf(post).join('<br>')}</p>` : ''
  return `<aside aria-label="About"><section class="sheet pad about" aria-labelledby="author">${avatarOf(post)}<h2 id="author">${escaped(post.author.name)}</h2>${facts}${checked}</section><section class="sheet" aria-labelledby="key"><h2 id="key" class="head">What the marks mean</h2><dl class="key pad">${key}</dl></section></aside>`
}

/** The same for a post that is gone, one that is for members, and one that never was: what leads on says no more than the address that was asked for. */
export function noPostDocument(id: string | undefined) {
  const next = id ? nextTo(id) : ''
  return drawPage(
    postLook,
    `<title>Not found · ${escaped(brand.name)}</title><meta name="robots" content="noindex">`,
    `${bar(next)}<div class="wrap frame"><main id="main" tabindex="-1"><div class="sheet pad"><h1>There is no public post here</h1><p>It may have been removed, its address may be mistyped, or its author shares it with members only.</p><p>If you are a member, <a href="/login${next}">sign in</a> to see whether it is there for you.</p></div></main></div>`,
  )
}
