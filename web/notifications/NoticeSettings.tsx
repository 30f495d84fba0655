import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useId } from 'react'
import { ALWAYS_ON_REASON } from '#contract/notice-words.ts'
import { formatCount } from '../lib/count.ts'
import { useSay } from '../lib/language/say.ts'
import { Button } from '../ui/button/Button.tsx'
import { part } from '../ui/later.tsx'
import { Failed } from '../ui/list/QueryList.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'
import styles from './NoticeSettings.module.css'
import { settingsQuery, useSaveSettings } from './queries.ts'
import { TopicRow } from './TopicRow.tsx'
import { byArea, differsByMail, differsInApp, topicsOf, toRecommended } from './topics.ts'

const OnThisDevice = part(async () => ({ default: (await import('./push/OnThisDevice.tsx')).OnThisDevice }))

/** What a member is notified of, each choice stored at once. */
export function NoticeSettings({ onBack }: { onBack?: () => void }) {
  const say = useSay()
  const settings = useQuery(settingsQuery)

  return (
    <>
      {onBack && (
        <div className={styles.tools}>
          <Button tone="quiet" size="small" onClick={onBack}>
            <ArrowLeft />
            {say('Back to the list')}
          </Button>
        </div>
      )}
      <Suspense fallback={<Loading label={say('Loading settings of this device')} shape="person" />}>
        <OnThisDevice />
      </Suspense>
      {settings.data ? (
        <Grid topics={topicsOf(settings.data.items)} />
      ) : settings.isError ? (
        <Failed what="notification settings" onRetry={() => void settings.refetch()} />
      ) : (
        <Loading label={say('Loading settings')} shape="person" />
      )}
    </>
  )
}

function Grid({ topics }: { topics: ReturnType<typeof topicsOf> }) {
  const say = useSay()
  const save = useSaveSettings()
  const reasonId = useId()
  const differing = topics.flatMap((topic) => [differsInApp(topic), differsByMail(topic)]).filter(Boolean).length

  return (
    <>
      <div className={styles.advice}>
        <p role="status">
          {differing === 0
            ? say('Everything is set as we recommend.')
            : differing === 1
              ? say('1 choice differs from what we recommend. A yellow dot marks it.')
              : say('{count} choices differ from what we recommend. A yellow dot marks them.', { count: formatCount(differing) })}
        </p>
        {differing > 0 && (
          <Button
            size="small"
            onClick={() => {
              for (const change of toRecommended(topics)) save.mutate(change)
            }}
          >
            {say('Use recommended')}
          </Button>
        )}
      </div>
      <table className={styles.grid}>
        <caption className="vh">{say('Notify me about')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{say('What')}</span>
            </th>
            <th scope="col">{say('In app')}</th>
            <th scope="col">{say('Email')}</th>
          </tr>
        </thead>
        {byArea(topics).map((area) => (
          <tbody key={area.name}>
            <tr className={styles.area}>
              <th scope="colgroup" colSpan={3}>
                {say(area.name)}
              </th>
            </tr>
            {area.topics.map((topic) => (
              <TopicRow
                key={topic.label}
                topic={topic}
                reasonId={reasonId}
                onChange={(change) => save.mutate({ kinds: topic.kinds, ...change })}
              />
            ))}
          </tbody>
        ))}
      </table>
      <p id={reasonId} className={styles.hint}>
        {say(ALWAYS_ON_REASON)}
      </p>
      <p className={styles.hint}>
        {say('Daily and weekly emails go out in the morning, at most one a day, and only to an address that you confirmed.')}
      </p>
    </>
  )
}
