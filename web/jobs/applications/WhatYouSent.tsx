import { CircleUserRound, FileText, MessageSquareText } from 'lucide-react'
import type { OwnApplication } from '#contract/application.ts'
import { APPLICATION_DAYS } from '#contract/limits.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { saveFile } from '../../lib/api/file.ts'
import { onDay } from '../../lib/dates.ts'
import { sizeWords } from '../../lib/size.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { toast } from '../../ui/status/toast.ts'
import { answerWords } from '../answer-words.ts'
import { FitLines } from '../detail/FitLines.tsx'
import { readersOf } from '../words.ts'
import styles from './Applications.module.css'
import { SentProfileView } from './SentProfileView.tsx'

/** The frozen copy that the institution reads. */
export function WhatYouSent({ application }: { application: OwnApplication }) {
  const { id, status, cv, answers, letter, fit, sentProfile, sentAt, erasedOn, posting } = application
  const open = ({ name }: NonNullable<typeof cv>) =>
    saveFile(['applications', 'cv'], { applicationId: id }, name).catch((error) => toast.error(wordsOf(error)))
  return (
    <Sheet bleed title="What you sent">
      <SheetList aria-label="What you sent">
        {cv && (
          <li className={styles.sent}>
            <FileText />
            <div>
              <h3>CV</h3>
              <p className="meta">
                {cv.name}, {sizeWords(cv.sizeBytes)}
              </p>
            </div>
            <Button tone="outline" size="small" aria-label={`Open ${cv.name}`} onClick={() => void open(cv)}>
              Open
            </Button>
          </li>
        )}
        {(answers.length > 0 || letter) && (
          <li className={styles.sent}>
            <MessageSquareText />
            <div>
              <h3>{answers.length > 0 ? (letter ? 'Answers and letter' : 'Answers') : 'Letter'}</h3>
              {answers.map((answer) => (
                <p key={answer.words} className="ui">
                  <span className="muted">{answer.words}</span> {answerWords(answer)}
                </p>
              ))}
              {letter && <p className={styles.letter}>{letter}</p>}
            </div>
          </li>
        )}
        <li className={styles.sent}>
          <CircleUserRound />
          <details>
            <summary>Your profile of {onDay(sentAt)}</summary>
            <SentProfileView profile={sentProfile} />
            {fit.length > 0 && <FitLines lines={fit} whose="Your profile" />}
          </details>
        </li>
      </SheetList>
      <p className={styles.foot}>
        {readersOf(status, posting)}{' '}
        {erasedOn ? `Deleted on ${onDay(erasedOn)}.` : `Deleted ${APPLICATION_DAYS} days after the job closes.`}
      </p>
    </Sheet>
  )
}
