/** Files that go with one message, how large each may be, and the longest name of one, in characters. */
export const ATTACHMENTS_MAX = 10
export const ATTACHMENT_MAX_BYTES = { image: 10 * 1024 * 1024, video: 50 * 1024 * 1024, document: 25 * 1024 * 1024 } as const
export const ATTACHMENT_NAME_MAX = 120
/** A picture goes as it was sent, and a browser unfolds it to four bytes a pixel; ten of them may be on the screen at once. */
export const ATTACHMENT_MEGAPIXELS_MAX = 12
/** Widest side of a picture as our pages send it. */
export const ATTACHMENT_MAX_SIDE = 2048
/** Longest preview of a picture or a video, in characters of its data address: ten of them fit into an envelope. */
export const ATTACHMENT_PREVIEW_MAX = 2000
/** Pixels of its longer side: so few letters may hold a picture that no memory does. */
export const ATTACHMENT_PREVIEW_SIDE_MAX = 64
