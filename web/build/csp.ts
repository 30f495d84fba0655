import { createHash } from 'node:crypto'

/** What a document may load and do: the sources of each directive of its Content-Security-Policy. */
export type Policy = Record<string, string[]>

/** What the policy stands behind: before everything that it rules. */
const FIRST = '<meta charset="utf-8" />'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** What has a type is data, or is fetched. */
const inline = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\s(?:src|type)=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => hash(text ?? ''))

/**
 * The policy of a document: nothing but our own files, its inline parts by their hashes, and the server where that is another origin.
 * Refuses what no hash can allow.
 */
export function policyOf(name: string, html: string, { styles, backend }: { styles: string[]; backend: string }): Policy {
  const refused = html.match(/<[a-z][^>]*\s(style|on[a-z]+)=/i)
  if (refused) throw new Error(`${name}: the policy forbids the ${refused[1]} attribute in ${refused[0].slice(0, 120)}`)
  const server = backend ? [backend] : []
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline(html, 'script')],
    'style-src': ["'self'", ...inline(html, 'style'), ...styles.map(hash)],
    'img-src': ["'self'", 'data:', 'blob:', ...server],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', ...server],
    'connect-src': ["'self'", ...server, ...server.map((origin) => origin.replace(/^http/, 'ws'))],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  }
}

/** The texts of the style element that sonner adds: empty when it is attached, then its sheet. */
export function sonnerStyles(source: string): string[] {
  const sheet = source.match(/__insertCSS\((".*?[^\\]")\);?\n/)?.[1]
  if (!sheet) throw new Error('sonner adds its style sheet in another way than expected; its hash cannot be computed.')
  return ['', JSON.parse(sheet) as string]
}

/** The document with its policy in it, for hosts that send none. Who may frame it can be said in a header only. */
export function carryPolicy(html: string, { 'frame-ancestors': _, ...policy }: Policy) {
  const text = Object.entries(policy).map(([directive, sources]) => [directive, ...sources].join(' '))
  const [before, after] = html.split(FIRST)
  if (after === undefined) throw new Error(`web/index.html has no place for the policy: ${FIRST}`)
  return `${before}${FIRST}<meta http-equiv="content-security-policy" content="${text.join('; ')}">${after}`
}
