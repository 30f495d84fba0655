import type { AppealToReview } from '#contract/moderation.ts'
import { Ago } from '../../ui/text/Ago.tsx'
import { CaseActs, CaseMember } from './CaseParts.tsx'
import styles from './Cases.module.css'

/** A name that was refused, by which rule, and what its bearer says to that. */
export function AppealRow({ appeal, onDecide }: { appeal: AppealToReview; onDecide: () => void }) {
  const { member, name, fault, words, at, mayDecide } = appeal
  return (
    <li className={styles.case}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className="meta">
        asked for by <CaseMember card={member} />, <Ago at={at} />
      </p>
      <p className="ui muted">{fault}</p>
      {words && <blockquote className={styles.quoted}>{words}</blockquote>}
      <CaseActs mayDecide={mayDecide} label={`Decide: ${name}`} onDecide={onDecide} />
    </li>
  )
}
