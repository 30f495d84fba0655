import { openReaderAddresses } from '../../platform/files/reader-addresses.ts'
import type { Vault } from '../../platform/secrets/vault.ts'

export const attachmentPath = ({ conversationId, id }: { conversationId: string; id: string }) =>
  `/api/conversations/${conversationId}/attachments/${id}`

export const openAttachmentAddresses = (vault: Pick<Vault, 'derive'>) => openReaderAddresses(vault, 'attachment addresses')
