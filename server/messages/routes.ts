import { conversations } from '#contract/conversations.ts'
import { messages } from '#contract/messages.ts'
import { announce, notify, readSubject } from '../notifications/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { enqueue } from '../platform/jobs/enqueue.ts'
import { attachmentPath, openAttachmentAddresses } from './attachments/addresses.ts'
import { findReadable } from './attachments/queries.ts'
import { edit, hide, react, removeForEveryone } from './changing.ts'
import { groupHandlers } from './conversations/handlers.ts'
import { countWaiting } from './conversations/list.ts'
import { doxyAnswer, envelopeAsksDoxy } from './doxy.ts'
import type { ConversationKeys } from './keys/conversation-keys.ts'
import { notifyOfReaction } from './notices.ts'
import { moveMarks } from './reading/marks.ts'
import { findMessage, readChanges, readMessages } from './reading/read.ts'
import { searchMessages } from './reading/search.ts'
import { listReminders, saveReminder } from './reminders.ts'
import { send } from './sending/send.ts'
import { getStanding, notFound, type Standing } from './standing.ts'
import { tellTyping } from './typing.ts'
import { acknowledge, beginRinging, countUrgent, listRinging } from './urgent.ts'

export { serveAttachments } from './attachments/serve.ts'

/** The parts of the contract that this room answers. */
export const messagesRoutes = (keys: ConversationKeys) => ({
  conversations: serve(conversations, groupHandlers(keys)),
  messages: serve(messages, messageHandlers(keys)),
})

type Place = { conversationId: string; seq: number }

const messageHandlers = (keys: ConversationKeys) => {
  /** A change of a message by the viewer, told to whoever shows it; answers the message as it is then. */
  const change = async (
    { db, live, viewer }: MemberContext,
    place: Place,
    make: (tx: Db, standing: Standing, place: Place) => Promise<unknown>,
  ) => {
    const standing = await getStanding(db, viewer.id, place.conversationId)
    await db.transaction().execute((tx) => make(tx, standing, place))
    live.grew(`conversation:${standing.id}`)
    return (await findMessage({ db, keys }, viewer.id, standing, place.seq)) ?? notFound()
  }

  return {
    send: async (outgoing, { db, files, limits, live, vault, viewer }) => {
      let uncount: (() => Promise<void>) | undefined
      let notifiedIds: string[] = []
      let rungIds: string[] = []
      const { id, seq, at, isNew } = await send({ db, files, keys, vault }, viewer.id, outgoing, {
        before: async () => {
          if (outgoing.isUrgent) uncount = await countUrgent(limits, viewer.id)
        },
        after: async (tx, sent, standing) => {
          const place = { conversationId: outgoing.conversationId, seq: sent.seq }
          if (outgoing.isUrgent) rungIds = await beginRinging(tx, viewer.id, place)
          if (envelopeAsksDoxy(outgoing.envelope)) await enqueue(tx, doxyAnswer, [{ ...place, askerId: viewer.id }])
          if (sent.seq === 1 && standing?.otherId && standing.otherState === 'requested')
            notifiedIds = await notify(tx, {
              to: standing.otherId,
              kind: 'message_request',
              from: viewer.id,
              subject: outgoing.conversationId,
            })
        },
      }).catch(async (error: unknown) => {
        // What was not sent rang nobody: who tries again still has their urgent messages.
        await uncount?.()
        throw error
      })
      // What was sent before has been counted before.
      if (!isNew) await uncount?.()
      if (isNew) live.grew(`conversation:${outgoing.conversationId.toLowerCase()}`)
      announce(live, notifiedIds)
      for (const memberId of rungIds) live.toMember(memberId, 'urgent_rings')
      return { id, seq, at: at.toISOString() }
    },

    openAttachments: async ({ conversationId, ids }, { db, vault, viewer }) => {
      const { id } = await getStanding(db, viewer.id, conversationId)
      const readable = await findReadable(db, viewer.id, ids, id)
      const addresses = openAttachmentAddresses(vault)
      const made = { viewerId: viewer.id, sessionId: viewer.sessionId }
      const pathOf = (file: { id: string }) => attachmentPath({ conversationId: id, id: file.id })
      return { items: readable.map((file) => ({ id: file.id, url: addresses.make({ ...made, path: pathOf(file) }, Date.now()) })) }
    },

    list: async ({ conversationId, since, before, around, limit }, { db, viewer }) => {
      const standing = await getStanding(db, viewer.id, conversationId)
      const items = await readMessages({ db, keys }, viewer.id, standing, { since, before, around, limit })
      return { items, firstSeq: standing.clearedSeq + 1, lastSeq: standing.lastSeq, changeSeq: standing.changeSeq }
    },

    changes: async ({ conversationId, since, limit }, { db, viewer }) => {
      const standing = await getStanding(db, viewer.id, conversationId)
      const items = await readChanges({ db, keys }, viewer.id, standing, since, limit)
      return { items, lastSeq: standing.lastSeq, changeSeq: standing.changeSeq }
    },

    mark: async ({ items }, { db, live, viewer }) => {
      const moved = await moveMarks(db, viewer.id, items)
      for (const { conversationId, marks } of moved) live.touch(`conversation:${conversationId}`, { what: { marks }, by: viewer.id })
      if (moved.length > 0) live.toMember(viewer.id, 'messages_changed')
      for (const { conversationId, announced } of moved)
        if (announced && (await readSubject(db, viewer.id, 'message_received', conversationId))) announce(live, [viewer.id])
      return { unread: (await countWaiting(db, viewer.id)).unread }
    },

    edit: ({ conversationId, seq, envelope }, context) =>
      change(context, { conversationId, seq }, (tx, standing, place) => edit(tx, keys, context.viewer.id, standing, place, envelope)),

    remove: async ({ conversationId, seq, for: whom }, context) => {
      const { live, viewer } = context
      const message = await change(context, { conversationId, seq }, (tx, standing, place) =>
        (whom === 'me' ? hide : removeForEveryone)(tx, viewer.id, standing, place),
      )
      if (whom === 'me') {
        live.toPages(viewer.id, 'message', { message })
        live.toMember(viewer.id, 'messages_changed')
      }
      return message
    },

    react: async ({ conversationId, seq, kind }, context) => {
      let notifiedIds: string[] = []
      const message = await change(context, { conversationId, seq }, async (tx, standing, place) => {
        notifiedIds = await notifyOfReaction(tx, context.viewer.id, await react(tx, context.viewer.id, standing, place, kind), kind)
      })
      announce(context.live, notifiedIds)
      return message
    },

    urgents: async (_, { db, viewer }) => ({ items: await listRinging({ db, keys }, viewer.id) }),

    acknowledge: async ({ conversationId, seq }, context) => {
      const message = await change(context, { conversationId, seq }, async (tx, _standing, place) => {
        await acknowledge(tx, context.viewer.id, place)
      })
      context.live.toMember(context.viewer.id, 'messages_changed')
      return message
    },

    search: async ({ q, conversationId, cursor }, { db, limits, viewer }) => {
      await limits.searches(viewer.id)
      return searchMessages({ db, keys }, viewer.id, { q, conversationId, cursor })
    },

    reminders: async (_, { db, viewer }) => ({ items: await listReminders({ db, keys }, viewer.id) }),

    remind: async ({ conversationId, seq, remindAt }, { db, viewer }) => {
      await saveReminder({ db, keys }, viewer.id, { conversationId, seq }, remindAt)
      return { remindAt }
    },

    typing: async ({ conversationId }, { db, live, viewer }) => ({
      said: await tellTyping({ db, live }, viewer.id, await getStanding(db, viewer.id, conversationId)),
    }),
  } satisfies Parameters<typeof serve<typeof messages>>[1]
}
