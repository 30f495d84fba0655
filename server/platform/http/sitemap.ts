import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/client.ts'
import { limitAddress } from './address.ts'
import type { Services } from './context.ts'

/** Most addresses that a sitemap may name. */
export const SITEMAP_MAX = 50_000
/** How long a page that was opened or closed on another node may be missing from its list, or stay in it. */
export const SITEMAP_MS = 5 * 60_000

/** A page for everybody: its path, and when it last changed. */
export type Listed = { path: string; changedAt: Date }
type Sitemap = { text: Buffer; packed: Buffer; tag: string }

/** So many lines are made before others have their turn. */
const LINES_AT_ONCE = 500
const pack = promisify(gzip)

async function makeSitemap(publicUrl: string, pages: readonly Listed[]): Promise<Sitemap> {
  const parts = [Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')]
  for (let at = 0; at < pages.length; at += LINES_AT_ONCE) {
    const lines = pages
      .slice(at, at + LINES_AT_ONCE)
      .map(({ path, changedAt }) => `<url><loc>${publicUrl}${path}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`)
    parts.push(Buffer.from(`${lines.join('\n')}\n`))
    await setImmediate()
  }
  parts.push(Buffer.from('</urlset>\n'))
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  const text = Buffer.concat(parts)
  return { text, packed: await pack(text), tag: `"${hash.digest('base64url').slice(0, 27)}"` }
}

/** Serves a list of pages for search engines. Its text is made and packed once for each answer of `list`, however many ask. */
export function serveSitemap(
  app: FastifyInstance,
  { db, limits, publicUrl }: Pick<Services, 'db' | 'limits' | 'publicUrl'>,
  path: string,
  list: { get: (db: Db) => Promise<readonly Listed[]> },
) {
  const made = new WeakMap<readonly Listed[], Promise<Sitemap>>()
  app.get(path, async (request, reply) => {
    await limits.publicPages(limitAddress(request.ip))
    const pages = await list.get(db)
    const sitemap = made.get(pages) ?? makeSitemap(publicUrl(), pages)
    made.set(pages, sitemap)
    const { text, packed, tag } = await sitemap
    reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding', etag: tag })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const takesPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    reply.type('application/xml; charset=utf-8').header('content-encoding', takesPacked ? 'gzip' : 'identity')
    return reply.send(takesPacked ? packed : text)
  })
}
