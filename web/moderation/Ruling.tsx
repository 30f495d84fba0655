import type { OwnRuling } from '#contract/moderation.ts'
import { reportReasons } from '#contract/report-reasons.ts'
import { inFull, onDay } from '../lib/dates.ts'
import { type Say, useLocale, useSay } from '../lib/language/say.ts'
import { Badge } from '../ui/badge/Badge.tsx'
import { reversedWords } from './consequences.ts'
import { kindOf, OpenReported } from './OpenReported.tsx'
import { RuleNamed } from './RuleNamed.tsx'
import styles from './Ruling.module.css'
import { Said } from './Said.tsx'

/** What was decided about something of one's own, what came of an appeal, and until when there could be one. */
export function Ruling({ ruling }: { ruling: OwnRuling }) {
  const say = useSay()
  const locale = useLocale()
  const { reason, quoted, rule, decision, appealUntil, mayAppeal, appeal } = ruling
  const named = reportReasons.find(({ id }) => id === reason)?.label
  const reversed = reversedWords(ruling, say)
  return (
    <div className={styles.ruling}>
      <p>{happened(ruling, say, locale)}</p>
      <p>
        <Badge tone="disputed">{named && say(named)}</Badge>
      </p>
      <Said title={say('When it was reported it said')} words={quoted} />
      {rule && <RuleNamed rule={rule} />}
      {decision !== null && <Said title={say('The reviewer wrote')} words={decision} />}
      {!ruling.closes && (
        <p>
          <OpenReported {...ruling} />
        </p>
      )}
      {appeal && <Said title={say('You appealed')} words={appeal.words} />}
      {appeal && !appeal.outcome && <p className="ui muted">{say('Another reviewer will look at it, and you will be notified.')}</p>}
      {appeal?.outcome && (
        <Said
          title={say(appeal.outcome.upheld ? 'Another reviewer has reversed the decision' : 'Another reviewer has upheld the decision')}
          words={appeal.outcome.decision}
        />
      )}
      {appeal?.outcome?.upheld && reversed && <p className="ui">{reversed}</p>}
      {!appeal && !mayAppeal && appealUntil && (
        <p className="ui muted">{say('It could be appealed until {day}.', { day: onDay(appealUntil, locale) })}</p>
      )}
    </div>
  )
}

/** What became of something of the reader's, in a few sentences. */
function happened(ruling: OwnRuling, say: Say, locale: string) {
  const { kind, dueAt, isHidden, upheld, decidedAt, mayAppeal, closes } = ruling
  const what = say(kindOf(kind).label.toLowerCase())
  if (!decidedAt)
    return say(
      'A colleague reported that a patient can be recognised in your {what}, so only you and our reviewers see it now. A reviewer decides by {when}. You can edit or delete it meanwhile.',
      { what, when: inFull(dueAt, locale) },
    )
  const told = { what, day: onDay(decidedAt, locale) }
  if (!upheld)
    return [
      say('A reviewer has looked at your {what}, {day}: the report was not upheld.', told),
      say(isHidden ? 'It stays hidden, because of another report.' : 'It is not hidden any more.'),
    ].join(' ')
  if (closes) return say('A moderator has upheld a report about your {what}, {day}, and with another one has closed your account.', told)
  return [
    say('A reviewer has upheld a report about your {what}, {day}.', told),
    ...(isHidden ? [say('Only you and our moderators see it now.')] : []),
    ...(isHidden && mayAppeal ? [say('You can correct it and appeal: another reviewer looks at it then.')] : []),
  ].join(' ')
}
