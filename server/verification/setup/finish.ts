import type { User } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import { labelOf } from '#contract/setup-rules.ts'
import { getUser, updateMember } from '../../account/public.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { loadSetup, missingIn } from './load.ts'

/** Completes the profile, or says what is missing and on which step. */
export const finishSetup = (context: MemberContext): Promise<User> =>
  context.db.transaction().execute(async (tx) => {
    const entered = await loadSetup(tx, context)
    const missing = missingIn(entered)
    if (missing.length > 0) {
      const issues = missing.map(({ field, asked }) => ({
        path: field,
        message: `${labelOf(field, entered.kind)} is missing on step ${asked}.`,
      }))
      throw new Refusal('SETUP_INCOMPLETE', { words: issues[0]!.message, issues })
    }
    await updateMember(tx, context.viewer.id, { profile_complete: true })
    return getUser(tx, context.viewer.id)
  })
