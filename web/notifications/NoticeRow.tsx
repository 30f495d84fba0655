import { BellOff, Check, KeyRound, ShieldCheck } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { namesOf, noticeWords } from '#contract/notice-words.ts'
import type { Notice } from '#contract/notifications.ts'
import { useSessionsDialog } from '../account/sessions/use-sessions-dialog.tsx'
import { formatCount } from '../lib/count.ts'
import { useSay } from '../lib/language/say.ts'
import { writtenIn } from '../lib/language/written-in.ts'
import { Link } from '../lib/router.tsx'
import { useCaseDialog } from '../moderation/use-case-dialog.tsx'
import { AvatarLink } from '../profile/member/AvatarLink.tsx'
import { Withdrawn } from '../profile/member/Withdrawn.tsx'
import { IconButton } from '../ui/button/IconButton.tsx'
import { DoxyTile, IconTile } from '../ui/person/Avatar.tsx'
import { Ago } from '../ui/text/Ago.tsx'
import { destinationOf, isOfReporter } from './destination.ts'
import styles from './NoticeRow.module.css'
import { RequestAnswerContext } from './request-answer.ts'

type NoticeRowProps = { notice: Notice; onLeave: () => void; onRead: () => void; onMute: () => void }

/** One notice: who did what, why the member gets it, and what can be done about it. Pressing it anywhere leads to what it is about. */
export function NoticeRow({ notice, onLeave, onRead, onMute }: NoticeRowProps) {
  const say = useSay()
  const { label, reason, alwaysOn } = noticeWords[notice.kind]
  const sessions = useSessionsDialog()
  const report = useCaseDialog()
  const answerTo = use(RequestAnswerContext)
  const to = destinationOf(notice)
  // Of several who ask, each is answered on the page of mates.
  const asker = notice.kind === 'mate_request' && notice.others === 0 && notice.people.length === 1 ? notice.people[0] : undefined
  const see = () => !notice.read && onRead()

  return (
    <li className={styles.row} data-unread={!notice.read || undefined}>
      <Sign notice={notice} />
      <div className={styles.words}>
        {to ? (
          <Link
            className={styles.way}
            to={to}
            onClick={() => {
              see()
              onLeave()
            }}
          >
            <Sentence notice={notice} />
          </Link>
        ) : (
          <button
            type="button"
            className={styles.way}
            onClick={() => {
              see()
              if (notice.kind.startsWith('security') || !notice.subjectId) sessions.open()
              else report.open(isOfReporter(notice.kind) ? 'sent' : 'ruling', notice.subjectId)
            }}
          >
            <Sentence notice={notice} />
          </button>
        )}
        {notice.excerpt && (asker || notice.kind !== 'mate_request') && (
          <p className={styles.excerpt} lang={writtenIn(notice.excerpt)}>
            {notice.kind === 'security_new_device' ? say(notice.excerpt) : `“${notice.excerpt}”`}
          </p>
        )}
        {asker && <div className={styles.answer}>{answerTo(asker)}</div>}
        <p className="meta">
          <Ago at={notice.at} /> · {say(reason)}
        </p>
      </div>
      <div className={styles.acts}>
        {!notice.read && (
          <IconButton label={say('Mark as read')} onClick={onRead}>
            <Check />
          </IconButton>
        )}
        {!alwaysOn && (
          <IconButton label={say('Mute {what}', { what: say(label) })} onClick={onMute}>
            <BellOff />
          </IconButton>
        )}
      </div>
      {sessions.dialog}
      {report.dialog}
    </li>
  )
}

function Sentence({ notice: { kind, people, others, isMore, read } }: { notice: Notice }) {
  const say = useSay()
  const sayOthers = (several: number, isAtLeast: boolean) => {
    const count = formatCount(several)
    return isAtLeast ? say('at least {count} others', { count }) : say('{count} others', { count })
  }
  const names = namesOf(people, others, isMore, sayOthers).flatMap((name, at): ReactNode[] => [
    ...(at > 0 ? [` ${say('and')} `] : []),
    <b key={name}>{name}</b>,
    people[at] && <Withdrawn key={people[at].id} member={people[at]} />,
  ])
  return (
    <>
      {!read && <span className="vh">{say('Unread:')} </span>}
      {names} {say(noticeWords[kind].phrase)}
    </>
  )
}

function Sign({ notice: { kind, people } }: { notice: Notice }) {
  const [first] = people
  if (first) return <AvatarLink member={first} size="sm" className={styles.face} />
  if (kind === 'post_checked') return <DoxyTile size="sm" />
  return <IconTile size="sm">{kind.startsWith('security') ? <KeyRound /> : <ShieldCheck />}</IconTile>
}
