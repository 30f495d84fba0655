import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { TOPICS_RULE } from '#contract/limits.ts'
import { orpc } from '../lib/query.ts'
import { useSession } from '../lib/session.ts'
import { QueryList } from '../ui/QueryList.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { counted } from './counted.ts'
import styles from './TrendingTopics.module.css'

const TopicDialog = lazy(async () => ({ default: (await import('./TopicDialog.tsx')).TopicDialog }))

const STALE_MS = 60_000
const topicsQuery = orpc.feed.topics.queryOptions({ staleTime: STALE_MS })

/** What is talked about, and by which rule. A guest cannot read the posts, so for them a topic leads nowhere. */
export function TrendingTopics() {
  const query = useQuery(topicsQuery)
  const { signedIn } = useSession()
  const [open, setOpen] = useState<string>()
  return (
    <Sheet title="Trending topics" bleed>
      <ol className={styles.topics}>
        <QueryList query={query} skeleton={<Loading label="Loading topics" rows={2} />} empty={<li>Nothing has been posted this week.</li>}>
          {({ topic, posts }) => (
            <li className={styles.topic}>
              {signedIn ? (
                <button type="button" aria-haspopup="dialog" onClick={() => setOpen(topic)}>
                  {topic}
                </button>
              ) : (
                <span>{topic}</span>
              )}
              <span className="meta">{counted(posts, 'post')}</span>
            </li>
          )}
        </QueryList>
      </ol>
      {signedIn && <p className={styles.rule}>{TOPICS_RULE}</p>}
      <Suspense>{open && <TopicDialog topic={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </Sheet>
  )
}
