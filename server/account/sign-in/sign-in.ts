import type { Proof, SignedIn, User } from '#contract/account.ts'
import { Email } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import { networksOf } from '../../platform/http/address.ts'
import type { OpenContext } from '../../platform/http/context.ts'
import { hashPlace, pseudonym, recordOrLog } from '../audit.ts'
import { checkPassword, hashPassword } from '../passwords/passwords.ts'
import { askProof } from '../proof/tries.ts'
import { findAccount, lockPassword, renewPassword } from '../queries.ts'
import type { SignInWay } from '../tables.ts'
import { findDevice } from './device.ts'
import { enter, isClosed } from './session.ts'

/** Opens a session where a password fits. Whether the account exists shows neither in the words nor in the time. */
export async function signInByPassword(
  context: OpenContext,
  { email, password, proof }: { email: string; password: string; proof?: Proof | undefined },
): Promise<SignedIn> {
  const { db, audit, vault, caller, notices } = context
  const address = hashPlace(vault, caller.address, email)
  const device = findDevice(context, email)
  // What is no email has no account, and need not reach the database.
  const account = Email.safeParse(email).success ? await findAccount(db, email, device ? [address, device] : [address]) : undefined
  const isKnown = (place: Buffer | undefined) => place !== undefined && (account?.known ?? []).some((known) => known.equals(place))
  const tries = await countTry(context, email, { device: isKnown(device) ? device : undefined, knowsAddress: isKnown(address) })
  const giveBack = await askProof(context, tries, proof)

  const stored = account?.passwordHash ?? null
  const { fits, stale } = await checkPassword(password, stored)
  const session =
    fits && account && stored
      ? await db.transaction().execute(async (tx) => {
          if (!(await lockPassword(tx, account.user.id, stored)) || (await isClosed(context, tx, account.user.id))) return undefined
          return enter(context, tx, account.user, { way: 'password' })
        })
      : undefined

  if (!account || !stored || session === undefined) {
    await recordOrLog(context, 'sign_in_refused', null, { way: 'password', email: pseudonym(vault, email) })
    throw new Refusal('INVALID_CREDENTIALS')
  }
  // Only failures use up tries: a ward full of doctors shares one address.
  await giveBack()
  if (stale) await renewPassword(db, account.user.id, stored, await hashPassword(password))
  if (!session) throw new Refusal('SECOND_FACTOR')
  notices.announce(session.notifiedIds)
  // Who cannot be written down does not come in: when this fails, nobody ever learns the session's token.
  await audit.record('signed_in', account.user.id, { way: 'password', session: session.id })
  return { message: 'Login successful!', token: session.token, user: account.user }
}

/**
 * Counts a try: on a device that has opened the account before only together with that, so that nobody else's tries stand in its way;
 * elsewhere for the address and its network, for both together, and for the account from anywhere. The last is left out at an address that has opened it before.
 */
function countTry(
  { tallies, caller }: OpenContext,
  email: string,
  { device, knowsAddress }: { device: Buffer | undefined; knowsAddress: boolean },
) {
  if (device) return Promise.all([tallies.signInPair(device.toString('base64url'))])
  return Promise.all([
    tallies.signInAddress(caller.address),
    tallies.signInSite(networksOf(caller.address).site),
    tallies.signInPair(`${caller.address} ${email}`),
    ...(knowsAddress ? [] : [tallies.signInEmail(email)]),
  ])
}

/** Opens a session for somebody who has proved otherwise who they are: a new member, or whoever comes from Google. */
export async function signInProven(
  context: OpenContext,
  user: User,
  { isNew, way }: { isNew: boolean; way: SignInWay },
): Promise<SignedIn> {
  const { db, audit, notices } = context
  const session = await db.transaction().execute(async (tx) => {
    if (await isClosed(context, tx, user.id)) throw new Refusal('GOOGLE_FAILED')
    return enter(context, tx, user, { way, isFirst: isNew })
  })
  if (!session) throw new Refusal('SECOND_FACTOR')
  notices.announce(session.notifiedIds)
  await audit.record(isNew ? 'account_created' : 'signed_in', user.id, { way, session: session.id })
  return { message: isNew ? 'Account created successfully!' : 'Login successful!', token: session.token, user }
}
