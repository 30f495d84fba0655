import type { User } from '#contract/account.ts'

/** Where `next` may lead: a path of this site, written as one. Anything that a browser could read as another site is nothing. */
export function safePath(next: string | null, origin: string): string | null {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\p{Cc}\\]/u.test(next)) return null
  const url = URL.parse(next, origin)
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/** Where somebody goes who has just signed in: where they wanted to, else home, or first to the profile that is not complete. */
export const destinationOf = (user: User, next: string | null) => next ?? (user.profileComplete ? '/home' : '/profile-setup')
