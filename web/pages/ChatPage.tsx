import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import chatStyles from '../doxy/chat/Chat.module.css'
import { ChatHead } from '../doxy/chat/ChatHead.tsx'
import { useOpenChat } from '../doxy/chat/use-open-chat.ts'
import { chatQuery } from '../doxy/queries.ts'
import { part, soon } from '../ui/later.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'

const Conversation = soon(async () => (await import('../doxy/chat/Conversation.tsx')).Conversation)
const HistoryDialog = part(() => import('../doxy/history/HistoryDialog.tsx'))
const MissingChat = part(() => import('../doxy/chat/MissingChat.tsx'))
const CorpusDialog = part(() => import('../doxy/library/CorpusDialog.tsx'))

/** The chat with Doxy AI: one conversation, earlier ones behind it. */
export function ChatPage() {
  const chat = useOpenChat()
  const [history, setHistory] = useState(false)
  const stored = useQuery({ ...chatQuery(chat.id), enabled: chat.isStored })
  const exchanges = chat.isStored ? stored.data?.exchanges : []

  const loading = <Loading label="Loading the conversation" />

  return (
    <Page title="Doxy AI" heading="own" frame="bare" className={chatStyles.chat}>
      <ChatHead onHistory={() => setHistory(true)} onClear={chat.begin} onCorpus={chat.showCorpus} />
      {exchanges ? (
        <Suspense fallback={loading}>
          <Conversation key={chat.id} chatId={chat.id} exchanges={exchanges} onAsked={chat.keep} />
        </Suspense>
      ) : stored.isError ? (
        <Suspense>
          <MissingChat
            chatId={chat.id}
            error={stored.error}
            onAskedHere={chat.takeAsNew}
            onRetry={() => void stored.refetch()}
            onBegin={chat.begin}
          />
        </Suspense>
      ) : (
        loading
      )}
      <Suspense>
        {history && <HistoryDialog openId={chat.id} onOpen={chat.open} onBegin={chat.begin} onClose={() => setHistory(false)} />}
        {chat.about === 'corpus' && <CorpusDialog onClose={chat.hideCorpus} />}
      </Suspense>
    </Page>
  )
}
