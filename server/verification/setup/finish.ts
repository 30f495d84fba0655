import type { User } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import { getUser, updateMember } from '../../account/public.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { loadSetup, missingIn } from './load.ts'

/** Completes the profile, or says what is missing and on which step. */
export const finishSetup = (context: MemberContext): Promise<User> =>
  context.db.transaction().execute(async (tx) => {
    const missing = missingIn(await loadSetup(tx, context))
    if (missing.length > 0) {
      const issues = missing.map(({ field, label, asked }) => ({ path: field, message: `${label} is missing on step ${asked}.` }))
      throw new Refusal('SETUP_INCOMPLETE', { words: issues[0]!.message, issues })
    }
    await updateMember(tx, context.viewer.id, { profile_complete: true })
    return getUser(tx, context.viewer.id)
  })
