import { brand } from '#contract/brand.ts'
import { EMAIL_CHANGE_HOURS, EMAIL_RETURN_DAYS } from '#contract/limits.ts'
import { momentInIndia } from '../../platform/india.ts'
import type { Email } from '../../platform/mail.ts'
import { masked } from './rules.ts'

// None of them holds anything that a member wrote: an address that is asked for need not be theirs.

export const confirmEmail = (to: string, link: string): Email => ({
  to,
  subject: `Confirm your new ${brand.name} address`,
  text: `Hello,

you (or someone else) asked to move a ${brand.name} account
to this address. Confirm it within ${EMAIL_CHANGE_HOURS} hours, where you
are signed in:

${link}

The link works once, and a newer one ends it. If it was
not you, ignore this email: nothing changes without the
link.

${brand.name}
`,
})

/** In place of the link, where the address is somebody's: whoever asked is not told. */
export const takenEmail = (to: string): Email => ({
  to,
  subject: `Your ${brand.name} address`,
  text: `Hello,

someone asked to move a ${brand.name} account to this
address. An account has this address already, or had it
until lately, so nothing was changed.

If it was you, sign in with this address; or move that
account to another address first. If it was not you, ignore
this email.

${brand.name}
`,
})

/** To the address that was left; `link` puts it back. */
export const movedEmail = (to: string, next: string, at: Date, link: string): Email => ({
  to,
  subject: `Your ${brand.name} address was changed`,
  text: `Hello,

your ${brand.name} account was moved from this address to
${masked(next)} on ${momentInIndia(at)}.

If it was you, there is nothing to do. If it was not you,
put this address back within ${EMAIL_RETURN_DAYS} days:

${link}

That signs everybody out and ends the password of now; we
then email you a link for a new one.

${brand.name}
`,
})

/** To an address that was left without ever having been proven: it may be a stranger's, who can do nothing about it. */
export const unprovenEmail = (to: string): Email => ({
  to,
  subject: `A ${brand.name} account has left this address`,
  text: `Hello,

a ${brand.name} account that named this address, which was
never confirmed, was moved to another one. There is
nothing to do.

${brand.name}
`,
})

export const restoredEmail = (to: string, link: string): Email => ({
  to,
  subject: `Your ${brand.name} address is back`,
  text: `Hello,

your ${brand.name} account is back at this address. Everybody
is signed out, and the password of before no longer
works. Set a new one within 24 hours:

${link}

Passkeys and an authenticator app that were added since
the change are removed. Once you are in, please look
through what is left of them under Settings.

${brand.name}
`,
})

/** To the address that an account was moved to and is taken away from again. */
export const takenBackEmail = (to: string): Email => ({
  to,
  subject: `Your ${brand.name} address was changed`,
  text: `Hello,

a ${brand.name} account was moved from this address back to
the one it had before, with the link that we had sent
there. Everybody is signed out.

${brand.name}
`,
})
