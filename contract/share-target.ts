/** Where the system sends what another app shares, and the page that takes it. */
export const SHARE_PATH = '/share'
export const TAKES_SHARED = '/dashboard?shared'
