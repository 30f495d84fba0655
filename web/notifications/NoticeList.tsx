import { useInfiniteQuery } from '@tanstack/react-query'
import { CheckCheck, Settings } from 'lucide-react'
import { useState } from 'react'
import { noticeWords } from '#contract/notice-words.ts'
import type { NoticeKind } from '#contract/notifications.ts'
import { capital, useSay } from '../lib/language/say.ts'
import { Button } from '../ui/button/Button.tsx'
import { IconButton } from '../ui/button/IconButton.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { itemsOf, QueryList } from '../ui/list/QueryList.tsx'
import { ShowMore } from '../ui/list/ShowMore.tsx'
import { Note } from '../ui/status/Note.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'
import styles from './NoticeList.module.css'
import { NoticeRow } from './NoticeRow.tsx'
import { noticesQuery, useMarkAllRead, useMarkRead, useSaveSettings } from './queries.ts'

/** The notices, latest first, with what can be done about all of them above. */
export function NoticeList({ onSettings, onLeave }: { onSettings: () => void; onLeave: () => void }) {
  const say = useSay()
  const notices = useInfiniteQuery(noticesQuery)
  const markRead = useMarkRead()
  const markAll = useMarkAllRead()
  const save = useSaveSettings()
  const [muted, setMuted] = useState<NoticeKind>()
  const items = itemsOf(notices.data)

  function mute(kind: NoticeKind, inApp: boolean) {
    save.mutate({ kinds: [kind], inApp }, { onSuccess: () => setMuted(inApp ? undefined : kind) })
  }

  return (
    <>
      <div className={styles.tools}>
        <Button
          tone="quiet"
          size="small"
          busy={markAll.isPending}
          disabled={items.every(({ read }) => read)}
          onClick={() => items[0] && markAll.mutate(items[0].latestId)}
        >
          <CheckCheck />
          {say('Mark all as read')}
        </Button>
        <IconButton label={say('Notification settings')} onClick={onSettings}>
          <Settings />
        </IconButton>
      </div>
      <div role="status" className={styles.said}>
        {muted && (
          <Note>
            {say('{what} are muted.', { what: capital(say(noticeWords[muted].label)) })}{' '}
            <Button tone="outline" size="small" busy={save.isPending} onClick={() => mute(muted, true)}>
              {say('Undo')}
            </Button>
          </Note>
        )}
      </div>
      <ul className={styles.list} aria-label={say('Notifications')}>
        <QueryList
          inList
          what="notifications"
          query={notices}
          skeleton={<Loading label={say('Loading notifications')} shape="person" />}
          empty={
            <li>
              <EmptyState title={say('No notifications yet')}>{say('Replies and requests from your mates will appear here.')}</EmptyState>
            </li>
          }
        >
          {(notice) => (
            <NoticeRow notice={notice} onLeave={onLeave} onRead={() => markRead.mutate(notice)} onMute={() => mute(notice.kind, false)} />
          )}
        </QueryList>
      </ul>
      {notices.hasNextPage && (
        <div className={styles.older}>
          <ShowMore
            tone="outline"
            block
            query={notices}
            label={say('Show older')}
            failed={say('Older notifications could not be loaded. Try again')}
          />
        </div>
      )}
    </>
  )
}
