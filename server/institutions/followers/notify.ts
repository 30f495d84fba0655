import { z } from 'zod'
import { announce, notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { notBlocked } from '../../relations/public.ts'

/** So many followers are notified in one transaction. */
const AT_ONCE = 1000
const FIRST = '00000000-0000-0000-0000-000000000000'

const News = z.object({
  institutionId: z.uuid(),
  kind: z.enum(['institution_posted', 'institution_hiring']),
  /** Who did it: they know. */
  byId: z.uuid(),
})
type News = z.infer<typeof News>

/** The notices of those who follow a page: there may be many, so that nobody waits for them. */
export const followersJob = defineJob({
  name: 'notify-followers',
  payload: News,
  key: ({ institutionId, kind }) => `${kind} ${institutionId}`,
})

/** Has the followers of a page notified, within the change that they are to hear of. */
export const queueFollowers = (tx: Db, news: News) => enqueue(tx, followersJob, [news])

/** Notifies them, some at a time. A crash in between repeats nobody: whoever has heard is left in peace for a day. */
export async function notifyFollowers(news: News, { db, live }: Pick<Services, 'db' | 'live'>) {
  const { institutionId, kind, byId } = news
  let after = FIRST
  for (;;) {
    const followers = await followersAfter(db, news, after)
    const others = followers.filter((id) => id !== byId)
    announce(live, await db.transaction().execute((tx) => notifyEach(tx, others, { kind, subject: institutionId })))
    if (followers.length < AT_ONCE) return
    after = followers.at(-1)!
  }
}

/** Nobody sees the post of somebody across a block; a job is the institution's. */
async function followersAfter(db: Db, { institutionId, kind, byId }: News, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('institution_follow')
    .select('member_id')
    .where('institution_id', '=', institutionId)
    .where('member_id', '>', after)
    .$if(kind === 'institution_posted', (rows) => rows.where(notBlocked(byId, 'institution_follow.member_id')))
    .orderBy('member_id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ member_id }) => member_id)
}
