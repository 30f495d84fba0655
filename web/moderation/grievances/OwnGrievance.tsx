import type { Grievance } from '#contract/grievances.ts'
import { inFull } from '../../lib/dates.ts'
import { remaining } from '../../lib/deadline.ts'
import { useLocale, useSay } from '../../lib/language/say.ts'
import { writtenIn } from '../../lib/language/written-in.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Said } from '../Said.tsx'
import { aboutOf } from './about.ts'
import styles from './Grievances.module.css'

/** A grievance of one's own by its number, with its answer or when that is due. */
export function OwnGrievance({ grievance: { reference, kind, words, at, dueAt, outcome }, now }: { grievance: Grievance; now: number }) {
  const say = useSay()
  const locale = useLocale()
  const { overdue, words: left } = remaining(dueAt, now, say)
  const clock = <Badge tone={overdue ? 'danger' : 'neel'}>{left}</Badge>
  const answered = outcome && <Badge tone={outcome.upheld ? 'verified' : 'line'}>{say(outcome.upheld ? 'Put right' : 'Not upheld')}</Badge>
  return (
    <li className={styles.grievance}>
      <h3>
        {reference} {answered ?? clock}
      </h3>
      <p className="meta">
        {say(aboutOf(kind))} · {say('received {when}', { when: inFull(at, locale) })}
        {!outcome && ` · ${say('answered by {when}', { when: inFull(dueAt, locale) })}`}
        {!outcome && overdue && ` · ${say('we are late, and it stands before what came after it')}`}
      </p>
      <p className={styles.words} lang={writtenIn(words)}>
        {words}
      </p>
      {outcome && <Said title={say('Our answer, {when}', { when: inFull(outcome.at, locale) })} words={outcome.words} />}
    </li>
  )
}
