import { type ReactNode, Suspense } from 'react'
import type { Answer, Citation } from '#contract/doxy.ts'
import { part } from '../../ui/later.tsx'
import styles from './Answer.module.css'
import { AnswerBubble } from './AnswerBubble.tsx'
import { ConfidenceLine } from './ConfidenceLine.tsx'
import { EditorsComment } from './EditorsComment.tsx'
import { EmergencySheet } from './EmergencySheet.tsx'
import { FollowUps } from './FollowUps.tsx'
import { QuestionBack } from './QuestionBack.tsx'
import { References } from './References.tsx'
import { RetractedNote } from './RetractedNote.tsx'
import { Summary } from './Summary.tsx'

const RegimenCards = part(() => import('./regimens/RegimenCards.tsx'))
const Results = part(() => import('./results/Results.tsx'))

type AnswerSheetProps = {
  question: string
  answer: Answer
  onFollowUp: (question: string) => void
  onCite: (citation: Citation) => void
  /** What a member can do with the answer. */
  acts?: ReactNode
}

/** An answer, or what is asked back where it is not clear what is meant. */
export const AnswerSheet = (props: AnswerSheetProps) =>
  props.answer.asksBack ? (
    <AnswerBubble>
      <QuestionBack {...props.answer} onChoose={props.onFollowUp} />
    </AnswerBubble>
  ) : (
    <Answered {...props} />
  )

/** The parts of an answer in the order of the specification. Where somebody is in danger, whom to call stands above all of them. */
const Answered = ({ question, answer, onFollowUp, onCite, acts }: AnswerSheetProps) => (
  <AnswerBubble
    label={answer.emergency ? 'DoxyAI: emergency' : 'DoxyAI'}
    below={answer.comment && <EditorsComment text={answer.comment.text} />}
  >
    {answer.citations.length > 0 && <RetractedNote evidence={answer.evidence} />}
    {answer.emergency ? <EmergencySheet card={answer.emergency} /> : <Summary question={question} answer={answer} onCite={onCite} />}
    {answer.regimens.length > 0 && (
      <Suspense>
        <RegimenCards {...answer} onCite={onCite} />
      </Suspense>
    )}
    {(answer.results.length > 0 || answer.limits.length > 0) && (
      <Suspense>
        <Results {...answer} onCite={onCite} />
      </Suspense>
    )}
    {answer.steps.length > 0 && (
      <section>
        <h2>Detailed Analysis</h2>
        <ol className={styles.steps}>
          {answer.steps.map((step) => (
            <li key={step}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </section>
    )}
    {answer.evidence.length > 0 && <References {...answer} onCite={onCite} />}
    <FollowUps questions={answer.next_steps} onChoose={onFollowUp} />
    <ConfidenceLine {...answer} />
    {acts}
  </AnswerBubble>
)
