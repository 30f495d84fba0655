import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RoundEntry } from '#contract/home.ts'
import { Face } from '../profile/Face.tsx'
import { Signature } from '../profile/Signature.tsx'
import { IconTile } from '../ui/Avatar.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import styles from './Round.module.css'

const clock = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long' })
const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' })

/** "Thursday, 20 November". */
const dayInWords = (day: Date) => `${weekday.format(day)}, ${date.format(day)}`

/** What happened today and concerns the viewer, in the order of the day. */
export const Round = ({ entries }: { entries: RoundEntry[] | undefined }) => (
  <Sheet title="Today's round" aside={dayInWords(new Date())}>
    {!entries && <Loading label="Loading today's round" shape="person" />}
    {entries?.length === 0 && (
      <p className={styles.quiet}>A quiet day so far. Comments on your posts, answers to your requests and today's events stand here.</p>
    )}
    {entries && entries.length > 0 && (
      <ol className={styles.round}>
        {entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry.at}`} entry={entry} />
        ))}
      </ol>
    )}
  </Sheet>
)

function Entry({ entry }: { entry: RoundEntry }) {
  return (
    <li>
      <time dateTime={entry.at}>{clock.format(new Date(entry.at))}</time>
      {entry.kind === 'event' ? (
        <IconTile size="sm">
          <CalendarDays />
        </IconTile>
      ) : (
        <Face member={entry.by} size="sm" />
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
          <Signature member={entry.by} className={styles.name} /> commented on your post{' '}
          <Link to={`/dashboard?post=${entry.postId}`}>“{entry.excerpt}”</Link>.{' '}
          <span className="meta">{counted(entry.comments, 'comment')}</span>
        </>
      )
    case 'mate_accepted':
      return (
        <>
          <Signature member={entry.by} className={styles.name} /> accepted your request. {inCommon(entry.mutualMates)}
        </>
      )
    case 'mate_request':
      return (
        <>
          <Signature member={entry.by} className={styles.name} /> would like to be your mate. {inCommon(entry.mutualMates)}
        </>
      )
    case 'event':
      return (
        <>
          <b>{entry.title}</b>, {entry.place}. {entry.going}&nbsp;going.
        </>
      )
  }
}

const counted = (number: number, thing: string) => `${number}\u00a0${number === 1 ? thing : `${thing}s`}`

const inCommon = (mates: number) => mates > 0 && `You have ${counted(mates, 'mate')} in common.`
