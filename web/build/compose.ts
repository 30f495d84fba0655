import { brand } from '#contract/brand.ts'
import { factsOf, ORIGIN } from './facts.ts'

/** What one document holds beside the template. */
export type DocumentParts = {
  path: string
  title: string
  description: string
  language: string
  /** The page drawn beforehand, or the frame shown until the program has drawn it. */
  page: string
  prerendered: boolean
  /** The picture that stands for it where its link is shown; none where a stranger is led elsewhere. */
  card: string | undefined
  /** Drawn as a member sees it: not for the eyes of a guest, who is led elsewhere. */
  membersOnly: boolean
  /** Styles, inline: a page is drawn without another request. */
  css: string
  /** Addresses of scripts to fetch ahead: those that the page needs at once, and those that it needs then. */
  preload: { now: string[]; soon: string[] }
  /** What the document itself asks the server for a member, so that the answers travel beside the program. */
  asks: { paths: string[]; backend: string; script: string }
  /** Style sheets of the inlined styles: named so that the program does not fetch them again. */
  present: string[]
  loader: { script: string; entry: string; start: 'late' | 'now' }
  theme: string
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const meta = (kind: 'name' | 'property', key: string, content: string) => `<meta ${kind}="${key}" content="${quoted(content)}">`

/** Browsers open so many to one host without HTTP/2. */
const CONNECTIONS = 6

function head({ path, title, description, language, prerendered, card, css, preload, asks, present }: DocumentParts) {
  // What the document asks for stands before the program: it needs connections of its own, and little of them.
  const atOnce = asks.paths.length > 0 ? CONNECTIONS - asks.paths.length : preload.now.length
  const low = [...preload.now.slice(atOnce), ...preload.soon]
  return [
    // What only members read, and what only a program draws, is not for search engines.
    prerendered ? `<link rel="canonical" href="${ORIGIN}${path}">` : meta('name', 'robots', 'noindex'),
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', language === 'hi' ? 'hi_IN' : 'en_IN'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', card ? ORIGIN + card : '/icon-512.png'),
    ...(card ? [meta('name', 'twitter:card', 'summary_large_image')] : []),
    factsOf(path),
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<style>${css}</style>`,
    ...present.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...preload.now.slice(0, atOnce).map((href) => `<link rel="modulepreload" href="${href}">`),
    ...low.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
  ].join('')
}

/** The template with one page's parts in their places. */
export function compose(template: string, parts: DocumentParts): string {
  const { title, page, language, prerendered, membersOnly, loader, theme, asks } = parts
  const asking =
    asks.paths.length > 0 ? `<script data-asks="${asks.paths.join(' ')}" data-backend="${asks.backend}">${asks.script}</script>` : ''
  const tight = template.replace(/>\s*\n\s*</g, '><')
  const places: [string | RegExp, string][] = [
    [/<title>.*<\/title>/, `<title>${quoted(title)}</title>`],
    ['<script src="/theme.js"></script>', `<script>${theme}</script>${asking}`],
    ['<!--head-->', head(parts)],
    [
      '<div id="root"><!--page--></div>',
      `<div id="root"${prerendered ? ' data-prerendered' : membersOnly ? ' data-members-only' : ''}>${page}</div>`,
    ],
    [
      '<script type="module" src="/app/main.tsx"></script>',
      `<script data-entry="${loader.entry}" data-start="${loader.start}">${loader.script}</script>`,
    ],
  ]
  return places
    .reduce((html, [place, text]) => {
      const next = html.replace(place, () => text)
      if (next === html) throw new Error(`web/index.html has no ${place}.`)
      return next
    }, tight)
    .replace('<html lang="en-IN">', `<html lang="${language}">`)
    .replaceAll('%name%', brand.name)
}
