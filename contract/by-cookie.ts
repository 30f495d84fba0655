/** Ways of signing in whose next step is known by a cookie of the server's; everything else is known by the token that a page adds itself. */
export const BY_COOKIE: readonly string[] = [
  '/api/auth/login',
  '/api/auth/login/second-factor',
  '/api/auth/passkey',
  '/api/auth/google',
  '/api/auth/google/prompt',
  '/api/auth/google/callback',
]
