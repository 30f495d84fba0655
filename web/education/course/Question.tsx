import { Check, Repeat, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Question as Asked, Attempt, Course } from '#contract/courses.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { HELD_UP } from '../../ui/status/HeldUp.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Citations } from './Citations.tsx'
import styles from './Course.module.css'
import { useAnswer } from './use-answer.ts'

type QuestionProps = { course: Pick<Course, 'id' | 'version'>; stepId: string; question: Asked; lead: string }

/** A question: chosen, judged, explained. Right and wrong are told by border, icon and word. */
export function Question({ course, stepId, question, lead }: QuestionProps) {
  const { id, prompt, options } = question
  const name = useId()
  const choices = useRef<HTMLFieldSetElement>(null)
  const [again, setAgain] = useState(false)
  const [isFresh, setFresh] = useState(false)
  const { chosen, choose, waiting, give, isPending, error } = useAnswer(
    { courseId: course.id, version: course.version, stepId, questionId: id, prompt },
    {
      judged: () => {
        setAgain(false)
        setFresh(true)
      },
      // What waits is shown until it is judged, and then the judgement.
      kept: () => setAgain(false),
    },
  )
  const attempt = again || waiting ? null : question.attempt
  const isKept = waiting?.state === 'waiting' && waiting.payload.optionId === chosen

  return (
    <Sheet title={prompt} lead={lead} padded bleed>
      <form
        className={styles.question}
        onSubmit={(event) => {
          event.preventDefault()
          give()
        }}
      >
        <fieldset ref={choices} tabIndex={-1}>
          <legend className="vh">{prompt}</legend>
          <div className={styles.options}>
            {options.map((option) => {
              const mark = attempt && markOf(option.id, attempt)
              return (
                <label key={option.id} className={styles.option} data-mark={mark?.tone}>
                  <input
                    type="radio"
                    name={name}
                    disabled={attempt !== null}
                    checked={(attempt ? attempt.optionId : chosen) === option.id}
                    onChange={() => choose(option.id)}
                  />
                  <span>{option.text}</span>
                  {mark && (
                    <span className={styles.tag}>
                      {mark.tone === 'right' ? <Check className="small" /> : <X className="small" />}
                      {mark.words}
                    </span>
                  )}
                </label>
              )
            })}
          </div>
        </fieldset>
        {error && !attempt && (
          <Note tone="danger" role="alert">
            Your answer was not sent, and is still chosen here. {wordsOf(error)}
          </Note>
        )}
        {!attempt && (
          <Button type="submit" busy={isPending} disabled={!chosen}>
            {error ? 'Try again' : isKept ? 'Try now' : 'Answer'}
          </Button>
        )}
      </form>
      <div role="status" className={styles.question}>
        {attempt && <Judged attempt={attempt} isFresh={isFresh} />}
        {isKept && <p className="meta">{waiting.heldUp ? `Not sent yet. ${waiting.heldUp.words}` : HELD_UP}</p>}
      </div>
      {attempt && !attempt.isRight && (
        <Button
          tone="outline"
          onClick={() => {
            // The button goes with the judgement.
            choices.current?.focus()
            setAgain(true)
          }}
        >
          Answer again
        </Button>
      )}
    </Sheet>
  )
}

function markOf(optionId: string, { optionId: own, rightOptionId }: Attempt) {
  if (optionId === rightOptionId) return { tone: 'right', words: own === optionId ? 'Right, your answer' : 'Right' } as const
  return optionId === own ? ({ tone: 'wrong', words: 'Your answer, wrong' } as const) : undefined
}

/** What an answer was worth, and why; read at once by whoever has just given it. */
function Judged({ attempt, isFresh }: { attempt: Attempt; isFresh: boolean }) {
  const { isRight, wasRightAtFirst, explanation, citations } = attempt
  const { signedIn } = useSession()
  const verdict = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh) verdict.current?.focus()
  }, [isFresh])
  return (
    <>
      <h3 ref={verdict} tabIndex={-1}>
        {isRight ? 'Right.' : 'Not quite.'}
      </h3>
      <p>{explanation}</p>
      <Citations citations={citations} />
      {!wasRightAtFirst && signedIn && (
        <p className="meta">
          <Repeat className="small" /> Missed questions come back to you as recall cards.
        </p>
      )}
    </>
  )
}
