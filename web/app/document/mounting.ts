/** Said on the window when the program has taken the page over. */
export const MOUNTED = 'wardmates:mounted'
/** Said on the window when the program could not draw the page. */
export const MOUNT_FAILED = 'wardmates:mount-failed'
