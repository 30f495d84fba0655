import type { GoogleAuthData } from '#contract/account.ts'

type Claims = Partial<Record<'sub' | 'email' | 'name' | 'given_name' | 'family_name' | 'picture', string>> & { email_verified?: boolean }

/** What an ID token says of the person. It proves nothing here: the server has verified it. */
export function dataOfToken(token: string): GoogleAuthData {
  const [, body = ''] = token.split('.')
  const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as Claims
  const { sub = '', email = '', email_verified = false, name = '', given_name = '', family_name = '', picture = '' } = claims
  return { id: sub, email, verified_email: email_verified, name, given_name, family_name, picture }
}
