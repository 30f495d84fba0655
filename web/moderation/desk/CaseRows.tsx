import type { ReactNode } from 'react'
import type { AppealToReview, ReportToReview } from '#contract/moderation.ts'
import type { MemberCard } from '#contract/profile.ts'
import { reportReasons } from '#contract/report-reasons.ts'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import styles from './Cases.module.css'

const profileOf = ({ handle }: MemberCard) => `/profile?member=${encodeURIComponent(handle)}`
const Member = ({ card }: { card: MemberCard }) => (
  <>
    <Link to={profileOf(card)}>{card.name}</Link>
    {card.verificationRevoked && (
      <>
        {' '}
        <Badge tone="line">Verification withdrawn</Badge>
      </>
    )}
  </>
)

const kinds = { post: 'Post', comment: 'Comment', profile: 'Profile' }

/** Something that was reported, as it was read, and why. */
export function ReportRow({ report, onDecide }: { report: ReportToReview; onDecide: () => void }) {
  const { kind, placeId, reason, words, quoted, about, reporter, at, mayDecide } = report
  const title = `${kinds[kind]} by ${about.name}`
  return (
    <li className={styles.case}>
      <h3>
        {kinds[kind]} {kind === 'profile' ? 'of' : 'by'} <Member card={about} />
      </h3>
      <p className="meta">
        <Badge tone="disputed">{reportReasons.find(({ id }) => id === reason)?.label}</Badge> reported by <Member card={reporter} />,{' '}
        <Ago at={at} />
      </p>
      <blockquote className={styles.quoted}>{quoted}</blockquote>
      {words && <p>{words}</p>}
      <Acts mayDecide={mayDecide} label={`Decide: ${title}`} onDecide={onDecide}>
        <ButtonLink tone="quiet" size="small" to={kind === 'profile' ? profileOf(about) : `/dashboard?post=${placeId}`}>
          Open the {kind === 'profile' ? 'profile' : 'post'}
        </ButtonLink>
      </Acts>
    </li>
  )
}

/** A name that was refused, by which rule, and what its bearer says to that. */
export function AppealRow({ appeal, onDecide }: { appeal: AppealToReview; onDecide: () => void }) {
  const { member, name, fault, words, at, mayDecide } = appeal
  return (
    <li className={styles.case}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className="meta">
        asked for by <Member card={member} />, <Ago at={at} />
      </p>
      <p className="ui muted">{fault}</p>
      {words && <blockquote className={styles.quoted}>{words}</blockquote>}
      <Acts mayDecide={mayDecide} label={`Decide: ${name}`} onDecide={onDecide} />
    </li>
  )
}

type ActsProps = { mayDecide: boolean; label: string; onDecide: () => void; children?: ReactNode }

const Acts = ({ mayDecide, label, onDecide, children }: ActsProps) => (
  <>
    {!mayDecide && <p className="ui muted">This concerns you, so another reviewer must decide.</p>}
    <div className={styles.acts}>
      {mayDecide && (
        <Button size="small" aria-label={label} onClick={onDecide}>
          Decide
        </Button>
      )}
      {children}
    </div>
  </>
)
