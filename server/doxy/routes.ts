import { doxy } from '#contract/doxy.ts'
import { Refusal } from '#contract/errors.ts'
import type { OpenContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/serve.ts'
import { tellDesk } from '../verification/tell.ts'
import { ask, type Doxy, questionOf, scrubbed } from './ask.ts'
import { bringerOf } from './bringer.ts'
import { chatPage, readChat, removeChat, renameChat, saveExchange } from './chats.ts'
import { saveFeedback } from './feedback.ts'
import { tiersOf } from './notes.ts'

/** Members are counted as themselves, whoever else asks by their address. */
const countQuestion = ({ limits, viewer, caller }: OpenContext) => limits.questions(viewer?.id ?? caller.address)

export const doxyRoutes = (doxyAI: Doxy) => {
  const { library, model } = doxyAI
  return serve(doxy, {
    ask: async (input, context) => {
      await countQuestion(context)
      const question = questionOf(input)
      const answer = await ask(doxyAI, context.viewer?.id ?? null, question, context.caller)
      const chatId = input.context?.chat_id
      if (!chatId || !context.viewer) return answer
      const exchangeId = await saveExchange(context.db, context.viewer.id, chatId, scrubbed(question).query, answer)
      return { ...answer, exchangeId }
    },

    ingest: async ({ docs }, context) => {
      const by = bringerOf(context)
      if (by.kind === 'anonymous') await countQuestion(context)
      const told = await library.ingest(docs, by)
      if (told.quarantined.length > 0) await tellDesk(context)
      return told
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
        tiers: tiersOf(noteIds),
        sources,
        licences,
        preprints,
        retractions,
      }
    },

    passage: async ({ passageId }, { viewer }) => {
      const found = await library.findPassage(passageId, viewer?.id ?? null)
      if (!found) throw new Refusal('NOT_FOUND')
      const { id, title, year, source, doi, url, origin } = found.document
      return {
        document: { id, title, year, source, doi, url },
        section: found.passage.section,
        text: found.passage.text,
        isNote: origin === 'note',
      }
    },

    chats: ({ cursor }, { db, viewer }) => chatPage(db, viewer.id, cursor),
    chat: ({ chatId }, { db, viewer }) => readChat(db, viewer.id, chatId),
    renameChat: ({ chatId, title }, { db, viewer }) => renameChat(db, viewer.id, chatId, title),

    removeChat: async ({ chatId }, { db, viewer }) => {
      await removeChat(db, viewer.id, chatId)
      return { id: chatId }
    },

    judge: async ({ exchangeId, wasRight, words }, context) => {
      await saveFeedback(context.db, context.viewer.id, exchangeId, wasRight, words)
      await tellDesk(context)
      return { id: exchangeId, wasRight }
    },
  })
}
