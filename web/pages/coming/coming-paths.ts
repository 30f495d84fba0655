/** The places whose rooms are not built yet. A place leaves this list when its page joins the table of pages. */
export const comingPaths = ['/supabase-login', '/supabase-register', '/supabase-auth/callback', '/supabase-demo'] as const

export type ComingPath = (typeof comingPaths)[number]
