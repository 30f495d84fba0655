import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'
import { listPublications } from './entries.ts'
import { missingDocument, type PublicProfile, publicDocument, STYLE } from './public-document.ts'

/** Most addresses that a sitemap may name. */
const SITEMAP_MAX = 50_000

const styleHash = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** The pages that members have turned on for search engines, and the list of them. */
export function servePublicPages(app: FastifyInstance, db: Db, publicUrl: () => string) {
  app.get<{ Params: { handle: string } }>('/p/:handle', async (request, reply) => {
    const found = await findPublic(db, request.params.handle)
    const html = found ? publicDocument(found, `${publicUrl()}/p/${found.handle}`) : missingDocument()
    return sendCached(
      reply.code(found ? 200 : 404).header('content-security-policy', POLICY),
      'text/html',
      html,
      request.headers['if-none-match'],
    )
  })

  app.get('/sitemap-members.xml', async (request, reply) => {
    const rows = await db
      .selectFrom('profile')
      .innerJoin('member', 'member.id', 'profile.member_id')
      .select(['member.handle', 'profile.updated_at'])
      .where(sql<boolean>`profile.public`)
      .orderBy('profile.member_id', 'desc')
      .limit(sql.lit(SITEMAP_MAX))
      .execute()
    const urls = rows.map(
      ({ handle, updated_at }) => `<url><loc>${publicUrl()}/p/${handle}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`,
    )
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`
    return sendCached(reply, 'application/xml', xml, request.headers['if-none-match'])
  })
}

/** Kept by caches, but asked for again each time: a page that is turned off is gone at once. */
function sendCached(reply: FastifyReply, type: string, text: string, held: string | undefined) {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', etag: tag })
  if (reply.statusCode === 200 && held === tag) return reply.code(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}

async function findPublic(db: Db, handle: string): Promise<PublicProfile | undefined> {
  const row = await db
    .selectFrom('member')
    .innerJoin('profile', 'profile.member_id', 'member.id')
    .select(['id', 'handle', 'name', 'headline', 'hospital', 'specialty', 'verified'])
    .where('handle', '=', handle)
    .where(sql<boolean>`profile.public`)
    .executeTakeFirst()
  return row && { ...row, publications: await listPublications(db, row.id) }
}
