import type { OpenedConversation } from '#contract/conversations.ts'
import { Refusal } from '#contract/errors.ts'
import { countMutualMates } from '../../mates/public.ts'
import { loadCards } from '../../profile/public.ts'
import { notBlocked } from '../../relations/public.ts'
import type { Store } from '../reading/read.ts'
import { loadConversations } from './load.ts'

/** A conversation as its pane shows it. */
export async function getOpened(store: Store, viewerId: string, conversationId: string): Promise<OpenedConversation> {
  const [conversation] = await loadConversations(store, viewerId, [conversationId])
  if (!conversation) throw new Refusal('NOT_FOUND')
  const { db } = store
  const [made, rows] = await Promise.all([
    db.selectFrom('conversation').select('created_at').where('id', '=', conversationId).executeTakeFirstOrThrow(),
    db
      .selectFrom('participant')
      .select(['member_id', 'is_admin', 'takes_urgent', 'state', 'delivered_seq as delivered', 'read_seq as read'])
      .where('conversation_id', '=', conversationId)
      .where(notBlocked(viewerId, 'participant.member_id'))
      .orderBy('created_at')
      .orderBy('member_id')
      .execute(),
  ])
  const ids = rows.map(({ member_id }) => member_id)
  const asks = conversation.standing === 'request' && conversation.other
  const [cards, mutual] = await Promise.all([loadCards(db, ids), asks ? countMutualMates(db, viewerId, [asks.id]) : new Map()])
  return {
    ...conversation,
    // Whom a block parts from the viewer is not named to them here either.
    participants: rows.flatMap(({ member_id, is_admin, delivered, read }) => {
      const member = cards.get(member_id)
      return member ? [{ member, isAdmin: is_admin, marks: { delivered, read } }] : []
    }),
    takesUrgent: rows.some(({ member_id, takes_urgent }) => member_id === viewerId && takes_urgent),
    isAdmin: rows.some(({ member_id, is_admin }) => member_id === viewerId && is_admin),
    madeAt: made.created_at.toISOString(),
    mutualMates: (asks && mutual.get(asks.id)) || 0,
  }
}
