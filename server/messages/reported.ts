import { type AttachmentNote, MessageContent } from '#contract/message-content.ts'
import type { ReportTable } from '../moderation/public.ts'
import type { ConversationKeys } from './keys/conversation-keys.ts'
import { findMessage } from './reading/read.ts'
import { getStanding } from './standing.ts'

/** How a message is found by whoever reports it: as they can read it, in a conversation that is theirs. */
export const messageReports = (keys: ConversationKeys) =>
  ({
    message: async (db, viewerId, id) => {
      const at = await db.selectFrom('message').select(['conversation_id', 'seq']).where('id', '=', id).executeTakeFirst()
      if (!at) return undefined
      const message = await findMessage({ db, keys }, viewerId, await getStanding(db, viewerId, at.conversation_id), at.seq)
      if (message?.author !== 'member' || !message.senderId || !message.envelope) return undefined
      const { text, attachments = [] } = MessageContent.parse(JSON.parse(message.envelope.body))
      const quoted = [text, ...attachments.map(withFile)].filter(Boolean).join('\n')
      return { place: at.conversation_id, aboutId: message.senderId, quoted }
    },
  }) satisfies Partial<ReportTable>

/** Its bytes stay where they are: the reporter can say what they show. */
const withFile = ({ name, type }: AttachmentNote) => `File: ${name} (${type})`
