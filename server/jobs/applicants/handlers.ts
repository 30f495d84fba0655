import type { applicants, OpenedApplicant } from '#contract/applicants.ts'
import { Refusal } from '#contract/errors.ts'
import { membersWith } from '../../institutions/public.ts'
import type { ConversationKeys } from '../../messages/public.ts'
import { announce } from '../../notifications/public.ts'
import { csvFile } from '../../platform/csv.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { loadCards } from '../../profile/public.ts'
import { showSent } from '../applications/show.ts'
import { addExports, tellOfApplications } from '../applications/steps.ts'
import { findThread, openThread } from '../applications/thread.ts'
import { getManagedApplication, getRecruited, type ManagedApplication } from '../visible.ts'
import { tableOf } from './csv.ts'
import { applicationsToExport, lockToExport, questionsIn } from './exported.ts'
import { applicantPage, loadApplicants } from './list.ts'
import { look, moveAll } from './move.ts'
import { listNotes, removeNote, saveNote } from './notes.ts'

const refuseWithdrawn = ({ status }: ManagedApplication) => {
  if (status === 'withdrawn') throw new Refusal('APPLICATION_WITHDRAWN')
}

async function opened(db: Db, viewerId: string, { id, memberId, postingId }: ManagedApplication): Promise<OpenedApplicant> {
  const row = await db.selectFrom('job_application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return {
    ...(await showSent(db, row)),
    memberId,
    postingId,
    notes: await listNotes(db, viewerId, id),
    thread: await threadOf(db, viewerId, id),
  }
}

/** The conversation with an applicant, as one of the team sees it: colleagues learn who holds it and open none of another's. */
async function threadOf(db: Db, viewerId: string, applicationId: string): Promise<OpenedApplicant['thread']> {
  const found = await findThread(db, applicationId)
  if (!found) return null
  const { conversationId, holderId, isHeld } = found
  const by = holderId === null ? null : ((await loadCards(db, [holderId])).get(holderId) ?? null)
  return { by, isHeld, conversationId: holderId === viewerId ? conversationId : null }
}

/** Each asks anew whether its viewer manages the posting: who has lost the role is refused at the next call. */
export const applicantHandlers = (keys: ConversationKeys): Handlers<typeof applicants> => ({
  list: async (asked, { db, viewer }) => {
    await getRecruited(db, viewer.id, asked.postingId)
    return applicantPage(db, viewer.id, asked)
  },

  view: async ({ applicationId }, { db, live, viewer }) => {
    const found = await look({ db, live, viewer }, applicationId)
    refuseWithdrawn(found)
    return opened(db, viewer.id, found)
  },

  setStatus: async (asked, { db, live, viewer }) => {
    const { ids, memberIds, notifiedIds, team } = await db.transaction().execute(async (tx) => {
      const { institutionId } = await getRecruited(tx, viewer.id, asked.postingId)
      return { ...(await moveAll(tx, viewer.id, asked)), team: await membersWith(tx, institutionId, 'jobs') }
    })
    announce(live, notifiedIds)
    tellOfApplications(live, [...memberIds, ...team], asked.postingId.toLowerCase())
    return { items: await loadApplicants(db, ids) }
  },

  addNote: async ({ applicationId, clientId, text }, { db, viewer }) => {
    const noteId = await db.transaction().execute(async (tx) => {
      const found = await getManagedApplication(tx, viewer.id, applicationId, 'locked')
      refuseWithdrawn(found)
      return saveNote(tx, viewer.id, { applicationId: found.id, clientId, text })
    })
    return (await listNotes(db, viewer.id, applicationId)).find(({ id }) => id === noteId)!
  },

  removeNote: ({ applicationId, noteId }, { db, viewer }) =>
    db.transaction().execute(async (tx) => {
      const { id } = await getManagedApplication(tx, viewer.id, applicationId)
      return removeNote(tx, viewer.id, id, noteId)
    }),

  write: async ({ applicationId, takesOver }, { db, live, viewer }) => {
    const { conversationId, memberId } = await db.transaction().execute(async (tx) => {
      const found = await getManagedApplication(tx, viewer.id, applicationId, 'locked')
      refuseWithdrawn(found)
      const thread = await findThread(tx, found.id)
      if (thread?.isHeld && thread.holderId !== viewer.id && !takesOver) throw new Refusal('HELD_BY_COLLEAGUE')
      return { conversationId: await openThread(tx, keys, found.id, viewer.id, viewer.id), memberId: found.memberId }
    })
    for (const id of [viewer.id, memberId]) live.toMember(id, 'messages_changed')
    return { conversationId }
  },

  export: async ({ postingId }, { db, live, viewer }) => {
    const { file, memberIds } = await db.transaction().execute(async (tx) => {
      const { id } = await getRecruited(tx, viewer.id, postingId)
      const ids = await lockToExport(tx, viewer.id, id)
      const file = await csvFile('applicants.csv', tableOf(applicationsToExport(tx, ids), await questionsIn(tx, ids)))
      return { file, memberIds: await addExports(tx, ids) }
    })
    tellOfApplications(live, memberIds, postingId.toLowerCase())
    return file
  },
})
