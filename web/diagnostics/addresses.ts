/** Where the sign-in of the demo area returns to. */
export const CALLBACK = '/supabase-auth/callback'

const PORTS = [3000, 3001, 8001]

/** What has to be registered with Google for a server on one's own machine. */
export const localOrigins = PORTS.map((port) => `http://localhost:${port}`)
export const localRedirects = localOrigins.map((origin) => origin + CALLBACK)
