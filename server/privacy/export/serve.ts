import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Services } from '../../platform/http/context.ts'
import { holderOf, isId, sendRange } from '../../platform/http/kept-files.ts'
import { refuseOthers } from '../../platform/http/operations/mount.ts'
import { dayInIndia } from '../../platform/india.ts'
import { exportPath, openExportAddresses } from './address.ts'
import { findReady } from './queries.ts'
import { openExport } from './store.ts'

const PATH = exportPath(':id')

/** Hands out a copy, whole or in ranges, to its own member by an address that asked for their password; a session alone opens none. */
export function serveDataExports(app: FastifyInstance, services: Services) {
  const addresses = openExportAddresses(services.vault)

  app.route({
    method: ['GET', 'HEAD'],
    url: PATH,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { id: asked } = request.params as { id: string }
      if (!isId(asked)) throw new Refusal('NOT_FOUND')
      const id = asked.toLowerCase()
      const memberId = await holderOf(services, addresses, request, exportPath(id))
      const found = await findReady(services.db, memberId, id)
      if (!found) throw new Refusal('NOT_FOUND')
      const file = { id, sizeBytes: found.size_bytes!, type: 'application/zip' }
      const disposition = `attachment; filename="wardmates-data-${dayInIndia(found.asked_at)}.zip"`
      return sendRange(services, request, reply, { ...file, open: (range) => openExport(services, id, range) }, disposition)
    },
  })
  refuseOthers(app, PATH, new Set(['GET']))
}
