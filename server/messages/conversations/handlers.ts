import type { conversations } from '#contract/conversations.ts'
import { Refusal } from '#contract/errors.ts'
import { announce } from '../../notifications/public.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import type { Live } from '../../platform/live/channel.ts'
import type { ConversationKeys } from '../keys/conversation-keys.ts'
import { findSettings, saveSettings } from '../settings.ts'
import { getStanding } from '../standing.ts'
import { openDirect } from './direct.ts'
import { add, changeGroup, expel, leave, makeGroup, rename, setAdmin, setPicture } from './groups.ts'
import { countWaiting, listConversations } from './list.ts'
import { loadConversations } from './load.ts'
import { getOpened } from './opened.ts'
import { clear, keepPlace } from './place.ts'
import { answerRequest } from './requests.ts'

/** Who was in a group and is not: they hear of nobody there any more, and nobody there whether they are online. */
function tellOfGone(live: Live, memberIds: readonly string[]) {
  if (memberIds.length > 0) live.rightsChanged(memberIds)
  for (const memberId of memberIds) live.audienceChanged(`presence:${memberId}`)
}

type Change = Parameters<typeof changeGroup>[3]

export const groupHandlers = (keys: ConversationKeys): Handlers<typeof conversations> => {
  const storeOf = ({ db }: MemberContext) => ({ db, keys })

  /** A change of a group, told to all who were in it and who are now; answers the group. */
  const change = async (context: MemberContext, id: string, make: Change) => {
    const { live, viewer } = context
    const before = await changeGroup(storeOf(context), viewer.id, id, make)
    const opened = await getOpened(storeOf(context), viewer.id, id)
    const now = opened.participants.map(({ member }) => member.id)
    const gone = before.filter((memberId) => !now.includes(memberId))
    tellOfGone(live, gone)
    live.touch(`conversation:${opened.id}`)
    live.grew(`conversation:${opened.id}`)
    for (const memberId of gone) live.toMember(memberId, 'messages_changed')
    return opened
  }

  /** The viewer's own list is another one. */
  const shownIn = async (context: MemberContext, conversationId: string) => {
    const { live, viewer } = context
    live.toMember(viewer.id, 'messages_changed')
    const [conversation] = await loadConversations(storeOf(context), viewer.id, [conversationId])
    if (!conversation) throw new Refusal('NOT_FOUND')
    return conversation
  }

  return {
    list: async ({ folder, q, cursor }, context) => ({
      ...(await listConversations(storeOf(context), context.viewer.id, { folder, q, cursor })),
      ...(await countWaiting(context.db, context.viewer.id)),
    }),

    get: ({ conversationId }, context) => getOpened(storeOf(context), context.viewer.id, conversationId.toLowerCase()),

    heads: async ({ ids }, context) => ({
      items: await loadConversations(
        storeOf(context),
        context.viewer.id,
        ids.map((id) => id.toLowerCase()),
      ),
    }),

    open: async ({ memberId }, context) => {
      const { limits, viewer } = context
      const id = await openDirect(storeOf(context), viewer.id, memberId.toLowerCase(), () => limits.messageRequests(viewer.id))
      return getOpened(storeOf(context), context.viewer.id, id)
    },

    make: async ({ clientId, name, memberIds }, context) => {
      const id = await makeGroup(storeOf(context), context.viewer.id, { clientId, name, memberIds })
      context.live.grew(`conversation:${id}`)
      return getOpened(storeOf(context), context.viewer.id, id)
    },

    rename: ({ conversationId, name }, context) => change(context, conversationId, (tx, group) => rename(tx, keys, group, name)),
    setPicture: ({ conversationId, imageId }, context) =>
      change(context, conversationId, (tx, group) => setPicture(tx, context.viewer.id, group, imageId?.toLowerCase() ?? null)),
    add: ({ conversationId, memberIds }, context) =>
      change(context, conversationId, (tx, group) => add(tx, context.viewer.id, group, memberIds)),
    expel: ({ conversationId, memberId }, context) =>
      change(context, conversationId, (tx, group) => expel(tx, context.viewer.id, group, memberId.toLowerCase())),
    setAdmin: ({ conversationId, memberId, isAdmin }, context) =>
      change(context, conversationId, (tx, group) => setAdmin(tx, group, memberId.toLowerCase(), isAdmin)),

    leave: async ({ conversationId }, context) => {
      const { live, viewer } = context
      const id = conversationId.toLowerCase()
      await leave(storeOf(context), viewer.id, id)
      tellOfGone(live, [viewer.id])
      live.touch(`conversation:${id}`)
      live.grew(`conversation:${id}`)
      live.toMember(viewer.id, 'messages_changed')
      return { id }
    },

    accept: async ({ conversationId }, context) => {
      const { db, live, viewer } = context
      const id = conversationId.toLowerCase()
      const notifiedIds = await db.transaction().execute((tx) => answerRequest(tx, viewer.id, id, 'joined'))
      announce(live, notifiedIds)
      live.touch(`conversation:${id}`)
      live.grew(`conversation:${id}`)
      return getOpened(storeOf(context), viewer.id, id)
    },

    decline: async ({ conversationId }, { db, live, viewer }) => {
      const id = conversationId.toLowerCase()
      const notifiedIds = await db.transaction().execute((tx) => answerRequest(tx, viewer.id, id, 'declined'))
      announce(live, notifiedIds)
      live.rightsChanged([viewer.id])
      live.toMember(viewer.id, 'messages_changed')
      return { id }
    },

    keep: async ({ conversationId, pinned, mutedUntil, archived, markedUnread, takesUrgent }, context) => {
      const place = { pinned, mutedUntil, archived, markedUnread, takesUrgent }
      await context.db.transaction().execute((tx) => keepPlace(tx, context.viewer.id, conversationId, place))
      return shownIn(context, conversationId.toLowerCase())
    },

    clear: async ({ conversationId }, context) => {
      const { id } = await getStanding(context.db, context.viewer.id, conversationId)
      const clearedSeq = await clear(context.db, context.viewer.id, id)
      context.live.toPages(context.viewer.id, 'conversation_cleared', { conversationId: id, firstSeq: clearedSeq + 1 })
      return shownIn(context, id)
    },

    settings: (_, { db, viewer }) => findSettings(db, viewer.id),
    saveSettings: async ({ requests, presence, typing, urgent }, { db, live, viewer }) => {
      const settings = await saveSettings(db, viewer.id, { requests, presence, typing, urgent })
      if (presence !== undefined) {
        live.rightsChanged([viewer.id])
        live.touch(`presence:${viewer.id}`)
      }
      return settings
    },
  }
}
