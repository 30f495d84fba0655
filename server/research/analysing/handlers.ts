import { scrub } from '#contract/identifiers.ts'
import type { paperAnalyses } from '#contract/paper-analyses.ts'
import { ANALYSIS_PROMPT } from '#contract/paper-words.ts'
import type { Doxy } from '../../doxy/public.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { getVisible, notFound } from '../visible.ts'
import { listAnalyses, removeAnalysis, saveAnalysis } from './keep.ts'
import { makeAnalysis } from './make.ts'
import { getMaterial } from './material.ts'

/** What answers whoever has a paper analysed. */
export const analysisHandlers = (doxy: Doxy): Handlers<typeof paperAnalyses> => ({
  list: async ({ paperId }, { db, viewer }) => ({ items: await listAnalyses(db, viewer.id, await getVisible(db, viewer.id, paperId)) }),

  analyse: async ({ paperId, clientId, instruction: said }, { db, limits, viewer }) => {
    const paper = await getVisible(db, viewer.id, paperId)
    const findSent = async () => (await listAnalyses(db, viewer.id, paper)).find((one) => one.clientId === clientId)
    const sent = await findSent()
    if (sent) return sent
    await limits.questions(viewer.id)
    // What could tell who a patient is goes no further, as in every question to Doxy AI.
    const instruction = scrub(said || ANALYSIS_PROMPT).text
    const material = await getMaterial(db, paper)
    const made = await makeAnalysis(doxy, viewer.id, material, instruction)
    await db.transaction().execute(async (tx) => {
      // What was read may have been closed or deleted while it was made.
      const { canRead } = await getVisible(tx, viewer.id, paper.id, 'locked')
      if (material.extent === 'text' && !canRead) notFound()
      await saveAnalysis(tx, paper.id, { viewerId: viewer.id, clientId, instruction, material, made })
    })
    return (await findSent()) ?? notFound()
  },

  remove: async ({ paperId, analysisId }, { db, viewer }) => {
    const { id } = await getVisible(db, viewer.id, paperId)
    await db.transaction().execute((tx) => removeAnalysis(tx, viewer.id, id, analysisId))
    return { id: analysisId }
  },
})
