import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import chatStyles from '../doxy/Chat.module.css'
import { ChatHead } from '../doxy/ChatHead.tsx'
import { Conversation } from '../doxy/Conversation.tsx'
import { chatQuery } from '../doxy/queries.ts'
import { storedTurn } from '../doxy/turn.ts'
import { useOpenChat } from '../doxy/use-open-chat.ts'
import { Page } from '../ui/Page.tsx'
import { Loading } from '../ui/Skeleton.tsx'

const HistoryDialog = lazy(() => import('../doxy/HistoryDialog.tsx'))
const MissingChat = lazy(() => import('../doxy/MissingChat.tsx'))
const CorpusDialog = lazy(() => import('../doxy/CorpusDialog.tsx'))

/** The chat with Doxy AI: one conversation, earlier ones behind it. */
export function ChatPage() {
  const chat = useOpenChat()
  const [history, setHistory] = useState(false)
  const stored = useQuery({ ...chatQuery(chat.id), enabled: chat.isStored })
  const before = chat.isStored ? stored.data?.exchanges.map(storedTurn) : []

  return (
    <Page title="Doxy AI" heading="own" frame="bare" className={chatStyles.chat}>
      <ChatHead onHistory={() => setHistory(true)} onClear={chat.begin} onCorpus={chat.showCorpus} />
      {before ? (
        <Conversation key={chat.id} chatId={chat.id} before={before} onKept={chat.keep} />
      ) : stored.isError ? (
        <Suspense>
          <MissingChat error={stored.error} onRetry={() => void stored.refetch()} onBegin={chat.begin} />
        </Suspense>
      ) : (
        <Loading label="Loading the conversation" />
      )}
      <Suspense>
        {history && <HistoryDialog openId={chat.id} onOpen={chat.open} onBegin={chat.begin} onClose={() => setHistory(false)} />}
        {chat.about === 'corpus' && <CorpusDialog onClose={chat.hideCorpus} />}
      </Suspense>
    </Page>
  )
}
