import type { User } from '#contract/account.ts'
import { describeDevice } from '../../platform/access/device.ts'
import type { Db } from '../../platform/db/client.ts'
import type { OpenContext } from '../../platform/http/context.ts'
import { hashPlace } from '../audit.ts'
import { hasSecondFactor } from '../factor/queries.ts'
import { isSample, savePlaces } from '../queries.ts'
import type { SignInWay } from '../tables.ts'
import { keepDevice } from './device.ts'
import { beginHalf } from './half.ts'

/** Whether whoever calls may not sign in as this member: the sample community is open to this machine alone. */
export const isClosed = async ({ config, caller }: OpenContext, tx: Db, memberId: string) =>
  !(config.sampleSignIn && caller.isHere) && (await isSample(tx, memberId))

/** A session for whoever has shown what they sign in with first; nothing where a second factor is asked for, which then comes next. */
export async function enter(context: OpenContext, tx: Db, user: User, { way, isFirst = false }: { way: SignInWay; isFirst?: boolean }) {
  if (!(await hasSecondFactor(tx, user.id))) return openSession(context, tx, user, isFirst)
  await beginHalf(context, tx, user.id, way)
  return null
}

/** Where a browser stands, as places of an account: this kind of device at its address, the address, and the browser itself. */
export const placesHere = (context: OpenContext, email: string): [Buffer, ...Buffer[]] => {
  const { caller, vault } = context
  const kind = hashPlace(vault, caller.address, email, describeDevice(caller.userAgent))
  return [kind, hashPlace(vault, caller.address, email), keepDevice(context, email)]
}

/** A session, with a notice to its member where this kind of device at this address is new to us. The first of all is no news. */
export async function openSession(context: OpenContext, tx: Db, user: User, isFirst = false) {
  const { sessions, notices, caller } = context
  const session = await sessions.create(tx, user.id, caller.userAgent)
  const isUnknown = await savePlaces(tx, user.id, placesHere(context, user.email))
  const notifiedIds =
    isUnknown && !isFirst ? await notices.notify(tx, { to: user.id, kind: 'security_new_device', subject: session.id }) : []
  return { ...session, notifiedIds }
}
