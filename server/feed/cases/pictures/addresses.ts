import { openReaderAddresses } from '../../../platform/files/reader-addresses.ts'
import type { Vault } from '../../../platform/secrets/vault.ts'

export const picturePath = ({ postId, id }: { postId: string; id: string }) => `/api/feed/posts/${postId}/pictures/${id}`

export const openPictureAddresses = (vault: Pick<Vault, 'derive'>) => openReaderAddresses(vault, 'clinical picture addresses')
