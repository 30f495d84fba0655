import type { Services } from '../platform/http/context.ts'

/** A claim has changed: its member looks again, and so does whoever has the desk open. */
export async function tellOfClaim({ db, live }: Pick<Services, 'db' | 'live'>, memberId: string) {
  const reviewers = await db.selectFrom('reviewer').select('member_id').execute()
  for (const id of new Set([memberId, ...reviewers.map(({ member_id }) => member_id)])) live.toMember(id, 'verification_changed', {})
}
