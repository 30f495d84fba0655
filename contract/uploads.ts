/** Where files are sent in pieces, by the tus protocol. */
export const UPLOADS_PATH = '/api/uploads'
/** Hours after its last piece for which a file that nothing has taken waits. */
export const UPLOAD_HOURS = 24
/** Files of one member that may wait at a time. */
export const UPLOADS_MAX = 20
