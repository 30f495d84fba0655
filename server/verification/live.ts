import type { Services } from '../platform/http/context.ts'
import { listStaffIds } from './queries.ts'

/** A claim has changed: its member's pages read it again, and so does every open desk and whoever shows their profile. */
export async function emitClaimChanged({ db, live }: Pick<Services, 'db' | 'live'>, memberId: string) {
  live.touch(`profile:${memberId}`)
  // What is for verified members is theirs, or theirs no more.
  live.rightsChanged([memberId])
  for (const id of new Set([memberId, ...(await listStaffIds(db, 'reviewer'))])) live.toMember(id, 'verification_changed')
}
