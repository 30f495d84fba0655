import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { queryClient } from '../lib/query.ts'
import { Button } from '../ui/Button.tsx'
import { QueryList } from '../ui/QueryList.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import styles from './NoticeSettings.module.css'
import { settingsQuery, useSaveSettings } from './queries.ts'
import { TopicRow } from './TopicRow.tsx'
import { topicsOf } from './topics.ts'

/** How one is told of what, each choice stored at once. */
export function NoticeSettings({ onBack }: { onBack: () => void }) {
  const settings = useQuery(settingsQuery, queryClient)
  const save = useSaveSettings()

  return (
    <>
      <div className={styles.tools}>
        <Button tone="quiet" size="small" onClick={onBack}>
          <ArrowLeft />
          Back to the list
        </Button>
      </div>
      <p className={styles.hint}>
        A switch decides what is listed here. Letters go out in the morning, one a day at most, and only about what you choose.
      </p>
      <ul aria-label="What you are told of">
        <QueryList
          query={{ ...settings, data: settings.data && { items: topicsOf(settings.data.items) } }}
          skeleton={
            <li>
              <Loading label="Loading settings" shape="person" />
            </li>
          }
          empty=""
        >
          {(topic) => <TopicRow topic={topic} onChange={(change) => save.mutate({ kinds: topic.kinds, ...change })} />}
        </QueryList>
      </ul>
    </>
  )
}
