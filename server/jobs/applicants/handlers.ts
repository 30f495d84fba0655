import type { applicants, OpenedApplicant } from '#contract/applicants.ts'
import { Refusal } from '#contract/errors.ts'
import { membersWith } from '../../institutions/public.ts'
import { type ConversationKeys, openAgreed } from '../../messages/public.ts'
import { announce } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { showSent } from '../applications/show.ts'
import { tellOfApplications } from '../applications/steps.ts'
import { getManaged, getManagedApplication, type ManagedApplication } from '../visible.ts'
import { csvOf } from './csv.ts'
import { applicantPage, applicationsToExport, loadApplicants } from './list.ts'
import { look, markAllViewed, moveAll } from './move.ts'
import { listNotes, removeNote, saveNote } from './notes.ts'

const refuseWithdrawn = ({ status }: ManagedApplication) => {
  if (status === 'withdrawn') throw new Refusal('APPLICATION_WITHDRAWN')
}

async function opened(db: Db, viewerId: string, { id, memberId, postingId }: ManagedApplication): Promise<OpenedApplicant> {
  const row = await db.selectFrom('job_application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...(await showSent(db, row)), memberId, postingId, notes: await listNotes(db, viewerId, id) }
}

/** Each asks anew whether its viewer manages the posting: who has lost the role is refused at the next call. */
export const applicantHandlers = (keys: ConversationKeys): Handlers<typeof applicants> => ({
  list: async (asked, { db, viewer }) => {
    await getManaged(db, viewer.id, asked.postingId)
    return applicantPage(db, viewer.id, asked)
  },

  view: async ({ applicationId }, { db, live, viewer }) => {
    const found = await look({ db, live, viewer }, applicationId)
    refuseWithdrawn(found)
    return opened(db, viewer.id, found)
  },

  setStatus: async (asked, { db, live, viewer }) => {
    const { ids, memberIds, notifiedIds, team } = await db.transaction().execute(async (tx) => {
      const { institutionId } = await getManaged(tx, viewer.id, asked.postingId)
      return { ...(await moveAll(tx, viewer.id, asked)), team: await membersWith(tx, institutionId, 'jobs') }
    })
    announce(live, notifiedIds)
    tellOfApplications(live, [...memberIds, ...team], asked.postingId.toLowerCase())
    return { items: await loadApplicants(db, ids) }
  },

  addNote: async ({ applicationId, text }, { db, viewer }) => {
    const noteId = await db.transaction().execute(async (tx) => {
      const found = await getManagedApplication(tx, viewer.id, applicationId, 'locked')
      refuseWithdrawn(found)
      return saveNote(tx, viewer.id, found.id, text)
    })
    return (await listNotes(db, viewer.id, applicationId)).find(({ id }) => id === noteId)!
  },

  removeNote: ({ applicationId, noteId }, { db, viewer }) =>
    db.transaction().execute(async (tx) => {
      const { id } = await getManagedApplication(tx, viewer.id, applicationId)
      return removeNote(tx, viewer.id, id, noteId)
    }),

  write: async ({ applicationId }, { db, live, viewer }) => {
    const found = await getManagedApplication(db, viewer.id, applicationId)
    refuseWithdrawn(found)
    const conversationId = await db.transaction().execute(async (tx) => {
      const { id, memberId } = await getManagedApplication(tx, viewer.id, applicationId, 'locked')
      const conversation = await openAgreed(tx, keys, viewer.id, memberId)
      await tx.updateTable('job_application').set({ conversation_id: conversation }).where('id', '=', id).execute()
      return conversation
    })
    live.toMember(viewer.id, 'messages_changed')
    return { conversationId }
  },

  export: async ({ postingId }, { db, live, viewer }) => {
    const { rows, seen, notifiedIds } = await db.transaction().execute(async (tx) => {
      const { id } = await getManaged(tx, viewer.id, postingId)
      const rows = await applicationsToExport(tx, viewer.id, id)
      return { rows, ...(await markAllViewed(tx, id, rows)) }
    })
    announce(live, notifiedIds)
    tellOfApplications(live, seen, postingId.toLowerCase())
    return new File([csvOf(rows)], 'applicants.csv', { type: 'text/csv' })
  },
})
