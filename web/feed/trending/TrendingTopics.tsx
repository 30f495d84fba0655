import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { TOPICS_RULE } from '#contract/limits.ts'
import { formatCount } from '../../lib/count.ts'
import { PageIsTranslated, useSay } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { useSession } from '../../lib/session.ts'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from './TrendingTopics.module.css'

const TopicDialog = part(() => import('./TopicDialog.tsx'))

const STALE_MS = 60_000
const topicsQuery = orpc.feed.topics.queryOptions({ staleTime: STALE_MS })

/** What is talked about, and by which rule. A guest cannot read the posts, so for them a topic leads nowhere. */
export function TrendingTopics() {
  const say = useSay()
  const query = useQuery(topicsQuery)
  const { signedIn } = useSession()
  const [open, setOpen] = useState<string>()
  return (
    <Sheet title={say('Trending topics')} bleed>
      <ol className={styles.topics}>
        <QueryList
          inList
          what="trending topics"
          query={query}
          skeleton={<Loading label={say('Loading topics')} rows={2} />}
          empty={<li>{say('Nothing has been posted this week.')}</li>}
        >
          {({ topic, posts }) => (
            <li className={styles.topic}>
              {signedIn ? (
                <button type="button" aria-haspopup="dialog" onClick={() => setOpen(topic)}>
                  {topic}
                </button>
              ) : (
                <span>{topic}</span>
              )}
              <span className="meta">{say(posts === 1 ? '{count} post' : '{count} posts', { count: formatCount(posts) })}</span>
            </li>
          )}
        </QueryList>
      </ol>
      {signedIn && <p className={styles.rule}>{say(TOPICS_RULE)}</p>}
      {/* Posts as the feed draws them are in English still. */}
      <PageIsTranslated value={false}>
        <Suspense>{open && <TopicDialog topic={open} within="week" onClose={() => setOpen(undefined)} />}</Suspense>
      </PageIsTranslated>
    </Sheet>
  )
}
