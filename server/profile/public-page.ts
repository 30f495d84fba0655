import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { isStaying, memberOfHandle } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'
import { sharedAnswer } from '../platform/db/shared-answer.ts'
import { limitAddress } from '../platform/http/address.ts'
import type { Services } from '../platform/http/context.ts'
import { sendKept } from '../platform/http/plain-page.ts'
import { SITEMAP_MAX, SITEMAP_MS, serveSitemap } from '../platform/http/sitemap.ts'
import { listPublications } from './entries.ts'
import type { FindPin } from './public.ts'
import { missingDocument, type PublicProfile, profileLook, publicDocument } from './public-document.ts'

/** Whose page is turned on. */
export const publicList = sharedAnswer(SITEMAP_MS, async (db) => {
  const rows = await db
    .selectFrom('profile')
    .innerJoin('member', 'member.id', 'profile.member_id')
    .select(['member.handle', 'profile.updated_at'])
    .where(sql<boolean>`profile.public`)
    .where(isStaying('member.id'))
    .orderBy('profile.member_id', 'desc')
    .limit(sql.lit(SITEMAP_MAX))
    .execute()
  return rows.map(({ handle, updated_at }) => ({ path: `/p/${handle}`, changedAt: updated_at }))
})

/** The pages that members have turned on for search engines, and the list of them. A former handle leads to the one of today. */
export function servePublicPages(app: FastifyInstance, services: Services, findPin: FindPin) {
  const { db, limits, publicUrl } = services
  app.get<{ Params: { handle: string } }>('/p/:handle', async (request, reply) => {
    await limits.publicPages(limitAddress(request.ip))
    const found = await findPublic(db, request.params.handle, findPin)
    if (found && found.handle !== request.params.handle) return reply.redirect(`/p/${found.handle}`, 301)
    const html = found ? publicDocument(found, `${publicUrl()}/p/${found.handle}`) : missingDocument()
    return sendKept(request, reply.code(found ? 200 : 404).header('content-security-policy', profileLook.policy), 'text/html', html)
  })

  serveSitemap(app, services, '/sitemap-members.xml', publicList)
}

async function findPublic(db: Db, handle: string, findPin: FindPin): Promise<PublicProfile | undefined> {
  const memberId = await memberOfHandle(db, handle)
  if (!memberId) return undefined
  const row = await db
    .selectFrom('member')
    .innerJoin('profile', 'profile.member_id', 'member.id')
    .select(['id', 'handle', 'name', 'headline', 'hospital', 'specialty', 'mark'])
    .where('id', '=', memberId)
    .where(sql<boolean>`profile.public`)
    .where(isStaying('member.id'))
    .executeTakeFirst()
  return row && { ...row, publications: await listPublications(db, row.id), pinned: await findPin(db, row.id) }
}
