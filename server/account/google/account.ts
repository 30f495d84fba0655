import { Email, type GoogleAuthData, type User } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import type { Services } from '../../platform/http/context.ts'
import { recordSignUp } from '../consents/record.ts'
import { getUser } from '../public.ts'
import { createMember, findAccount, findByGoogle, saveAccount, saveGoogle } from '../queries.ts'
import { mayLink } from '../rules.ts'

const PASSWORD_FIRST =
  'An account with this email already exists. Sign in with your password first. To use Google as well, confirm the address once through "Forgot password?".'

type Context = Pick<Services, 'db' | 'welcome'>

/** The member a Google identity opens: their own by its `sub`, one they verifiably share an email with, or a new one. */
export async function openGoogleAccount({ db, welcome }: Context, identity: GoogleAuthData): Promise<{ user: User; isNew: boolean }> {
  const user = await findByGoogle(db, identity.id)
  if (user) return { user, isNew: false }
  const { success: hasEmail, data: email } = Email.safeParse(identity.email)
  if (!hasEmail) throw new Refusal('GOOGLE_FAILED')

  const claimed = await findAccount(db, email)
  if (claimed) {
    const linked =
      mayLink({ emailVerified: claimed.user.verified_email }, identity.verified_email) &&
      (await saveGoogle(db, claimed.user.id, identity.id))
    if (!linked) throw new Refusal('ALREADY_EXISTS', { words: PASSWORD_FIRST })
    return { user: await getUser(db, claimed.user.id), isNew: false }
  }

  const made = await saveNew({ db, welcome }, email, identity)
  if (made) return { user: made, isNew: true }
  // Two windows that finish at once make one account; the slower one finds it.
  const raced = await findByGoogle(db, identity.id)
  if (!raced) throw new Refusal('ALREADY_EXISTS', { words: PASSWORD_FIRST })
  return { user: raced, isNew: false }
}

/** A new member with Google as their way in; nothing when the email or the identity has just been taken. */
async function saveNew({ db, welcome }: Context, email: string, identity: GoogleAuthData) {
  try {
    return await db.transaction().execute(async (tx) => {
      const memberId = await createMember(tx, identity.name)
      const saved = await saveAccount(tx, {
        memberId,
        email,
        emailVerified: identity.verified_email,
        googleSub: identity.id,
        picture: identity.picture || undefined,
      })
      if (!saved) throw new Refusal('ALREADY_EXISTS')
      await recordSignUp(tx, memberId)
      await welcome(tx, memberId)
      return getUser(tx, memberId)
    })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ALREADY_EXISTS') return undefined
    throw error
  }
}
