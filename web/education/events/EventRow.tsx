import { CalendarDays } from 'lucide-react'
import type { Event } from '#contract/events.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { saveFile } from '../../lib/api/file.ts'
import { pluralize } from '../../lib/count.ts'
import { inFull } from '../../lib/dates.ts'
import { Link } from '../../lib/router.tsx'
import { useSession } from '../../lib/session.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { AvatarLink } from '../../profile/member/AvatarLink.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { IconTile } from '../../ui/person/Avatar.tsx'
import { toast } from '../../ui/status/toast.ts'
import { ToggleHeldUp } from '../../ui/toggle/ToggleHeldUp.tsx'
import { useToggle } from '../../ui/toggle/use-toggle.ts'
import styles from '../Education.module.css'
import { kindWords } from '../words.ts'
import { EventMenu } from './EventMenu.tsx'
import own from './Events.module.css'
import { goToEvent } from './go.ts'

const shortly = new Intl.DateTimeFormat('en-IN', { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' })

/** An event with who holds it, how many are going, and whether the viewer is. */
export function EventRow({ event, isOver }: { event: Event; isOver: boolean }) {
  const { id, kind, title, place, about, startsAt, host, going, isGoing, isCancelled, reason } = event
  const { signedIn } = useSession()
  const go = useToggle(goToEvent, event, isGoing)
  const save = () => saveFile(['events', 'calendar'], { eventId: id }, 'event.ics').catch((error) => toast.error(wordsOf(error)))

  return (
    <li className={styles.event}>
      <time dateTime={startsAt} title={inFull(startsAt)}>
        {isOver ? day.format(new Date(startsAt)) : shortly.format(new Date(startsAt)).replace(',', '')}
      </time>
      {host ? (
        <AvatarLink member={host} size="sm" />
      ) : (
        <IconTile size="sm">
          <CalendarDays />
        </IconTile>
      )}
      <div>
        <div className={own.head}>
          <h3>
            <Link to={`/education?event=${id}`}>{title}</Link> {isCancelled && <Badge tone="danger">Cancelled</Badge>}
          </h3>
          <EventMenu event={event} isOver={isOver} />
        </div>
        <p className="meta">
          {kindWords[kind]} · {day.format(new Date(startsAt))} · {place}
          {host && (
            <>
              {' · '}
              <AuthorLine member={host} />
            </>
          )}
        </p>
        {reason && <p className="ui">Reason: {reason}</p>}
        {about && <p className={`ui ${own.about}`}>{about}</p>}
        <div className={styles.links}>
          {!isCancelled && <span className="ui muted">{pluralize(going, 'person', 'people')} going</span>}
          {!isOver && !isCancelled && (
            <Button
              size="small"
              tone={go.isOn ? 'soft' : 'outline'}
              aria-pressed={go.isOn}
              aria-label={`I am going: ${title}`}
              busy={go.isPending}
              onClick={go.press}
            >
              {go.isOn ? 'Going' : 'I am going'}
            </Button>
          )}
          {signedIn && !isOver && (
            <Button size="small" tone="quiet" aria-label={`Calendar file: ${title}`} onClick={() => void save()}>
              <CalendarDays />
              Calendar file
            </Button>
          )}
        </div>
        <ToggleHeldUp toggle={goToEvent} id={id} />
      </div>
    </li>
  )
}
