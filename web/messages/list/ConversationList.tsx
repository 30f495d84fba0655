import { useInfiniteQuery } from '@tanstack/react-query'
import { AlarmClock, Archive, ArrowLeft, Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ConversationFolder } from '#contract/conversations.ts'
import type { Id } from '#contract/page.ts'
import { useKeptSince } from '../../lib/kept/kept.ts'
import { say } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconLink } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { itemsOf, QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { KeptNote } from '../../ui/status/KeptNote.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { listQuery } from '../queries.ts'
import { usePaused } from '../search/use-paused.ts'
import { useDelivered, useListLive } from '../sync/use-list-live.ts'
import { ConversationRow } from './ConversationRow.tsx'
import styles from './List.module.css'
import { ListActs } from './ListActs.tsx'
import { RequestsRow } from './RequestsRow.tsx'

const InMessages = part(async () => ({ default: (await import('../search/InMessages.tsx')).InMessages }))
const RemindersDialog = part(async () => ({ default: (await import('../reminders/RemindersDialog.tsx')).RemindersDialog }))

const titles: Record<ConversationFolder, string> = { inbox: 'Messages', requests: 'Message requests', archived: 'Archived' }
const addressOf = (folder: ConversationFolder, id: Id) => `/messages?${folder === 'inbox' ? '' : `folder=${folder}&`}conversation=${id}`

/** Conversations, the latest first; requests and what was put away stand in folders of their own. */
export function ConversationList({ folder, openId }: { folder: ConversationFolder; openId: Id | null }) {
  const { signedIn } = useSession()
  const [words, setWords] = useState('')
  const q = usePaused(words.trim())
  const list = useInfiniteQuery(listQuery({ folder, ...(q && { q }) }))
  const shown = itemsOf(list.data)
  const keptSince = useKeptSince(listQuery({ folder, ...(q && { q }) }).queryKey)
  useListLive(folder, q)
  useDelivered(shown)
  const isWhole = folder === 'inbox' && q === ''

  return (
    <section className={styles.list} aria-label={say('Conversations')}>
      <header className={styles.head}>
        {folder !== 'inbox' && (
          <IconLink to="/messages" label={say('All conversations')}>
            <ArrowLeft />
          </IconLink>
        )}
        <h2>{say(titles[folder])}</h2>
        {signedIn && folder === 'inbox' && <ListActs />}
      </header>
      <div>
        <SearchConversations words={words} onWords={setWords} />
        <KeptNote since={keptSince} />
      </div>
      <ul className={styles.rows}>
        {isWhole && <RequestsRow />}
        <QueryList
          inList
          query={list}
          what="conversations"
          skeleton={<Loading label={say('Loading conversations')} shape="person" />}
          empty={
            <li>
              <Nothing folder={folder} q={q} />
            </li>
          }
        >
          {(conversation) => (
            <ConversationRow conversation={conversation} to={addressOf(folder, conversation.id)} isOpen={conversation.id === openId} />
          )}
        </QueryList>
        {list.hasNextPage && (
          <li className={styles.more}>
            <ShowMore tone="outline" block query={list} />
          </li>
        )}
        {signedIn && isWhole && !list.hasNextPage && (
          <li className={styles.more}>
            <Link to="/messages?folder=archived" className={styles.archived}>
              <Archive className="small" />
              {say('Archived')}
            </Link>
            <Reminders />
          </li>
        )}
        {signedIn && folder === 'inbox' && q !== '' && (
          <Suspense>
            <InMessages q={q} hrefOf={(id) => addressOf(folder, id)} />
          </Suspense>
        )}
      </ul>
    </section>
  )
}

/** The way to what one wants to be reminded of. */
function Reminders() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        <AlarmClock />
        {say('Reminders')}
      </Button>
      <Suspense>{isOpen && <RemindersDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const SearchConversations = ({ words, onWords }: { words: string; onWords: (words: string) => void }) => (
  <search className={styles.search} aria-label={say('Conversations')}>
    <Search />
    <input
      type="search"
      aria-label={say('Search conversations')}
      placeholder={say('Search conversations')}
      maxLength={100}
      value={words}
      onChange={({ target }) => onWords(target.value)}
    />
  </search>
)

function Nothing({ folder, q }: { folder: ConversationFolder; q: string }) {
  if (q)
    return (
      <EmptyState title={say('No conversation is called “{words}”', { words: q })}>
        {say('Names of members and of groups are searched.')}
      </EmptyState>
    )
  if (folder === 'requests')
    return (
      <EmptyState title={say('Nobody is asking to write to you')}>
        {say('Requests of members who are not your mates wait here.')}
      </EmptyState>
    )
  if (folder === 'archived')
    return <EmptyState title={say('Nothing archived')}>{say('An archived conversation comes back with its next message.')}</EmptyState>
  return (
    <EmptyState art="mates" title={say('A quiet ward')}>
      {say('Write to a mate with the pen above. Only the two of you, or your group, can open it.')}
    </EmptyState>
  )
}
