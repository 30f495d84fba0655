import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { limitAddress } from '../../platform/http/address.ts'
import type { Services } from '../../platform/http/context.ts'
import { sendStored } from '../../platform/http/files.ts'
import { sendKept } from '../../platform/http/plain-page.ts'
import { noPostDocument, postDocument, postLook } from './document.ts'
import { findPublicPicture, findPublicPost, type PublicPost } from './queries.ts'

/** The pages of posts that everybody may read, and the picture that stands on each. */
export function servePublicPosts(app: FastifyInstance, { db, files, limits, publicUrl }: Services) {
  app.get<{ Params: { id: string } }>('/p/post/:id', async (request, reply) => {
    await limits.publicPages(limitAddress(request.ip))
    const { data: id } = z.uuid().safeParse(request.params.id)
    const post = id && (await findPublicPost(db, id))
    reply.code(post ? 200 : 404).header('content-security-policy', postLook.policy)
    return sendKept(request, reply, 'text/html', post ? documentOf(post) : noPostDocument(id))
  })

  // Whoever shares the page may fetch its picture long after it: the address holds as long as the post is public, and is asked for each time.
  app.get<{ Params: { id: string } }>('/p/post/:id/picture', async (request, reply) => {
    const { data: id } = z.uuid().safeParse(request.params.id)
    const imageId = id && (await findPublicPicture(db, id))
    if (!imageId) throw new Refusal('NOT_FOUND')
    const tag = `"${imageId}"`
    reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', etag: tag })
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : sendStored(reply, { db, store: files }, imageId)
  })

  function documentOf(post: PublicPost) {
    const url = `/p/post/${post.id}`
    const picture = post.image && `${url}/picture`
    return postDocument(post, { url: publicUrl() + url, picture, pictureUrl: publicUrl() + (picture ?? '/icon-512.png') })
  }
}
