import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { countRecoveryCodes, hasSecondFactor, removeTraces, saveRecoveryCodes } from './queries.ts'
import { hashCode } from './take.ts'

/** Letters and digits that nobody takes for one another on paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 8

const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** New codes, as they are kept hashed. */
const newCodes = () => Array.from({ length: RECOVERY_CODES }, newCode)

/** A code as it is shown: in two halves. */
const asShown = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`

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
