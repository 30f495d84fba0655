import type { Services } from '../platform/http/context.ts'

type Told = Pick<Services, 'db' | 'live'>

/** A claim has changed: its member looks again, and so does whoever has the desk open. */
export async function tellOfClaim({ db, live }: Told, memberId: string) {
  for (const id of new Set([memberId, ...(await listReviewers(db))])) live.toMember(id, 'verification_changed', {})
}

/** Something that waits for reviewers came or went: whoever has the desk open looks again. */
export async function tellDesk({ db, live }: Told) {
  for (const id of await listReviewers(db)) live.toMember(id, 'desk_changed', {})
}

async function listReviewers(db: Told['db']) {
  const reviewers = await db.selectFrom('reviewer').select('member_id').execute()
  return reviewers.map(({ member_id }) => member_id)
}
