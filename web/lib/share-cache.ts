/** Where another app's share lies until a page takes it; signing out empties it. */
export const SHARED_CACHE = 'shared'
