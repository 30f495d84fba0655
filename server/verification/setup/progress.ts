import type { ClaimState } from '#contract/claim.ts'
import type { ProofProgress } from '#contract/first-day.ts'
import type { MemberKind } from '#contract/profile.ts'
import type { RequiredField } from '#contract/setup-rules.ts'
import type { Db } from '../../platform/db/client.ts'
import { missingIn, yearsEntered } from './load.ts'

type Progress = { kind: MemberKind | null; profileComplete: boolean; missing: RequiredField[]; proof: ProofProgress }

/** How far a member has come with their setup and their proof; nothing sealed is opened for it. */
export async function setupProgress(db: Db, memberId: string): Promise<Progress> {
  const [details, claims] = await Promise.all([
    db
      .selectFrom('member')
      .innerJoin('profile', 'profile.member_id', 'member.id')
      .select(['kind', 'proven', 'profile_complete', 'name', 'headline', 'location', 'specialty'])
      .select(['setup_step', 'experience_years', 'current_position as currentPosition', 'education', 'interests'])
      .where('member.id', '=', memberId)
      .executeTakeFirstOrThrow(),
    db.selectFrom('claim').select('state').where('member_id', '=', memberId).execute(),
  ])
  const experienceYears = yearsEntered(details.setup_step, details.experience_years)
  const missing = missingIn({ ...details, experienceYears, claim: null }).map(({ field }) => field)
  const states = claims.map(({ state }) => state)
  return { kind: details.kind, profileComplete: details.profile_complete, missing, proof: proofProgress(states, details.proven.length > 0) }
}

/** What was proven once stays proven here: whoever's badge expired is no newcomer. Members of the sample community bear a mark without a claim. */
function proofProgress(states: readonly ClaimState[], holds: boolean): ProofProgress {
  const has = (...wanted: ClaimState[]) => states.some((state) => wanted.includes(state))
  if (holds || has('approved', 'expired')) return 'proven'
  if (has('waiting', 'in_review')) return 'waiting'
  if (has('more_needed')) return 'more_needed'
  return has('unconfirmed') ? 'mail_unconfirmed' : 'none'
}
