import { brand } from '#contract/brand.ts'

/** What one document holds beside the template. */
export type DocumentParts = {
  title: string
  description: string
  /** The page drawn beforehand, or the frame shown until the program has drawn it. */
  page: string
  prerendered: boolean
  /** Inline styles, or addresses of style sheets. */
  css: { text: string } | { hrefs: string[] }
  /** Addresses to fetch ahead because the page needs them at once. */
  preload: string[]
  /** Style sheets of the inlined styles: named so that the program does not fetch them again. */
  present: string[]
  loader: { script: string; entry: string; start: 'late' | 'now' }
  theme: string
  register: string
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const meta = (kind: 'name' | 'property', key: string, content: string) => `<meta ${kind}="${key}" content="${quoted(content)}">`

function head({ title, description, prerendered, css, preload, present, register }: DocumentParts) {
  return [
    // What only members read, and what only a program draws, is not for search engines.
    ...(prerendered ? [] : [meta('name', 'robots', 'noindex')]),
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', 'en_IN'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', '/icon-512.png'),
    '<link rel="manifest" href="/manifest.webmanifest">',
    'text' in css ? `<style>${css.text}</style>` : css.hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
    ...present.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script src="${register}" defer></script>`,
  ].join('')
}

/** The template with one page's parts in their places. */
export function compose(template: string, parts: DocumentParts): string {
  const { title, page, prerendered, loader, theme } = parts
  const tight = template.replace(/>\s*\n\s*</g, '><')
  const places: [string | RegExp, string][] = [
    [/<title>.*<\/title>/, `<title>${quoted(title)}</title>`],
    ['<script src="/theme.js"></script>', `<script>${theme}</script>`],
    ['<!--head-->', head(parts)],
    ['<div id="root"><!--page--></div>', `<div id="root"${prerendered ? ' data-prerendered' : ''}>${page}</div>`],
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
    .replaceAll('%name%', brand.name)
}
