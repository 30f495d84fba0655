import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { countRecoveryCodes, hasSecondFactor, removeTraces, saveRecoveryCodes } from './queries.ts'
import { asShown, newCodes } from './recovery-codes.ts'
import { hashCode } from './take.ts'

/** Makes codes in the place of the earlier ones, and answers them as they are shown, this once. */
export async function makeCodes(tx: Db, { vault, viewer }: MemberContext) {
  const codes = newCodes()
  await saveRecoveryCodes(
    tx,
    viewer.id,
    codes.map((code) => hashCode(vault, viewer.id, code)),
  )
  return codes.map(asShown)
}

/** What a new factor brings: codes where none are left, and for the first one the end of all sessions that were opened without. */
export async function beginFactor(tx: Db, context: MemberContext, isFirst: boolean) {
  const { sessions, viewer } = context
  const { left } = await countRecoveryCodes(tx, viewer.id)
  return {
    recoveryCodes: left > 0 ? [] : await makeCodes(tx, context),
    ended: isFirst ? await sessions.endOthers(tx, viewer) : [],
  }
}

/** With the last factor its codes go, and sign-ins that wait for it. */
export async function endFactor(tx: Db, memberId: string) {
  if (!(await hasSecondFactor(tx, memberId))) await removeTraces(tx, memberId)
}
