import { CalendarDays } from 'lucide-react'
import type { RoundEntry } from '#contract/home.ts'
import { formatCount } from '../lib/count.ts'
import { formatter } from '../lib/dates.ts'
import { sayAround, useLocale, useSay } from '../lib/language/say.ts'
import { writtenIn } from '../lib/language/written-in.ts'
import { Link } from '../lib/router.tsx'
import { AuthorLine } from '../profile/member/AuthorLine.tsx'
import { AvatarLink } from '../profile/member/AvatarLink.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { IconTile } from '../ui/person/Avatar.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'
import styles from './TodayList.module.css'

const clock = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const weekday = formatter({ weekday: 'long' })
const date = formatter({ day: 'numeric', month: 'long' })

/** "Thursday, 20 November". */
const dayInWords = (day: Date, locale: string) => `${weekday(day, locale)}, ${date(day, locale)}`

/** What happened today and concerns the viewer, in the order of the day. */
export function TodayList({ entries }: { entries: RoundEntry[] | undefined }) {
  const say = useSay()
  const locale = useLocale()
  return (
    <Sheet title={say('Today’s round')} aside={dayInWords(new Date(), locale)}>
      {!entries && <Loading label={say('Loading today’s round')} shape="person" />}
      {entries?.length === 0 && (
        <p className={styles.quiet}>
          {say('Nothing new yet today. Comments on your posts, answers to your requests and today’s events appear here.')}
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
}

function TodayRow({ entry }: { entry: RoundEntry }) {
  return (
    <li>
      <time dateTime={entry.at}>{clock(new Date(entry.at))}</time>
      {entry.kind === 'event' ? (
        <IconTile size="sm">
          <CalendarDays />
        </IconTile>
      ) : (
        <AvatarLink member={entry.by} size="sm" />
      )}
      <p>
        <Happened entry={entry} />
      </p>
    </li>
  )
}

function Happened({ entry }: { entry: RoundEntry }) {
  const say = useSay()
  if (entry.kind === 'event')
    return (
      <>
        <Link to="/education" lang={writtenIn(entry.title)}>
          {entry.title}
        </Link>
        , <span lang={writtenIn(entry.place)}>{entry.place}</span>. {say('{count} going.', { count: formatCount(entry.going) })}
      </>
    )
  const who = <AuthorLine member={entry.by} className={styles.name} />
  if (entry.kind === 'comment') {
    const { postId, excerpt, comments } = entry
    return (
      <>
        {who}{' '}
        {sayAround(
          'commented on your post *the post*.',
          () => (
            <Link to={`/dashboard?post=${postId}`} lang={writtenIn(excerpt)}>
              “{excerpt}”
            </Link>
          ),
          say,
        )}{' '}
        <span className="meta">{say(comments === 1 ? '{count} comment' : '{count} comments', { count: formatCount(comments) })}</span>
      </>
    )
  }
  const mates = entry.mutualMates
  return (
    <>
      {who} {say(entry.kind === 'mate_accepted' ? 'accepted your request.' : 'wants to be your mate.')}{' '}
      {mates > 0 &&
        say(mates === 1 ? 'You have {count} mate in common.' : 'You have {count} mates in common.', { count: formatCount(mates) })}
    </>
  )
}
