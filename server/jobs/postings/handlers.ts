import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import type { postings } from '#contract/postings.ts'
import type { InputOf } from '#contract/route.ts'
import { queueFollowers, requireRole } from '../../institutions/public.ts'
import { announce, forgetSubject, notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAfter, idOf } from '../../platform/db/cursor.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { loadPosting, loadPostingCards } from '../board/load.ts'
import { faultsOf } from '../rules.ts'
import { type FoundPosting, getManaged, isOthers, isVerified, requireMark, wasRemoved } from '../visible.ts'
import { moneyFaults } from './asks-for-money.ts'
import { closePosting, confirmOpen, openApplicantsOf } from './close.ts'
import { contentOf } from './content.ts'
import { findRepeated } from './repeats.ts'
import { createDraft, editPosting, publish } from './save.ts'

/** A change of a posting by whoever manages it, told to all who are concerned; answers the posting as it is then. */
async function change(
  { db, live, viewer }: MemberContext,
  postingId: string,
  make: (tx: Db, found: FoundPosting) => Promise<readonly string[]>,
) {
  const notifiedIds = await db.transaction().execute(async (tx) => make(tx, await getManaged(tx, viewer.id, postingId, 'locked')))
  announce(live, notifiedIds)
  live.touch(`posting:${postingId.toLowerCase()}`)
  return loadPosting(db, viewer.id, postingId, true)
}

const refuseClosed = ({ state }: FoundPosting) => {
  if (state !== 'published') throw new Refusal('POSTING_CLOSED')
}

const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** A page of an institution's postings, drafts among them, with how many applications nobody has looked at. */
async function ownPage(db: Db, viewerId: string, { institutionId, postingState, cursor }: InputOf<typeof postings.list>) {
  const { rows } = await sql<{ id: string; unviewed: number }>`
    select p.id, (select count(*)::int from job_application a where a.posting_id = p.id and a.status = 'sent' and not ${wasRemoved}
      and ${isOthers(viewerId)}) as unviewed
    from job_posting p where p.institution_id = ${institutionId} and p.id < ${cursor === undefined ? LAST : idOf(cursor)}
      ${postingState ? sql`and p.state = ${postingState}` : sql``}
    order by p.id desc limit ${sql.lit(PAGE_SIZE + 1)}`.execute(db)
  const shown = rows.slice(0, PAGE_SIZE)
  const unviewed = new Map(shown.map((row) => [row.id, row.unviewed]))
  const cards = await loadPostingCards(db, viewerId, [...unviewed.keys()])
  const items = cards.map((card) => ({ ...card, unviewed: unviewed.get(card.id)! }))
  return { items, next: rows.length > PAGE_SIZE ? cursorAfter(shown.at(-1)!.id) : null }
}

export const postingHandlers: Handlers<typeof postings> = {
  list: async (asked, { db, viewer }) => {
    await requireRole(db, viewer.id, asked.institutionId, 'jobs')
    return ownPage(db, viewer.id, asked)
  },

  get: async ({ postingId }, { db, viewer }) => loadPosting(db, viewer.id, (await getManaged(db, viewer.id, postingId)).id, true),

  create: async (asked, { db, viewer }) => {
    const id = await db.transaction().execute(async (tx) => {
      await requireRole(tx, viewer.id, asked.institutionId, 'jobs')
      return createDraft(tx, viewer.id, asked)
    })
    return loadPosting(db, viewer.id, id, true)
  },

  edit: (asked, context) =>
    change(context, asked.postingId, async (tx, { id }) => {
      const fields = await editPosting(tx, asked, new Date())
      return fields.length > 0 ? notifyEach(tx, await openApplicantsOf(tx, id), { kind: 'posting_changed', subject: id }) : []
    }),

  check: async ({ postingId }, { db, viewer }) => {
    const { id } = await getManaged(db, viewer.id, postingId)
    const row = await db.selectFrom('job_posting').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const content = contentOf(row)
    const unverified = { field: null, words: new Refusal('INSTITUTION_UNVERIFIED').message }
    const { duplicateIds, isRepost } = await findRepeated(db, row)
    return {
      faults: [
        ...((await isVerified(db, row.institution_id)) ? [] : [unverified]),
        ...faultsOf(content, new Date()),
        ...moneyFaults(content),
      ],
      duplicates: await loadPostingCards(db, viewer.id, duplicateIds),
      isRepost,
    }
  },

  publish: (asked, context) =>
    change(context, asked.postingId, async (tx, { institutionId, state }) => {
      await publish(tx, asked, new Date())
      if (state === 'draft') await queueFollowers(tx, { institutionId, kind: 'institution_hiring', byId: context.viewer.id })
      return []
    }),

  confirm: ({ postingId }, context) =>
    change(context, postingId, async (tx, found) => {
      refuseClosed(found)
      await requireMark(tx, found.institutionId)
      await confirmOpen(tx, found.id)
      return []
    }),

  close: ({ postingId, closeReason }, context) =>
    change(context, postingId, async (tx, found) => {
      refuseClosed(found)
      return closePosting(tx, { id: found.id, institution_id: found.institutionId }, closeReason, context.viewer.id)
    }),

  remove: async ({ postingId }, { db, live, viewer }) => {
    const { id, notifiedIds } = await db.transaction().execute(async (tx) => {
      const found = await getManaged(tx, viewer.id, postingId, 'locked')
      if (found.state !== 'draft') throw new Refusal('NOT_A_DRAFT')
      await tx.deleteFrom('job_posting').where('id', '=', found.id).execute()
      return { id: found.id, notifiedIds: await forgetSubject(tx, found.id) }
    })
    announce(live, notifiedIds)
    return { id }
  },
}
