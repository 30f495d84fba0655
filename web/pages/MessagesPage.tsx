import { Suspense } from 'react'
import type { ConversationFolder } from '#contract/conversations.ts'
import { useAddress } from '../lib/address.ts'
import { say } from '../lib/language/say.ts'
import styles from '../messages/Messages.module.css'
import { part, soon } from '../ui/later.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'

const ConversationList = soon(async () => (await import('../messages/list/ConversationList.tsx')).ConversationList)
const Pane = soon(async () => (await import('../messages/pane/Pane.tsx')).Pane)
const NoneOpen = part(async () => ({ default: (await import('../messages/pane/NoneOpen.tsx')).NoneOpen }))
const WithMember = part(async () => ({ default: (await import('../messages/pane/WithMember.tsx')).WithMember }))

const folders: Record<string, ConversationFolder> = { requests: 'requests', archived: 'archived' }

/** The message that an address leads to, by its place in the conversation. */
const placeIn = (words: string | null) => (words && /^[1-9]\d{0,14}$/.test(words) ? Number(words) : undefined)

/** Conversations, and the one that is open: side by side where there is room, on a phone one after the other. */
export function MessagesPage() {
  const [address] = useAddress()
  const openId = address.get('conversation')
  const memberId = address.get('with')
  const loading = <Loading label={say('Loading the conversation')} />

  return (
    <Page title={say('Messages')} heading="hidden" frame="bare" className={styles.page}>
      <div className={styles.frame} data-open={openId !== null || memberId !== null || undefined}>
        <Suspense fallback={<Loading label={say('Loading conversations')} shape="person" />}>
          <ConversationList folder={folders[address.get('folder') ?? ''] ?? 'inbox'} openId={openId} />
        </Suspense>
        <Suspense fallback={loading}>
          {openId ? (
            <Pane key={openId} conversationId={openId} at={placeIn(address.get('message'))} />
          ) : memberId ? (
            <WithMember key={memberId} memberId={memberId} />
          ) : (
            <NoneOpen />
          )}
        </Suspense>
      </div>
    </Page>
  )
}
