import type { OwnRuling } from '#contract/moderation.ts'
import { reportReasons } from '#contract/report-reasons.ts'
import { inFull, onDay } from '../lib/dates.ts'
import { Badge } from '../ui/badge/Badge.tsx'
import { reversedWords } from './consequences.ts'
import { kindOf, OpenReported } from './OpenReported.tsx'
import { RuleNamed } from './RuleNamed.tsx'
import styles from './Ruling.module.css'
import { Said } from './Said.tsx'

/** What was decided about something of one's own, what came of an appeal, and until when there could be one. */
export function Ruling({ ruling }: { ruling: OwnRuling }) {
  const { reason, quoted, rule, decision, appealUntil, mayAppeal, appeal } = ruling
  return (
    <div className={styles.ruling}>
      <p>{happened(ruling)}</p>
      <p>
        <Badge tone="disputed">{reportReasons.find(({ id }) => id === reason)?.label}</Badge>
      </p>
      <Said title="When it was reported it said" words={quoted} />
      {rule && <RuleNamed rule={rule} />}
      {decision !== null && <Said title="The reviewer wrote" words={decision} />}
      {!ruling.closes && (
        <p>
          <OpenReported {...ruling} />
        </p>
      )}
      {appeal && <Said title="You appealed" words={appeal.words} />}
      {appeal && !appeal.outcome && <p className="ui muted">Another reviewer will look at it, and you will be notified.</p>}
      {appeal?.outcome && (
        <Said
          title={appeal.outcome.upheld ? 'Another reviewer has reversed the decision' : 'Another reviewer has upheld the decision'}
          words={appeal.outcome.decision}
        />
      )}
      {appeal?.outcome?.upheld && reversedWords(ruling) && <p className="ui">{reversedWords(ruling)}</p>}
      {!appeal && !mayAppeal && appealUntil && <p className="ui muted">It could be appealed until {onDay(appealUntil)}.</p>}
    </div>
  )
}

/** What became of something of the reader's, in a sentence or two. */
function happened({ kind, dueAt, isHidden, upheld, decidedAt, mayAppeal, closes }: OwnRuling) {
  const yours = `your ${kindOf(kind).label.toLowerCase()}`
  if (!decidedAt)
    return `A colleague reported that a patient can be recognised in ${yours}, so only you and our reviewers see it now. A reviewer decides by ${inFull(dueAt)}. You can edit or delete it meanwhile.`
  if (!upheld)
    return `A reviewer has looked at ${yours}, ${onDay(decidedAt)}: the report was not upheld. ${isHidden ? 'It stays hidden, because of another report.' : 'It is not hidden any more.'}`
  if (closes) return `A moderator has upheld a report about ${yours}, ${onDay(decidedAt)}, and with another one has closed your account.`
  return `A reviewer has upheld a report about ${yours}, ${onDay(decidedAt)}.${isHidden ? ` Only you and our moderators see it now.${mayAppeal ? ' You can correct it and appeal: another reviewer looks at it then.' : ''}` : ''}`
}
