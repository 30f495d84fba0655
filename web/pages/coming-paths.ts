/** The places whose rooms are not built yet. */
export const comingPaths = [
  '/jobs',
  '/messages',
  '/researchhub',
  '/research-hub',
  '/education',
  '/supabase-login',
  '/supabase-register',
  '/supabase-auth/callback',
  '/supabase-demo',
  '/oauth-debug',
  '/oauth-fix',
  '/auth-test',
] as const
