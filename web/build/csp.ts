import { createHash } from 'node:crypto'

/** What a document's Content-Security-Policy has to allow by hash. */
export type Hashes = { scripts: string[]; styles: string[] }

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const inline = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => hash(text ?? ''))

/** Hashes of a document's inline scripts and styles; refuses what no hash can allow. */
export function hashesOf(name: string, html: string, extraStyles: string[]): Hashes {
  const refused = html.match(/<[a-z][^>]*\s(style|on[a-z]+)=/i)
  if (refused) throw new Error(`${name}: the policy forbids the ${refused[1]} attribute in ${refused[0].slice(0, 120)}`)
  return { scripts: inline(html, 'script'), styles: [...inline(html, 'style'), ...extraStyles.map(hash)] }
}

/** The texts of the style element that sonner adds: empty when it is attached, then its sheet. */
export function sonnerStyles(source: string): string[] {
  const sheet = source.match(/__insertCSS\((".*?[^\\]")\);?\n/)?.[1]
  if (!sheet) throw new Error('sonner adds its style sheet in another way than expected; its hash cannot be computed.')
  return ['', JSON.parse(sheet) as string]
}
