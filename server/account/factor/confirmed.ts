import type { InputOf } from '#contract/route.ts'
import type { secondFactor } from '#contract/second-factor.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { takePasskey } from '../passkey/verify.ts'
import { confirmMember } from '../sign-in/confirm.ts'
import { hasSecondFactor } from './queries.ts'
import { takeFactor, wrongFactor } from './take.ts'

export type Confirmed = InputOf<typeof secondFactor.beginApp>

/**
 * Makes sure that it is the member, also by the factor that they have, and does it in the transaction that uses code or passkey up. What
 * they are notified of meanwhile their open pages hear afterwards.
 */
export async function confirmed<Done>(context: MemberContext, input: Confirmed, then: (tx: Db) => Promise<Done>): Promise<Done> {
  await confirmMember(context, input.password)
  const done = await withFactor(context, input, then)
  context.notices.announce([context.viewer.id])
  return done
}

async function withFactor<Done>(context: MemberContext, { code, passkey }: Confirmed, then: (tx: Db) => Promise<Done>) {
  const { db, viewer } = context
  if (!(await hasSecondFactor(db, viewer.id))) return db.transaction().execute(then)
  if (!passkey) return takeFactor(context, { memberId: viewer.id, code: code ?? '', from: 'signed in' }, then)
  return db.transaction().execute(async (tx) => {
    if ((await takePasskey(tx, context, passkey)) !== viewer.id) throw wrongFactor()
    return then(tx)
  })
}
