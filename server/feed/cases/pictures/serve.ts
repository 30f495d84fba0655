import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Services } from '../../../platform/http/context.ts'
import { narrowerOf, sendStored } from '../../../platform/http/files.ts'
import { isId, readerOf } from '../../../platform/http/kept-files.ts'
import { refuseOthers } from '../../../platform/http/operations/mount.ts'
import { openPictureAddresses, picturePath } from './addresses.ts'
import { mayOpen } from './queries.ts'

const PATH = picturePath({ postId: ':postId', id: ':id' })

type Asked = { Params: { postId: string; id: string }; Querystring: { w?: unknown } }

/** Hands out clinical pictures to members in a session who may read their case at the moment of each request; nothing keeps them. */
export function serveCasePictures(app: FastifyInstance, services: Services) {
  const { config, db, files: store } = services
  const addresses = openPictureAddresses(services.vault)

  app.get<Asked>(PATH, async (request, reply) => {
    const { params, query, headers } = request
    if (![params.postId, params.id].every(isId)) throw new Refusal('NOT_FOUND')
    const place = { postId: params.postId.toLowerCase(), id: params.id.toLowerCase() }
    const readerId = await readerOf(services, addresses, request, picturePath(place))
    if (!(await mayOpen(db, readerId, place))) throw new Refusal('NOT_FOUND')
    reply.headers({
      'cache-control': 'no-store',
      vary: 'accept',
      ...(config.webOrigins.length > 0 && { 'cross-origin-resource-policy': 'cross-origin' }),
    })
    return sendStored(reply, { db, store }, place.id, narrowerOf(query.w, headers.accept), 'clinical')
  })
  refuseOthers(app, PATH, new Set(['GET']))
}
