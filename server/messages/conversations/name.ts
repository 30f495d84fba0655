import { openedOrNull } from '../../platform/secrets/opened.ts'
import type { ConversationKeys, FindKey } from '../keys/conversation-keys.ts'
import { openBody, sealBody } from '../keys/envelope.ts'

// A group's name is kept like its messages, at a place where none of them is.
const placeOf = (conversationId: string) => ({ conversationId, seq: 0, sender: 'name', clientId: conversationId })

export const sealName = (key: Buffer, conversationId: string, name: string) => sealBody(key, name, placeOf(conversationId))
export const openName = (key: Buffer, conversationId: string, sealed: Buffer) => openBody(key, sealed, placeOf(conversationId))

type Named = { id: string; name: Buffer | null; keyId: string }

/** What a group is called; empty where it has no name, and where that does not open. */
export const shownName = ({ log }: ConversationKeys, keyOf: FindKey, { id, name, keyId }: Named) =>
  (name && openedOrNull(log, `name of conversation ${id}`, () => openName(keyOf(keyId), id, name))) ?? ''
