import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RoundEntry } from '#contract/home.ts'
import { Link } from '../lib/router.tsx'
import { AuthorLine } from '../profile/member/AuthorLine.tsx'
import { AvatarLink } from '../profile/member/AvatarLink.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { IconTile } from '../ui/person/Avatar.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'
import styles from './TodayList.module.css'

const clock = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long' })
const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' })

/** "Thursday, 20 November". */
const dayInWords = (day: Date) => `${weekday.format(day)}, ${date.format(day)}`

/** What happened today and concerns the viewer, in the order of the day. */
export const TodayList = ({ entries }: { entries: RoundEntry[] | undefined }) => (
  <Sheet title="Today's round" aside={dayInWords(new Date())}>
    {!entries && <Loading label="Loading today's round" shape="person" />}
    {entries?.length === 0 && (
      <p className={styles.quiet}>
        Nothing new yet today. Comments on your posts, answers to your requests and today's events appear here.
      </p>
    )}
    {entries && entries.length > 0 && (
      <ol className={styles.round}>
        {entries.map((entry) => (
          <TodayRow key={`${entry.kind} ${entry.at}`} entry={entry} />
        ))}
      </ol>
    )}
  </Sheet>
)

function TodayRow({ entry }: { entry: RoundEntry }) {
  return (
    <li>
      <time dateTime={entry.at}>{clock.format(new Date(entry.at))}</time>
      {entry.kind === 'event' ? (
        <IconTile size="sm">
          <CalendarDays />
        </IconTile>
      ) : (
        <AvatarLink member={entry.by} size="sm" />
      )}
      <p>{wordsOf(entry)}</p>
    </li>
  )
}

function wordsOf(entry: RoundEntry): ReactNode {
  switch (entry.kind) {
    case 'comment':
      return (
        <>
          <AuthorLine member={entry.by} className={styles.name} /> commented on your post{' '}
          <Link to={`/dashboard?post=${entry.postId}`}>“{entry.excerpt}”</Link>.{' '}
          <span className="meta">{pluralize(entry.comments, 'comment')}</span>
        </>
      )
    case 'mate_accepted':
      return (
        <>
          <AuthorLine member={entry.by} className={styles.name} /> accepted your request. {inCommon(entry.mutualMates)}
        </>
      )
    case 'mate_request':
      return (
        <>
          <AuthorLine member={entry.by} className={styles.name} /> wants to be your mate. {inCommon(entry.mutualMates)}
        </>
      )
    case 'event':
      return (
        <>
          <Link to="/education">{entry.title}</Link>, {entry.place}. {entry.going}&nbsp;going.
        </>
      )
  }
}

const pluralize = (number: number, thing: string) => `${number}\u00a0${number === 1 ? thing : `${thing}s`}`

const inCommon = (mates: number) => mates > 0 && `You have ${pluralize(mates, 'mate')} in common.`
