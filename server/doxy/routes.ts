import { doxy } from '#contract/doxy.ts'
import { Refusal } from '#contract/errors.ts'
import { isWithin } from '../platform/access/limits.ts'
import type { OpenContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { sealedLog } from '../platform/secrets/opened.ts'
import { emitDeskChanged } from '../verification/public.ts'
import { showEvidence } from './answer/compose.ts'
import { type Asker, ask, type Doxy } from './ask.ts'
import { bytesOf, countBytes } from './documents/budget.ts'
import { documentsRoutes } from './documents/routes.ts'
import { saveFeedback } from './feedback/queries.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { coverageOf } from './notes.ts'
import { chatPage, findAnswer, readChat, removeChat, renameChat, saveExchange } from './queries.ts'
import { questionOf } from './question.ts'
import { askerOf, uploaderOf } from './rules.ts'

/** Addresses are cheap, and a model has a bill: all who have no account share one count of what it writes. */
const waiterOf = ({ viewer, caller, limits }: OpenContext): Asker =>
  viewer
    ? caller
    : {
        signal: caller.signal,
        tell: (event) => caller.tell(event),
        mayAskModel: () => isWithin(limits.modelVisitors('everybody')),
      }

/** Members are counted as themselves, whoever else asks by their address. */
const countQuestion = ({ limits, viewer, caller }: OpenContext) => limits.questions(viewer?.id ?? caller.address)

/** The three parts of the contract that this room answers. */
export const doxyRoutes = (doxyAI: Doxy) => ({
  doxy: questionRoutes(doxyAI),
  documents: documentsRoutes(doxyAI.library),
  feedback: feedbackRoutes,
})

function questionRoutes(doxyAI: Doxy) {
  const { library, model } = doxyAI
  return serve(doxy, {
    // Who asks is known by the session, whatever name they give themselves.
    ask: async ({ user_id: _, query, context: around, ...forgotten }, context) => {
      forgotten satisfies Record<string, never>
      await countQuestion(context)
      const { db, vault, viewer } = context
      const { chatId, clientId, ...asked } = questionOf(query, around)
      const place = chatId && viewer ? { memberId: viewer.id, chatId, clientId } : null
      const sender = askerOf(context)
      const question = await doxyAI.reader.read(asked, sender)
      const before = place && (await findAnswer(db, vault, place, question.query))
      if (before) return before
      const answer = await ask(doxyAI, sender, question, waiterOf(context))
      return place ? saveExchange(db, vault, place, { query: question.query, answer }) : answer
    },

    ingest: async ({ docs }, context) => {
      const by = uploaderOf(context)
      if (by.kind === 'anonymous') await countQuestion(context)
      if (by.kind === 'member') await context.limits.ingests(by.memberId)
      const bytes = bytesOf(docs, by)
      const ingest = () => library.ingest(docs, by)
      const ingested = await (context.config.limits.on ? countBytes(context.db, bytes, by, ingest) : ingest())
      if (ingested.quarantined.length > 0) await emitDeskChanged(context, 'medical_editor')
      return ingested
    },

    library: async (_, { viewer }) => {
      const { documents, passages, sources, licences, origins, preprints, retractions, newest, years, noteIds } = await library.card(
        viewer?.id ?? null,
      )
      return {
        mode: model ? 'model' : 'extractive',
        model: model?.name ?? null,
        modelLately: model?.lately ?? 'untried',
        documents,
        passages,
        newest: newest?.toISOString() ?? null,
        notes: origins.note,
        uploads: origins.upload,
        years,
        ...(await coverageOf(noteIds)),
        sources,
        licences,
        preprints,
        retractions,
      }
    },

    passage: async ({ passageId }, { viewer }) => {
      const found = await library.findPassage(passageId, viewer?.id ?? null)
      if (!found) throw new Refusal('NOT_FOUND')
      const { section, text } = found.passage
      return { document: showEvidence(found.document), section, text }
    },

    chats: ({ cursor }, { db, vault, log, viewer }) => chatPage(db, vault, sealedLog(log), viewer.id, cursor),
    chat: ({ chatId }, { db, vault, log, viewer }) => readChat(db, vault, sealedLog(log), viewer.id, chatId),
    renameChat: ({ chatId, title }, { db, vault, viewer }) => renameChat(db, vault, viewer.id, chatId, title),

    removeChat: async ({ chatId }, { db, viewer }) => {
      await removeChat(db, viewer.id, chatId)
      return { id: chatId }
    },

    judge: async ({ exchangeId, wasRight, words, ...forgotten }, context) => {
      forgotten satisfies Record<string, never>
      await saveFeedback(context.db, context.vault, context.viewer.id, { exchangeId, wasRight, words })
      await emitDeskChanged(context, 'medical_editor')
      return { id: exchangeId, wasRight }
    },
  })
}
