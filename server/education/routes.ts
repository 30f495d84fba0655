import { certificates } from '#contract/certificates.ts'
import { education } from '#contract/education.ts'
import { events } from '#contract/events.ts'
import { ledger } from '#contract/ledger.ts'
import { manuscripts } from '#contract/manuscripts.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { certificateHandlers } from './certificates/handlers.ts'
import { getNote } from './courses/citations.ts'
import { coursePage, listPaths, listSubjects } from './courses/list.ts'
import { answer, finishReading, keepPlace } from './courses/progress.ts'
import { readCourse, readVersion } from './courses/read.ts'
import { eventHandlers } from './events/handlers.ts'
import { ledgerHandlers } from './ledger/handlers.ts'
import { review } from './recall/cards.ts'
import { duePage } from './recall/due.ts'
import { manuscriptHandlers } from './writing/handlers.ts'

/** The parts of the contract that this room answers. */
export const educationRoutes = {
  education: serve(education, {
    courses: (asked, { db, viewer }) => coursePage(db, viewer.id, asked),
    subjects: async (_, { db }) => ({ items: await listSubjects(db) }),
    course: ({ courseId }, { db, viewer }) => readCourse(db, viewer.id, courseId),
    courseVersion: ({ courseId, version }, { db, viewer }) => readVersion(db, viewer.id, courseId, version),
    keepPlace: (place, { db, viewer }) => keepPlace(db, viewer.id, place),
    finishReading: (place, { db, viewer }) => finishReading(db, viewer.id, place),
    answer: (answered, { db, viewer }) => answer(db, viewer.id, answered),
    note: ({ noteId, edition }, { db }) => getNote(db, noteId, edition),
    paths: async (_, { db, viewer }) => ({ items: await listPaths(db, viewer.id) }),
    recall: ({ cursor }, { db, viewer }) => duePage(db, viewer.id, cursor),
    review: (rated, { db, viewer }) => review(db, viewer.id, rated),
  }),

  events: serve(events, eventHandlers),
  ledger: serve(ledger, ledgerHandlers),
  certificates: serve(certificates, certificateHandlers),
  manuscripts: serve(manuscripts, manuscriptHandlers),
}
