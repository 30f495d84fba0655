import type { AppealToReview, NameAppeal, RulingAppeal } from '#contract/moderation.ts'
import { reportReasons } from '#contract/report-reasons.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { DueClock } from '../../ui/status/DueClock.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { kindOf, OpenReported } from '../OpenReported.tsx'
import { RuleNamed } from '../RuleNamed.tsx'
import { CaseActs, CaseMember } from './CaseParts.tsx'
import styles from './Cases.module.css'

type AppealRowProps<Appeal> = { appeal: Appeal; now: number; onDecide: () => void }

/** What a member asks another person to look at. */
export const AppealRow = ({ appeal, ...rest }: AppealRowProps<AppealToReview>) =>
  appeal.against === 'name' ? <NameRow appeal={appeal} {...rest} /> : <RulingRow appeal={appeal} {...rest} />

/** A name that was refused, by which rule, and what its bearer says to that. */
function NameRow({ appeal, now, onDecide }: AppealRowProps<NameAppeal>) {
  const { member, name, fault, words, at, dueAt, mayDecide } = appeal
  return (
    <li className={styles.case}>
      <div className={styles.head}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <DueClock from={at} due={dueAt} now={now} />
      </div>
      <p className="meta">
        asked for by <CaseMember card={member} />, <Ago at={at} />
      </p>
      <p className="ui muted">{fault}</p>
      {words && <blockquote className={styles.quoted}>{words}</blockquote>}
      <CaseActs mayDecide={mayDecide} label={`Decide: ${name}`} onDecide={onDecide} />
    </li>
  )
}

/** What was decided on a report, in whose words, and what its author says to that. */
function RulingRow({ appeal, now, onDecide }: AppealRowProps<RulingAppeal>) {
  const { member, ruling, words, at, dueAt, mayDecide } = appeal
  const { label, whose } = kindOf(ruling.kind)
  return (
    <li className={styles.case}>
      <div className={styles.head}>
        <h3>
          {label} {whose} <CaseMember card={member} />
        </h3>
        <DueClock from={at} due={dueAt} now={now} />
      </div>
      <p className="meta">
        <Badge tone="disputed">{reportReasons.find(({ id }) => id === ruling.reason)?.label}</Badge> report upheld{' '}
        <Ago at={ruling.decidedAt} />, appealed <Ago at={at} />
      </p>
      <blockquote className={styles.quoted}>{ruling.quoted}</blockquote>
      <RuleNamed rule={ruling.rule} />
      <p className="ui">The first reviewer wrote:</p>
      <blockquote className={styles.quoted}>{ruling.decision}</blockquote>
      <p className="ui">The member says:</p>
      <blockquote className={styles.quoted}>{words}</blockquote>
      <CaseActs mayDecide={mayDecide} label={`Decide the appeal: ${label} ${whose} ${member.name}`} onDecide={onDecide}>
        {!kindOf(ruling.kind).closed && <OpenReported {...ruling} />}
      </CaseActs>
    </li>
  )
}
