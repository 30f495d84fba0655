import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A kind of page that the server makes whole: its style, its one script where it has one, and the policy that allows these and nothing else. */
export type Look = { style: string; script: string; policy: string }

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** `pictures` allows those that this site serves. */
export function lookOf(style: string, { script = '', pictures = false }: { script?: string; pictures?: boolean } = {}): Look {
  const allowed = [
    `style-src ${sourceOf(style)}`,
    ...(script ? [`script-src ${sourceOf(script)}`, "require-trusted-types-for 'script'"] : []),
    ...(pictures ? ["img-src 'self'"] : []),
  ]
  const policy = ["default-src 'none'", ...allowed, "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"].join('; ')
  return { style, script, policy }
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it stands in a document, in an attribute too. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark]!)

/** The first words of a text in one line, cut between words. */
export function firstWords(text: string, max: number) {
  const oneLine = text.replace(/\s+/g, ' ')
  if (oneLine.length <= max) return oneLine
  const cut = oneLine.lastIndexOf(' ', max)
  return `${oneLine.slice(0, cut > 0 ? cut : max)}…`
}

/** A document of that look. */
export const drawPage = ({ style, script }: Look, head: string, body: string) =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${script && `<script>${script}</script>`}${head}<style>${style}</style></head><body>${body}</body></html>\n`

/** Kept by caches, but asked for again each time: a page that is turned off is gone at once. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', etag: tag })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}
