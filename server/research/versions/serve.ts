import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { VersionNo } from '#contract/papers.ts'
import type { Services } from '../../platform/http/context.ts'
import { isId, readerOf, sendKept } from '../../platform/http/kept-files.ts'
import { refuseOthers } from '../../platform/http/operations/mount.ts'
import { filePath, findFile, openFileAddresses } from './file.ts'

const PATH = filePath(':paperId', ':no')

/** Hands out files of papers, whole or in ranges, to whoever may read them at the moment of each request. None of them is drawn by a browser. */
export function servePaperFiles(app: FastifyInstance, services: Services) {
  const addresses = openFileAddresses(services.vault)

  app.route({
    method: ['GET', 'HEAD'],
    url: PATH,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { paperId, no } = request.params as { paperId: string; no: string }
      const version = VersionNo.safeParse(no)
      if (!isId(paperId) || !version.success) throw new Refusal('NOT_FOUND')
      const id = paperId.toLowerCase()
      const readerId = await readerOf(services, addresses, request, filePath(id, version.data))
      const file = await findFile(services.db, readerId, id, version.data)
      if (!file) throw new Refusal('NOT_FOUND')
      return sendKept(services, request, reply, file, `attachment; filename*=UTF-8''${encoded(file.name)}`)
    },
  })
  refuseOthers(app, PATH, new Set(['GET']))
}

/** As RFC 8187 writes a name: of the signs that encodeURIComponent leaves, three end one. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
