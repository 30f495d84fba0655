import { renewPicturesWith } from '../../ui/picture/Picture.tsx'
import { RenewedPicture } from '../../ui/picture/RenewedPicture.tsx'

// What a member's bar counts and listens to, what a page needs that stood open for long, and the outbox: one chunk, fetched once the page stands.
export { default as UnreadCount } from '../../notifications/UnreadCount.tsx'
export { default as CountedMessagesLink } from './CountedMessagesLink.tsx'
export { default as LateHosts } from './LateHosts.tsx'

renewPicturesWith(RenewedPicture)
