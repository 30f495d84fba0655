import { withdraw } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { getStanding } from '../standing.ts'

/** The viewer's answer to a message request. A no is kept from its sender, to whom it still waits. Answers whose notices changed. */
export async function answerRequest(tx: Db, viewerId: string, conversationId: string, answer: 'joined' | 'declined'): Promise<string[]> {
  const { otherId } = await getStanding(tx, viewerId, conversationId)
  await tx
    .updateTable('participant')
    .set({ state: answer })
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', viewerId)
    .where('state', '=', 'requested')
    .execute()
  return otherId ? withdraw(tx, { kind: 'message_request', to: viewerId, from: otherId, subject: conversationId }) : []
}
