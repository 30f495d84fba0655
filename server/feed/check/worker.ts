import { sql } from 'kysely'
import type { Library } from '../../doxy/library/library.ts'
import { announce, notify } from '../../notifications/notify.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Live } from '../../platform/live.ts'
import type { Log } from '../../platform/log.ts'
import { findStrangers } from '../../profile/relation.ts'
import { tellDesk } from '../../verification/tell.ts'
import { examine, statusOf } from './examine.ts'

const LOOK_EVERY_MS = 1000
const FIRST_WAIT_S = 5
const LONGEST_WAIT_S = 3600

export type PostChecksOptions = { db: Db; library: Library; live: Live; log: Log }

/** Checks posts that are queued, one after another, once the evidence is `ready`; several servers share the queue without meeting. */
export function openPostChecks({ ready = Promise.resolve(), ...options }: PostChecksOptions & { ready?: Promise<unknown> | undefined }) {
  let closed = false
  let running: Promise<unknown> = ready
  const work = async () => {
    while (!closed && (await checkNext(options)));
  }
  const timer = setInterval(() => {
    running = running.then(work).catch((error) => options.log.error({ err: error }, 'the check of posts'))
  }, LOOK_EVERY_MS).unref()

  return {
    async close() {
      closed = true
      clearInterval(timer)
      await running
    },
  }
}

/** Checks the post that waits longest; false when none does. A post whose check fails waits, ever longer, and loses nothing. */
export async function checkNext({ db, library, live, log }: PostChecksOptions): Promise<boolean> {
  let postId: string | undefined
  try {
    const done = await db.transaction().execute(async (tx) => {
      const next = await takeNext(tx)
      if (!next) return undefined
      postId = next.id
      const findings = await examine(library, next.content)
      const status = statusOf(findings)
      const needsReview = findings.some((finding) => finding.status === 'needs_review')
      await tx
        .updateTable('post_check')
        .set({
          outcome: findings.length > 0 ? 'checked' : 'no_claim',
          checked_at: sql<Date>`now()`,
          findings: JSON.stringify(findings),
          library: `${library.size.toLocaleString('en-IN')} passages on ${new Date().toISOString().slice(0, 10)}`,
          needs_review: needsReview,
        })
        .where('post_id', '=', next.id)
        .execute()
      await tx.updateTable('post').set({ verification: status }).where('id', '=', next.id).execute()
      const changed = status !== next.verification
      const told = changed ? await notify(tx, { to: next.author_id, kind: 'post_checked', subject: next.id }) : []
      return { ...next, told, changed, needsReview }
    })
    if (!done) return false
    if (done.changed) live.toEveryone('post_changed', { postId: done.id }, await findStrangers(db, done.author_id))
    announce(live, done.told)
    if (done.needsReview) await tellDesk({ db, live })
    return true
  } catch (error) {
    if (postId === undefined) throw error
    log.error({ err: error, postId }, 'a post could not be checked')
    await postpone(db, postId)
    return true
  }
}

const takeNext = (tx: Db) =>
  tx
    .selectFrom('post_check')
    .innerJoin('post', 'post.id', 'post_check.post_id')
    .select(['post.id', 'post.author_id', 'post.content', 'post.verification'])
    .where('post_check.outcome', '=', 'queued')
    .where('post_check.due_at', '<=', sql<Date>`now()`)
    .orderBy('post_check.due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

const postpone = (db: Db, postId: string) =>
  db
    .updateTable('post_check')
    .set(({ eb }) => ({
      tries: eb('tries', '+', 1),
      due_at: sql<Date>`now() + make_interval(secs => least(${LONGEST_WAIT_S}, ${FIRST_WAIT_S} * 2 ^ tries))`,
    }))
    .where('post_id', '=', postId)
    .execute()
