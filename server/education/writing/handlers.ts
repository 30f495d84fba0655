import type { manuscripts } from '#contract/manuscripts.ts'
import { findProven } from '../../account/public.ts'
import { announce } from '../../notifications/public.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { emitDeskChanged, may } from '../../verification/public.ts'
import { deskPage, publish, readManuscript, sendBack, showWritten } from './desk.ts'
import {
  beginManuscript,
  discardManuscript,
  getOwn,
  listManuscripts,
  saveManuscript,
  showManuscript,
  submitManuscript,
  takeBack,
  withdrawCourse,
} from './manuscripts.ts'
import { notePage } from './notes.ts'

export const manuscriptHandlers: Handlers<typeof manuscripts> = {
  list: async (_, { db, viewer }) => ({
    items: await listManuscripts(db, viewer.id),
    mayWrite: may('hold_events', await findProven(db, viewer.id)),
  }),
  begin: async (asked, { db, viewer }) => {
    const manuscriptId = await db.transaction().execute((tx) => beginManuscript(tx, viewer.id, asked))
    return showManuscript(db, viewer.id, manuscriptId)
  },
  get: ({ manuscriptId }, { db, viewer }) => showManuscript(db, viewer.id, manuscriptId),
  save: async (asked, { db, viewer }) => {
    await db.transaction().execute((tx) => saveManuscript(tx, viewer.id, asked))
    return showManuscript(db, viewer.id, asked.manuscriptId)
  },
  preview: async ({ manuscriptId }, { db, viewer }) => showWritten(db, await getOwn(db, viewer.id, manuscriptId)),
  submit: async (asked, { db, live, viewer }) => {
    await db.transaction().execute((tx) => submitManuscript(tx, viewer.id, asked))
    await emitDeskChanged({ db, live }, 'medical_editor')
    return showManuscript(db, viewer.id, asked.manuscriptId)
  },
  takeBack: async ({ manuscriptId }, { db, live, viewer }) => {
    await db.transaction().execute((tx) => takeBack(tx, viewer.id, manuscriptId))
    await emitDeskChanged({ db, live }, 'medical_editor')
    return showManuscript(db, viewer.id, manuscriptId)
  },
  withdraw: async ({ manuscriptId }, { db, viewer }) => {
    await db.transaction().execute((tx) => withdrawCourse(tx, viewer.id, manuscriptId))
    return showManuscript(db, viewer.id, manuscriptId)
  },
  discard: ({ manuscriptId }, { db, viewer }) => db.transaction().execute((tx) => discardManuscript(tx, viewer.id, manuscriptId)),
  notes: (asked, { db }) => notePage(db, asked),

  desk: (asked, { db }) => deskPage(db, asked),
  read: ({ manuscriptId }, { db }) => readManuscript(db, manuscriptId),
  publish: async (asked, { db, live, viewer }) => {
    const { notifiedIds, courseId, version } = await db.transaction().execute((tx) => publish(tx, viewer.id, asked))
    announce(live, notifiedIds)
    await emitDeskChanged({ db, live }, 'medical_editor')
    return { courseId, version }
  },
  sendBack: async (asked, { db, live, viewer }) => {
    const { notifiedIds, id } = await db.transaction().execute((tx) => sendBack(tx, viewer.id, asked))
    announce(live, notifiedIds)
    await emitDeskChanged({ db, live }, 'medical_editor')
    return { id }
  },
}
