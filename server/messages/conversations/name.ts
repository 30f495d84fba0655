import { openBody, sealBody } from '../keys/envelope.ts'

// A group's name is kept like its messages, at a place where none of them is.
const placeOf = (conversationId: string) => ({ conversationId, seq: 0, sender: 'name', clientId: conversationId })

export const sealName = (key: Buffer, conversationId: string, name: string) => sealBody(key, name, placeOf(conversationId))
export const openName = (key: Buffer, conversationId: string, sealed: Buffer) => openBody(key, sealed, placeOf(conversationId))
