import { brand } from '#contract/brand.ts'
import { houseRules } from '#contract/house-rules.ts'
import type { HouseRule } from '#contract/moderation.ts'
import { momentInIndia } from '../platform/india.ts'
import type { Email } from '../platform/mail.ts'
import { appealUntil } from './rules.ts'

/** Whoever registered an address need not own it, so what was reported and decided is read where they sign in. */
export const accountClosedEmail = (to: string, rule: HouseRule, at: Date, publicUrl: string): Email => ({
  to,
  subject: `Your ${brand.name} account was closed`,
  text: `Hello,

two of our moderators have closed your ${brand.name}
account, because something of yours breaks this rule:

${houseRules.find(({ id }) => id === rule)!.label}

Nobody sees your profile or anything of yours now, and
you are signed out everywhere. Sign in to read what was
decided and why. You may appeal until ${momentInIndia(appealUntil(at))},
and somebody else looks at it then. There you can also
complain to the grievance officer, take a copy of your
data, or delete the account.

${publicUrl}/login

${brand.name}
`,
})

export const accountOpenEmail = (to: string, publicUrl: string): Email => ({
  to,
  subject: `Your ${brand.name} account is open again`,
  text: `Hello,

another of our moderators has looked at your appeal and
reversed the decision. Your ${brand.name} account is open
again, and everything stands as it was.

${publicUrl}/login

${brand.name}
`,
})

export const accountStaysClosedEmail = (to: string, publicUrl: string): Email => ({
  to,
  subject: `Your ${brand.name} account stays closed`,
  text: `Hello,

another of our moderators has looked at your appeal. Your
${brand.name} account stays closed. Sign in to read why.
You may complain to the grievance officer there, take a
copy of your data, or delete the account.

${publicUrl}/login

${brand.name}
`,
})
