import type { Setup } from '#contract/setup.ts'
import { type RequiredField, requiredFields, SETUP_STEPS } from '#contract/setup-rules.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { sealedLog } from '../../platform/secrets/opened.ts'
import { loadDetails } from '../../profile/public.ts'
import { showOwnClaims } from '../claims/show.ts'
import { listClaims } from '../queries.ts'
import { isOpen } from '../rules.ts'

/** Everything that the member has entered so far. */
export async function loadSetup(db: Db, { vault, log, viewer }: MemberContext): Promise<Setup> {
  const details = await loadDetails(db, vault, viewer.id)
  const { setup_step: step, profile_complete: complete } = await db
    .selectFrom('profile')
    .innerJoin('member', 'member.id', 'profile.member_id')
    .select(['setup_step', 'profile_complete'])
    .where('member_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const claims = await showOwnClaims(db, vault, sealedLog(log), await listClaims(db, viewer.id))
  const claim = claims.find(({ state }) => isOpen(state)) ?? claims.find(({ state }) => state !== 'withdrawn') ?? null
  const entered = { ...details, experienceYears: yearsEntered(step, details.experienceYears), claim }
  return { ...entered, step: Math.max(step, firstStepOf(entered)), complete }
}

/** The first step that misses something: what was entered elsewhere, such as in the profile, is not asked for again. */
const firstStepOf = (entered: Entered) => missingIn(entered)[0]?.asked ?? SETUP_STEPS

/** Nought years is an answer only after the step that asks for it. */
export const yearsEntered = (step: number, years: number) => (step > 2 || years > 0 ? years : null)

type Entered = Record<Exclude<RequiredField, 'kind' | 'proof' | 'experienceYears'>, { length: number }> &
  Pick<Setup, 'kind' | 'experienceYears' | 'claim'>

/** What a profile needs and does not have yet. */
export const missingIn = (entered: Entered) => requiredFields.filter(({ field }) => !has(entered, field))

function has(entered: Entered, field: RequiredField): boolean {
  if (field === 'experienceYears') return entered.experienceYears !== null
  if (field === 'proof') return entered.claim !== null
  if (field === 'kind') return entered.kind !== null
  return entered[field].length > 0
}
