import type { passwordChange } from '#contract/password-change.ts'
import type { InputOf } from '#contract/route.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { confirmed } from '../factor/confirmed.ts'
import { getUser } from '../public.ts'
import { refuseGuessable } from '../rules.ts'
import { hashPassword } from './passwords.ts'

export const passwordChangeHandlers = {
  change: async ({ newPassword, password, code, passkey }: InputOf<typeof passwordChange.change>, context: MemberContext) => {
    const { db, notices, sessions, viewer } = context
    await refuseGuessable(newPassword, (await getUser(db, viewer.id)).email, 'newPassword')
    const passwordHash = await hashPassword(newPassword)
    const ended = await confirmed(context, { password, code, passkey }, async (tx) => {
      await savePassword(tx, viewer.id, passwordHash)
      await notices.notify(tx, { to: viewer.id, kind: 'security_password_changed' })
      await recordIn(tx, 'password_changed', viewer.id, { session: viewer.sessionId })
      return sessions.endOthers(tx, viewer)
    })
    sessions.announce(ended)
    return { message: 'Your password is changed. You are signed out on all other devices.' }
  },
}

/** Whoever had the one before may stand before the second factor with it, or hold a link for another. */
async function savePassword(tx: Db, memberId: string, passwordHash: string) {
  await tx.updateTable('account').set({ password_hash: passwordHash }).where('member_id', '=', memberId).execute()
  await tx.deleteFrom('half_sign_in').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('password_reset').where('member_id', '=', memberId).execute()
}
