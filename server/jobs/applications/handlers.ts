import { sql } from 'kysely'
import type { applications } from '#contract/applications.ts'
import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { membersWith } from '../../institutions/public.ts'
import type { ConversationKeys } from '../../messages/public.ts'
import { announce, notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAfter, idOf } from '../../platform/db/cursor.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { openUpload } from '../../platform/uploads/take.ts'
import { type ReadPages, refuseAadhaarFile } from '../../verification/public.ts'
import { look } from '../applicants/move.ts'
import { loadPostingCards } from '../board/load.ts'
import { cvUpload } from '../uploads.ts'
import { getPublic, notFound } from '../visible.ts'
import { apply, asksOf, loadFit, refuseSecond } from './apply.ts'
import { readCv, writeCv } from './cv.ts'
import { getOwn } from './show.ts'
import { addStep, tellOfApplications } from './steps.ts'
import { findRecruiter, openThread } from './thread.ts'

const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

async function ownPage(db: Db, memberId: string, cursor?: string) {
  const rows = await db
    .selectFrom('job_application')
    .select(['id', 'posting_id', 'status', 'sent_at'])
    .where('member_id', '=', memberId)
    .where('id', '<', cursor === undefined ? LAST : idOf(cursor))
    .orderBy('id', 'desc')
    .limit(sql.lit(PAGE_SIZE + 1))
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  const cards = await loadPostingCards(
    db,
    memberId,
    shown.map(({ posting_id }) => posting_id),
  )
  const items = shown.map(({ id, status, sent_at }, at) => ({ id, status, sentAt: sent_at.toISOString(), posting: cards[at]! }))
  return { items, next: rows.length > PAGE_SIZE ? cursorAfter(shown.at(-1)!.id) : null }
}

/** Withdraws for good; the CV stays with the applicant's own copy until all of it is erased. */
async function withdraw(tx: Db, memberId: string, applicationId: string) {
  const row = await tx
    .selectFrom('job_application')
    .innerJoin('job_posting', 'job_posting.id', 'job_application.posting_id')
    .select(['job_application.id', 'job_application.status', 'posting_id', 'institution_id'])
    .where('job_application.id', '=', applicationId)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate('job_application')
    .executeTakeFirst()
  if (!row) return notFound()
  if (row.status === 'withdrawn') throw new Refusal('APPLICATION_WITHDRAWN')
  await addStep(tx, row.id, { status: 'withdrawn', by: 'applicant' })
  const team = await membersWith(tx, row.institution_id, 'jobs')
  const notice = { kind: 'application_withdrawn', from: memberId, subject: row.posting_id, part: row.id } as const
  return { team, postingId: row.posting_id, notifiedIds: await notifyEach(tx, team, notice) }
}

/** One's own application, locked, if one has not withdrawn it. */
async function lockOwn(tx: Db, memberId: string, applicationId: string): Promise<string> {
  const row = await tx
    .selectFrom('job_application')
    .select(['id', 'status'])
    .where('id', '=', applicationId)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return notFound()
  if (row.status === 'withdrawn') throw new Refusal('APPLICATION_WITHDRAWN')
  return row.id
}

export const applicationHandlers = (keys: ConversationKeys, readPages: ReadPages): Handlers<typeof applications> => ({
  list: ({ cursor }, { db, viewer }) => ownPage(db, viewer.id, cursor),

  fit: async ({ postingId }, { db, log, vault, viewer }) => {
    const { id } = await getPublic(db, postingId)
    const { fit, profile } = await loadFit({ db, log, vault }, viewer.id, await asksOf(db, id))
    return { items: fit, sentProfile: profile }
  },

  apply: async ({ postingId, answers, letter, cvUploadId, cvFromProfile }, context) => {
    const { db, files, live, log, vault, viewer } = context
    await refuseSecond(db, viewer.id, postingId)
    // Making a CV, and reading an upload, takes longer than a transaction may, so it comes before.
    const uploadId = cvFromProfile ? await writeCv({ db, files, vault }, viewer.id) : cvUploadId
    const cv = uploadId ? await openUpload({ db, files, vault }, cvUpload, viewer.id, uploadId) : null
    if (cv && cvUploadId) await refuseAadhaarFile(context, cv, cvUploadId, readPages)
    const { id, notifiedIds } = await db
      .transaction()
      .execute((tx) => apply({ db: tx, log, vault }, viewer.id, { postingId, answers, letter, cv }))
    announce(live, notifiedIds)
    tellOfApplications(live, [viewer.id, ...notifiedIds], postingId.toLowerCase())
    return getOwn(db, viewer.id, id)
  },

  get: ({ applicationId }, { db, viewer }) => getOwn(db, viewer.id, applicationId),

  withdraw: async ({ applicationId }, { db, live, viewer }) => {
    const { team, postingId, notifiedIds } = await db.transaction().execute((tx) => withdraw(tx, viewer.id, applicationId))
    announce(live, notifiedIds)
    tellOfApplications(live, [viewer.id, ...team], postingId)
    return getOwn(db, viewer.id, applicationId)
  },

  write: async ({ applicationId }, { db, live, viewer }) => {
    const { conversationId, recruiterId } = await db.transaction().execute(async (tx) => {
      const id = await lockOwn(tx, viewer.id, applicationId)
      const recruiterId = await findRecruiter(tx, id)
      return { conversationId: await openThread(tx, keys, id, viewer.id, recruiterId), recruiterId }
    })
    for (const memberId of [viewer.id, recruiterId]) live.toMember(memberId, 'messages_changed')
    return { conversationId }
  },

  cv: async ({ applicationId }, { db, files, live, viewer }) => {
    const { file, isOwn } = await readCv({ db, files }, viewer.id, applicationId)
    if (!isOwn) await look({ db, live, viewer }, applicationId)
    return file
  },
})
