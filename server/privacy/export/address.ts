import { openReaderAddresses } from '../../platform/files/reader-addresses.ts'
import type { Vault } from '../../platform/secrets/vault.ts'

export const exportPath = (id: string) => `/api/data-exports/${id}/file`

export const openExportAddresses = (vault: Pick<Vault, 'derive'>) => openReaderAddresses(vault, 'data export addresses')
