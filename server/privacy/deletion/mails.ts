import { brand } from '#contract/brand.ts'
import { momentInIndia } from '../../platform/india.ts'
import type { Email } from '../../platform/mail.ts'

/** Whoever registered an address need not own it, so nothing that they wrote goes to it, their name included. */
export const willBeDeletedEmail = (to: string, dueAt: Date, publicUrl: string): Email => ({
  to,
  subject: `Your ${brand.name} account will be deleted`,
  text: `Hello,

you asked us to delete your ${brand.name} account. It is
hidden from everybody now, and you are signed out
everywhere. It is deleted for good on ${momentInIndia(dueAt)}.

Until then you can keep it: sign in, and everything
stands as it was.

${publicUrl}/login

If it was not you, sign in at once, keep the account,
and set a new password:

${publicUrl}/reset-password

${brand.name}
`,
})

export const wasDeletedEmail = (to: string): Email => ({
  to,
  subject: `Your ${brand.name} account was deleted`,
  text: `Hello,

your ${brand.name} account was deleted with your profile,
posts, papers, files, applications, chats and messages.
It cannot be brought back.

The log of sign-ins and decisions keeps a number in your
place that leads to nobody, and backups are overwritten
as time passes. This is our last email to you.

${brand.name}
`,
})
