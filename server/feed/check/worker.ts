import { sql } from 'kysely'
import type { Finding } from '#contract/checks.ts'
import type { VerificationStatus } from '#contract/feed.ts'
import type { Library } from '../../doxy/library/library.ts'
import type { Model } from '../../doxy/model/model.ts'
import { announce, notify } from '../../notifications/notify.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Live } from '../../platform/live.ts'
import type { Log } from '../../platform/log.ts'
import { findStrangers } from '../../profile/relation.ts'
import { tellDesk } from '../../verification/tell.ts'
import { askModel } from './ask-model.ts'
import { examine, statusOf } from './examine.ts'

const LOOK_EVERY_MS = 1000
const FIRST_WAIT_S = 5
const LONGEST_WAIT_S = 3600
const onDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' })

export type PostChecksOptions = { db: Db; library: Library; model: Model | null; live: Live; log: Log }

/** Checks posts that are queued, one after another, once the evidence is `ready`; several servers share the queue without meeting. */
export function openPostChecks({ ready = Promise.resolve(), ...options }: PostChecksOptions & { ready?: Promise<unknown> | undefined }) {
  const closing = new AbortController()
  let running: Promise<unknown> = ready
  const work = async () => {
    while (!closing.signal.aborted && (await checkNext(options, closing.signal)));
  }
  const timer = setInterval(() => {
    running = running.then(work).catch((error) => options.log.error({ err: error }, 'the check of posts'))
  }, LOOK_EVERY_MS).unref()

  return {
    async close() {
      closing.abort()
      clearInterval(timer)
      await running
    },
  }
}

/** Checks the post that waits longest; false when none does. A post whose check fails waits, ever longer, and loses nothing. */
export async function checkNext(options: PostChecksOptions, left = new AbortController().signal): Promise<boolean> {
  const { db, library, model, log } = options
  let postId: string | undefined
  let done: Checked | undefined
  try {
    done = await db.transaction().execute(async (tx) => {
      const next = await takeNext(tx)
      if (!next) return undefined
      postId = next.id
      const findings = await examine(library, next.content)
      const { checkedAt } = await tx
        .updateTable('post_check')
        .set({
          outcome: findings.length > 0 ? 'checked' : 'no_claim',
          checked_at: sql<Date>`now()`,
          findings: JSON.stringify(findings),
          library: `${library.size.toLocaleString('en-IN')} passages on ${onDay.format(new Date())}`,
          needs_review: findings.some(({ status }) => status === 'needs_review'),
        })
        .where('post_id', '=', next.id)
        .returning(sql<string>`checked_at::text`.as('checkedAt'))
        .executeTakeFirstOrThrow()
      return { ...next, findings, checkedAt, ...(await mark(tx, next, statusOf(findings))) }
    })
    if (!done) return false
    await tellOf(options, done)
    if (done.findings.some(({ status }) => status === 'needs_review')) await tellDesk(options)
  } catch (error) {
    if (postId === undefined) throw error
    log.error({ err: error, postId }, 'a post could not be checked')
    await postpone(db, postId)
    return true
  }
  // The check stands; what a model says comes on top of it, and a model that fails takes nothing away.
  const asked = model && (await askModel(library, model, done.findings, left))
  if (asked) await revise(options, done, asked)
  return true
}

type Taken = { id: string; author_id: string; content: string; verification: VerificationStatus }
type Checked = Taken & Awaited<ReturnType<typeof mark>> & { findings: Finding[]; checkedAt: string }

/** Puts what a model found in the place of what the rules found, unless the post or a person has spoken since. */
async function revise(options: PostChecksOptions, { id, author_id, content, checkedAt }: Checked, findings: Finding[]) {
  const revised = await options.db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('post_check')
      .from('post')
      .set({ findings: JSON.stringify(findings) })
      .whereRef('post.id', '=', 'post_check.post_id')
      .where('post_id', '=', id)
      .where('decision', 'is', null)
      .where(sql<boolean>`checked_at = ${checkedAt}::timestamptz`)
      .returning('post.verification')
      .executeTakeFirst()
    return row && mark(tx, { id, author_id, content, verification: row.verification }, statusOf(findings))
  })
  if (revised) await tellOf(options, { id, author_id, ...revised })
}

/** Gives a post its mark; its author hears of another one. */
async function mark(tx: Db, { id, author_id, verification }: Taken, status: VerificationStatus) {
  await tx.updateTable('post').set({ verification: status }).where('id', '=', id).execute()
  const changed = status !== verification
  return { changed, told: changed ? await notify(tx, { to: author_id, kind: 'post_checked', subject: id }) : [] }
}

async function tellOf(
  { db, live }: PostChecksOptions,
  { id, author_id, changed, told }: Pick<Checked, 'id' | 'author_id' | 'changed' | 'told'>,
) {
  if (changed) live.toEveryone('post_changed', { postId: id }, await findStrangers(db, author_id))
  announce(live, told)
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
