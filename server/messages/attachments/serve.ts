import type { FastifyInstance } from 'fastify'
import { attachmentKindOf } from '#contract/attachments.ts'
import { Refusal } from '#contract/errors.ts'
import type { Services } from '../../platform/http/context.ts'
import { isId, readerOf, sendKept } from '../../platform/http/kept-files.ts'
import { refuseOthers } from '../../platform/http/operations/mount.ts'
import { attachmentPath, openAttachmentAddresses } from './addresses.ts'
import { findReadable } from './queries.ts'

const PATH = attachmentPath({ conversationId: ':conversationId', id: ':id' })

/** Hands out files of messages, whole or in ranges, to whoever can read their message at the moment of each request. */
export function serveAttachments(app: FastifyInstance, services: Services) {
  const addresses = openAttachmentAddresses(services.vault)

  app.route({
    method: ['GET', 'HEAD'],
    url: PATH,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { conversationId, id } = request.params as { conversationId: string; id: string }
      if (![conversationId, id].every(isId)) throw new Refusal('NOT_FOUND')
      const place = { conversationId: conversationId.toLowerCase(), id: id.toLowerCase() }
      const readerId = await readerOf(services, addresses, request, attachmentPath(place))
      const [file] = await findReadable(services.db, readerId, [place.id], place.conversationId)
      if (!file) throw new Refusal('NOT_FOUND')
      return sendKept(services, request, reply, file, attachmentKindOf(file.type) === 'document' ? 'attachment' : 'inline')
    },
  })
  refuseOthers(app, PATH, new Set(['GET']))
}
