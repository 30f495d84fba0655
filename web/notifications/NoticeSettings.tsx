import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '../ui/button/Button.tsx'
import { part } from '../ui/later.tsx'
import { QueryList } from '../ui/list/QueryList.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'
import styles from './NoticeSettings.module.css'
import { settingsQuery, useSaveSettings } from './queries.ts'
import { TopicRow } from './TopicRow.tsx'
import { topicsOf } from './topics.ts'

const OnThisDevice = part(async () => ({ default: (await import('./push/OnThisDevice.tsx')).OnThisDevice }))

/** What a member is notified of, each choice stored at once. */
export function NoticeSettings({ onBack }: { onBack: () => void }) {
  const settings = useQuery(settingsQuery)
  const save = useSaveSettings()

  return (
    <>
      <div className={styles.tools}>
        <Button tone="quiet" size="small" onClick={onBack}>
          <ArrowLeft />
          Back to the list
        </Button>
      </div>
      <Suspense fallback={<Loading label="Loading settings of this device" shape="person" />}>
        <OnThisDevice />
      </Suspense>
      <p className={styles.hint}>
        Switch on what you want listed here. Emails go out in the morning, at most one a day, and only for what you choose.
      </p>
      <ul aria-label="Notify me about">
        <QueryList
          what="notification settings"
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
