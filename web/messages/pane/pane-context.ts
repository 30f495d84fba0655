import { createContext, use } from 'react'
import type { OpenedConversation } from '#contract/conversations.ts'
import type { Message } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'

/** What can be asked of a message from its row; the pane draws the answer once for all of them. */
export type Asked = { act: 'forward' | 'remind' | 'report' | 'deleteForMe' | 'deleteForEveryone'; message: Message }

export type PaneParts = {
  opened: OpenedConversation
  viewerId: Id | undefined
  signedIn: boolean
  /** Whether one may do more here than read. */
  canAct: boolean
  /** Leads back to where one writes. */
  onWrite: () => void
  onReply: (message: Message) => void
  onEdit: (message: Message) => void
  onAsk: (asked: Asked) => void
  onJump: (seq: number) => void
}

export const PaneContext = createContext<PaneParts | undefined>(undefined)

/** The pane around a message. */
export function usePane() {
  const pane = use(PaneContext)
  if (!pane) throw new Error('There is no conversation around this.')
  return pane
}
