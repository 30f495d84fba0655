import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Conversation, ConversationFolder, OpenedConversation } from '#contract/conversations.ts'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Message } from '#contract/messages.ts'
import type { Id, Page } from '#contract/page.ts'
import { api } from '../lib/api/api.ts'
import { answeredWithoutLine } from '../lib/kept/kept.ts'
import { orpc } from '../lib/query/query.ts'
import { type Held, heldOf } from './held.ts'

export type Listed = { folder: ConversationFolder; q?: string }
export type ListPage = Page<Conversation> & { unread: number; requests: number }

/** A folder of the list, or what a search finds in it: the words of a search would lie on the device, in the name of what is kept. */
export function listQuery(listed: Listed) {
  const asked = orpc.conversations.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...listed, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ListPage) => page.next ?? undefined,
  })
  return listed.q === undefined ? answeredWithoutLine(asked) : asked
}

export const listsKey = orpc.conversations.list.key({ type: 'infinite' })

export const openedQuery = (conversationId: Id) => answeredWithoutLine(orpc.conversations.get.queryOptions({ input: { conversationId } }))

/** The conversation with somebody, made where there was none: asked again, it answers the same. */
export const withMemberQuery = (memberId: Id) => orpc.conversations.open.queryOptions({ input: { memberId } })

export const settingsQuery = orpc.conversations.settings.queryOptions()

/** So many are read at once while somebody scrolls. */
export const STRETCH = 50

/** All that is held, of whatever conversation. */
export const anyHeldKey = ['messages held'] as const
export const heldKey = (conversationId: Id) => [...anyHeldKey, conversationId] as const

/** What is held of a conversation, from its end or around a place. The line keeps it true: it is never read anew as a whole. */
export const heldQuery = (conversationId: Id, around?: number) =>
  answeredWithoutLine(
    queryOptions({
      queryKey: heldKey(conversationId),
      queryFn: async ({ signal }) => heldOf(await api.messages.list({ conversationId, around, limit: STRETCH }, { signal })),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnReconnect: false,
    }),
  )

export const changeHeld = (cache: QueryClient, conversationId: Id, change: (held: Held) => Held) =>
  cache.setQueryData<Held>(heldKey(conversationId), (held) => held && change(held))

export const writeOpened = (cache: QueryClient, opened: OpenedConversation) =>
  cache.setQueryData<OpenedConversation>(openedQuery(opened.id).queryKey, opened)

/** Up to where the viewer has seen it by now. */
export const writeRead = (cache: QueryClient, conversationId: Id, read: number) =>
  cache.setQueryData<OpenedConversation>(
    openedQuery(conversationId).queryKey,
    (opened) => opened && { ...opened, readSeq: Math.max(opened.readSeq, read) },
  )

/** Marks only ever move on. */
export function moveMarks(cache: QueryClient, { conversationId, marks }: LiveEvents['marks_moved']) {
  const moved = new Map(marks.map(({ memberId, delivered, read }) => [memberId, { delivered, read }]))
  cache.setQueryData<OpenedConversation>(
    openedQuery(conversationId).queryKey,
    (opened) =>
      opened && {
        ...opened,
        participants: opened.participants.map((one) => {
          const now = moved.get(one.member.id)
          if (!now) return one
          const { delivered, read } = one.marks
          return { ...one, marks: { delivered: Math.max(delivered, now.delivered), read: Math.max(read, now.read) } }
        }),
      },
  )
}

export const quotedKey = (conversationId: Id) => ['messages quoted', conversationId] as const

/** A message that another one answers; null where it is not there for its reader. Held ones are taken from there. */
export const quotedQuery = (conversationId: Id, seq: number) =>
  queryOptions({
    queryKey: [...quotedKey(conversationId), seq],
    queryFn: async ({ client, signal }): Promise<Message | null> => {
      const held = client.getQueryData<Held>(heldKey(conversationId))?.messages.find((message) => message.seq === seq)
      if (held) return held
      const { items } = await api.messages.list({ conversationId, since: seq - 1, limit: 1 }, { signal })
      return items.find((message) => message.seq === seq) ?? null
    },
  })
