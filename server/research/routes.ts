import { citations } from '#contract/citations.ts'
import { paperAnalyses } from '#contract/paper-analyses.ts'
import { paperComments } from '#contract/paper-comments.ts'
import { paperEvidence } from '#contract/paper-evidence.ts'
import { research } from '#contract/research.ts'
import { retractions } from '#contract/retractions.ts'
import type { InputOf } from '#contract/route.ts'
import type { Doxy } from '../doxy/public.ts'
import { announce } from '../notifications/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { openUpload } from '../platform/uploads/take.ts'
import { analysisHandlers } from './analysing/handlers.ts'
import { citationHandlers } from './citing/handlers.ts'
import { commentHandlers } from './comments/handlers.ts'
import { compareVersions } from './comparing/compare-versions.ts'
import { evidenceHandlers } from './evidence/handlers.ts'
import { notifyOfVersion } from './notices.ts'
import { paperPage } from './papers/list.ts'
import { getPaper } from './papers/load.ts'
import { propose } from './papers/propose.ts'
import { findSent, removePaper, savePaper, savePaperFields } from './papers/save.ts'
import { saveOnShelf } from './papers/shelves.ts'
import { dismissPaper, suggestPapers } from './papers/suggested.ts'
import { countTopics } from './papers/topics.ts'
import { readAgain } from './reading/work.ts'
import { retractionHandlers } from './retractions/handlers.ts'
import { mayChange } from './rules.ts'
import { paperUpload } from './uploads.ts'
import { filePath, findFile, openFileAddresses } from './versions/file.ts'
import { addVersion, findSentVersion } from './versions/save.ts'
import { getVersion, listVersions } from './versions/show.ts'
import { readText } from './versions/text.ts'
import { getReadable, getVisible, notFound } from './visible.ts'

export { servePublicPapers } from './public-page/routes.ts'
export { servePaperFiles } from './versions/serve.ts'

const openedPaper = async (db: Db, viewerId: string, paperId: string) => {
  const paper = await getPaper(db, viewerId, paperId)
  return { ...paper, versionList: await listVersions(db, paper.id, paper) }
}

const shelves =
  (shelf: 'paper_save' | 'paper_follow', kept: boolean) =>
  ({ paperId }: { paperId: string }, { db, viewer }: MemberContext) =>
    saveOnShelf(db, shelf, viewer.id, paperId, kept)

/** The parts of the contract that this room answers. */
export const researchRoutes = (doxy: Doxy) => ({
  research: paperRoutes(),
  paperComments: serve(paperComments, commentHandlers),
  paperEvidence: serve(paperEvidence, evidenceHandlers(doxy)),
  retractions: serve(retractions, retractionHandlers),
  citations: serve(citations, citationHandlers),
  paperAnalyses: serve(paperAnalyses, analysisHandlers(doxy)),
})

/** What a browser reads again by itself. Whoever narrows a list down in ever new ways would read all papers by the tops of lists. */
const isTop = ({ shelf: _, ...narrowed }: InputOf<typeof research.list>) =>
  Object.values(narrowed).every((one) => one === undefined || one === '')

const paperRoutes = () =>
  serve(research, {
    list: async (asked, { db, limits, viewer }) => {
      await limits.searches(viewer.id)
      const page = await paperPage(db, viewer.id, asked)
      await limits.posts(viewer.id, isTop(asked) ? 1 : page.items.length)
      return page
    },

    topics: async (filters, { db, limits, viewer }) => {
      await limits.searches(viewer.id)
      return countTopics(db, viewer.id, filters)
    },

    suggested: async (_input, { db, viewer }) => ({ items: await suggestPapers(db, viewer.id) }),

    dismiss: async ({ paperId }, { db, viewer }) => ({ paperId: await dismissPaper(db, viewer.id, paperId) }),

    get: async ({ paperId }, { db, limits, viewer }) => {
      const paper = await openedPaper(db, viewer.id, paperId)
      await limits.posts(viewer.id)
      return paper
    },

    propose: (asked, context) => propose(asked, context),

    upload: async (draft, { db, files, vault, viewer }) => {
      const sent = await findSent(db, viewer.id, draft.clientId)
      // Reading an upload takes longer than a transaction may, so it comes before.
      const name = sent ? '' : (await openUpload({ db, files, vault }, paperUpload, viewer.id, draft.uploadId)).name
      const id = await db.transaction().execute((tx) => savePaper(tx, viewer.id, draft, name))
      return openedPaper(db, viewer.id, id)
    },

    edit: async (change, { db, live, viewer }) => {
      const { id } = await db.transaction().execute(async (tx) => {
        const paper = await getVisible(tx, viewer.id, change.paperId, 'locked')
        mayChange(paper, viewer.id)
        await savePaperFields(tx, change)
        return paper
      })
      if (change.audience) live.audienceChanged(`paper:${id}`)
      else live.touch(`paper:${id}`)
      return openedPaper(db, viewer.id, id)
    },

    remove: async ({ paperId }, { db, live, viewer }) => {
      const { id, notifiedIds } = await db.transaction().execute(async (tx) => {
        const paper = await getVisible(tx, viewer.id, paperId, 'locked')
        mayChange(paper, viewer.id)
        return { id: paper.id, notifiedIds: await removePaper(tx, paper.id) }
      })
      live.touch(`paper:${id}`)
      announce(live, notifiedIds)
      return { id }
    },

    addVersion: async ({ paperId, clientId, uploadId, changesSummary: said }, { db, files, live, vault, viewer }) => {
      const found = await getVisible(db, viewer.id, paperId)
      mayChange(found, viewer.id)
      const isSent = (await findSentVersion(db, found.id, clientId)) !== undefined
      const file = uploadId && !isSent ? await openUpload({ db, files, vault }, paperUpload, viewer.id, uploadId) : null
      const { no, notifiedIds } = await db.transaction().execute(async (tx) => {
        const paper = await getVisible(tx, viewer.id, found.id, 'locked')
        const { no, isNew } = await addVersion(tx, paper, { clientId, said, file: file && { uploadId: file.id, name: file.name } })
        return { no, notifiedIds: isNew ? await notifyOfVersion(tx, paper) : [] }
      })
      announce(live, notifiedIds)
      live.touch(`paper:${found.id}`)
      return getVersion(db, viewer.id, found, no)
    },

    openFile: async ({ paperId, no }, { db, limits, vault, viewer }) => {
      const { id } = await getReadable(db, viewer.id, paperId)
      if (!(await findFile(db, viewer.id, id, no))) notFound()
      await limits.posts(viewer.id)
      const made = { path: filePath(id, no), viewerId: viewer.id, sessionId: viewer.sessionId }
      return { url: openFileAddresses(vault).make(made, Date.now()) }
    },

    text: async ({ paperId, no, from }, { db, limits, viewer }) => {
      const text = await readText(db, (await getReadable(db, viewer.id, paperId)).id, no, from)
      await limits.posts(viewer.id)
      return text
    },

    readAgain: async ({ paperId, no }, { db, live, viewer }) => {
      const paper = await getVisible(db, viewer.id, paperId)
      mayChange(paper, viewer.id)
      if (await db.transaction().execute((tx) => readAgain(tx, { paperId: paper.id, no }))) live.touch(`paper:${paper.id}`)
      return getVersion(db, viewer.id, paper, no)
    },

    compare: async ({ paperId, no, since }, { db, viewer }) =>
      compareVersions(db, viewer.id, (await getReadable(db, viewer.id, paperId)).id, { no, since }),

    save: shelves('paper_save', true),
    unsave: shelves('paper_save', false),
    follow: shelves('paper_follow', true),
    unfollow: shelves('paper_follow', false),
  })
