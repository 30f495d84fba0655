import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { say } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { itemsOf } from '../../ui/list/QueryList.tsx'
import { contentOf } from '../content.ts'
import { openedQuery } from '../queries.ts'
import { shortWhen } from '../when.ts'
import { titleOf } from '../words.ts'
import { FoundMessages } from './FoundMessages.tsx'
import { foundQuery, titlesQuery } from './queries.ts'
import styles from './Search.module.css'
import { snippetOf } from './snippet.ts'

/** What all of one's conversations say of these words, below the conversations that are called so. */
export function InMessages({ q, hrefOf }: { q: string; hrefOf: (conversationId: Id) => string }) {
  const cache = useQueryClient()
  const { data } = useInfiniteQuery(foundQuery({ q }))
  const ids = [...new Set(itemsOf(data).map(({ conversationId }) => conversationId))].sort()
  const titles = useQuery(titlesQuery(ids)).data?.items ?? []
  return (
    <li>
      <h3 className={styles.title}>{say('In messages')}</h3>
      <ul className={styles.found} aria-label={say('In messages')}>
        <FoundMessages q={q}>
          {(message) => {
            const { conversationId } = message
            const conversation = titles.find(({ id }) => id === conversationId) ?? cache.getQueryData(openedQuery(conversationId).queryKey)
            return (
              <Link to={`${hrefOf(conversationId)}&message=${message.seq}`}>
                <span className={styles.line}>
                  <b className="clamp1">{conversation ? titleOf(conversation) : say('Conversation')}</b>
                  <time className="meta" dateTime={message.at}>
                    {shortWhen(message.at)}
                  </time>
                </span>
                <span className="clamp2">{snippetOf(contentOf(message).text, q)}</span>
              </Link>
            )
          }}
        </FoundMessages>
      </ul>
    </li>
  )
}
