import { useState } from 'react'
import type { Applicant } from '#contract/applicants.ts'
import { onDay } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { statusName, statusTones } from '../postings/posting-words.ts'
import styles from './Applicants.module.css'

type ApplicantRowProps = {
  applicant: Applicant
  isOpen: boolean
  isChosen: boolean
  mayChoose: boolean
  onChoose: (isChosen: boolean) => void
  onOpen: () => void
}

/** Somebody who applied, by what they sent. */
export function ApplicantRow({ applicant, isOpen, isChosen, mayChoose, onChoose, onOpen }: ApplicantRowProps) {
  const { memberId, name: applicantName, location, checked, status, sentAt, answerDueAt } = applicant
  const [now] = useState(Date.now)
  return (
    <li className={styles.applicant} aria-current={isOpen || undefined}>
      <label className={styles.box}>
        <span className="vh">Select {applicantName}</span>
        <input type="checkbox" checked={isChosen} disabled={!mayChoose} onChange={({ target }) => onChoose(target.checked)} />
      </label>
      <Avatar id={memberId} name={applicantName} size="sm" />
      <div>
        {status === 'withdrawn' ? (
          <span className={styles.name}>{applicantName}</span>
        ) : (
          <button type="button" className={styles.name} onClick={onOpen}>
            {applicantName}
          </button>
        )}
        <p className="meta">
          {location && `${location} · `}
          <Ago at={sentAt} />
        </p>
        {checked && <p className="meta">{checked}</p>}
        {answerDueAt && (
          <p className="meta">
            {new Date(answerDueAt).getTime() > now ? 'Answer expected by' : 'Answer was expected by'} {onDay(answerDueAt)}
          </p>
        )}
      </div>
      <Badge tone={statusTones[status]}>{statusName(status)}</Badge>
    </li>
  )
}
