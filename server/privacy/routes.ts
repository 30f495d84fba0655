import { accountDeletion } from '#contract/account-deletion.ts'
import { consents } from '#contract/consents.ts'
import { dataAccesses } from '#contract/data-accesses.ts'
import { dataBreaches } from '#contract/data-breaches.ts'
import { dataExports } from '#contract/data-exports.ts'
import { nominee } from '#contract/nominee.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { listAccesses } from './accesses/queries.ts'
import { listBreaches } from './breaches/queries.ts'
import { consentHandlers } from './consents/handlers.ts'
import { accountDeletionHandlers } from './deletion/handlers.ts'
import { dataExportHandlers } from './export/handlers.ts'
import { nomineeHandlers } from './nominee/handlers.ts'

export { serveDataExports } from './export/serve.ts'

export const privacyRoutes = {
  consents: serve(consents, consentHandlers),
  dataExports: serve(dataExports, dataExportHandlers),
  dataAccesses: serve(dataAccesses, {
    list: async (_nothing, { db, viewer }) => ({
      items: (await listAccesses(db, viewer.id)).map(({ at, ...access }) => ({ at: at.toISOString(), ...access })),
    }),
  }),
  dataBreaches: serve(dataBreaches, { list: async (_nothing, { db, viewer }) => ({ items: await listBreaches(db, viewer.id) }) }),
  accountDeletion: serve(accountDeletion, accountDeletionHandlers),
  nominee: serve(nominee, nomineeHandlers),
}
