import { accountDeletion } from '#contract/account-deletion.ts'
import { dataExports } from '#contract/data-exports.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { accountDeletionHandlers } from './deletion/handlers.ts'
import { dataExportHandlers } from './export/handlers.ts'

export { serveDataExports } from './export/serve.ts'

export const privacyRoutes = {
  dataExports: serve(dataExports, dataExportHandlers),
  accountDeletion: serve(accountDeletion, accountDeletionHandlers),
}
