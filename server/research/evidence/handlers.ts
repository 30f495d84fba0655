import type { paperEvidence } from '#contract/paper-evidence.ts'
import type { Doxy } from '../../doxy/public.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { mayKnowEvidence } from '../rules.ts'
import { getVisible } from '../visible.ts'
import { showEvidence } from './show.ts'
import { wantIndexed } from './want.ts'

/** What answers who uploaded a paper of its indexing. */
export const evidenceHandlers = (doxy: Doxy): Handlers<typeof paperEvidence> => ({
  get: async ({ paperId }, { db, viewer }) => {
    const { id, uploader_id } = await getVisible(db, viewer.id, paperId)
    mayKnowEvidence({ uploader_id }, viewer.id)
    return showEvidence(db, doxy, id, viewer.id)
  },

  indexAgain: async ({ paperId }, { db, live, viewer }) => {
    const { id } = await db.transaction().execute(async (tx) => {
      const paper = await getVisible(tx, viewer.id, paperId, 'locked')
      mayKnowEvidence(paper, viewer.id)
      await wantIndexed(tx, paper.id)
      return paper
    })
    live.touch(`paper:${id}`)
    return showEvidence(db, doxy, id, viewer.id)
  },
})
