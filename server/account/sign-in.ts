import type { SignedIn, User } from '#contract/account.ts'
import { Email } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../platform/db/client.ts'
import { describeDevice } from '../platform/device.ts'
import type { OpenContext } from '../platform/http/context.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { findAccount, holdPassword, renewPassword, savePlaces } from './queries.ts'
import { recordOrLog } from './record.ts'
import { shadowOf, shadowText } from './shadow.ts'

/** Opens a session where a password fits. Whether the account exists shows neither in the words nor in the time. */
export async function signInByPassword(context: OpenContext, email: string, password: string): Promise<SignedIn> {
  const { db, audit, caller, notices } = context
  const place = shadowOf(caller.address, email)
  // What is no email has no account, and need not reach the database.
  const account = Email.safeParse(email).success ? await findAccount(db, email, place) : undefined
  const giveBack = await countTry(context, email, account?.known ?? false)

  const stored = account?.passwordHash ?? null
  const { fits, stale } = await checkPassword(password, stored)
  const session =
    fits && account && stored
      ? await db.transaction().execute(async (tx) => {
          if (!(await holdPassword(tx, account.user.id, stored))) return undefined
          return openSession(context, tx, account.user)
        })
      : undefined

  if (!account || !stored || !session) {
    await recordOrLog(context, 'sign_in_refused', null, { way: 'password', email: shadowText(email) })
    throw new Refusal('INVALID_CREDENTIALS')
  }
  // Only failures use up tries: a ward full of doctors shares one address.
  await giveBack()
  notices.announce(session.told)
  if (stale) await renewPassword(db, account.user.id, stored, await hashPassword(password))
  // Who cannot be written down does not come in: when this fails, nobody ever learns the session's token.
  await audit.record('signed_in', account.user.id, { way: 'password', session: session.id })
  return { message: 'Login successful!', token: session.token, user: account.user }
}

/**
 * Counts a try three ways: for the address, for the pair of address and account, and for the account from anywhere. The last one is
 * not asked where the account has been opened from this address before, so that strangers cannot lock its owner out.
 */
async function countTry({ limits, caller }: OpenContext, email: string, known: boolean) {
  const givingBack = [await limits.signInAddress(shadowText(caller.address)), await limits.signInPair(shadowText(caller.address, email))]
  if (!known) givingBack.push(await limits.signInEmail(shadowText(email)))
  return () => Promise.all(givingBack.map((giveBack) => giveBack()))
}

/** Opens a session for somebody who has proved otherwise who they are. */
export async function admit(
  context: OpenContext,
  user: User,
  { isNew, way }: { isNew: boolean; way: 'password' | 'google' },
): Promise<SignedIn> {
  const { db, audit, notices } = context
  const session = await db.transaction().execute((tx) => openSession(context, tx, user, isNew))
  notices.announce(session.told)
  await audit.record(isNew ? 'account_created' : 'signed_in', user.id, { way, session: session.id })
  return { message: isNew ? 'Account created successfully!' : 'Login successful!', token: session.token, user }
}

/** A session, with a notice to its member where this kind of device at this address is new to us. The first of all is no news. */
async function openSession({ sessions, notices, caller }: OpenContext, tx: Db, user: User, isFirst = false) {
  const session = await sessions.create(tx, user.id, caller.userAgent)
  const device = shadowOf(caller.address, user.email, describeDevice(caller.userAgent))
  const isUnknown = await savePlaces(tx, user.id, [device, shadowOf(caller.address, user.email)])
  const told = isUnknown && !isFirst ? await notices.notify(tx, { to: user.id, kind: 'security_new_device', subject: session.id }) : []
  return { ...session, told }
}
