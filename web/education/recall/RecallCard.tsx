import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { RecallCard as Card, Rating } from '#contract/courses.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { onDay } from '../../lib/dates.ts'
import { entriesOf } from '../../lib/outbox/outbox.ts'
import { sendOrWait } from '../../lib/outbox/send-or-wait.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Citations } from '../course/Citations.tsx'
import { recallQuery } from '../queries.ts'
import { untilWords } from '../words.ts'
import styles from './Recall.module.css'
import { drawRated, type RatedCard, ratingKind, ratingQueueOf, sendRating } from './rate-card.ts'

const ratings: [Rating, string][] = [
  ['forgot', 'Forgot'],
  ['hard', 'Hard'],
  ['good', 'Good'],
  ['easy', 'Easy'],
]

type RecallCardProps = { card: Card; due: number; onReviewed: (words: string) => void }

/** A missed question: its answer when asked for, and then how well it was known. Each rating says when the card would come back. */
export function RecallCard({ card, due, onReviewed }: RecallCardProps) {
  const cache = useQueryClient()
  const [open, setOpen] = useState(false)
  const { courseId, questionId, prompt } = card
  const ratedAs = (rating: Rating): RatedCard => ({ courseId, questionId, prompt, rating })
  const body = useRef<HTMLDivElement>(null)
  const review = useMutation({
    networkMode: 'always',
    mutationFn: (rating: Rating) => {
      const rated = ratedAs(rating)
      return sendOrWait({
        kind: ratingKind,
        payload: rated,
        before: () => entriesOf(ratingKind.name, ratingQueueOf(rated)),
        send: (options, clientId) => sendRating(rated, clientId, options),
      })
    },
    onSuccess: async (answer, rating) => {
      if (!answer) return onReviewed(`Kept. FSRS sets the day on which “${prompt}” comes back once your rating is sent.`)
      const until = untilWords(answer.dueAt)
      onReviewed(`“${prompt}” comes back ${until === 'today' ? until : `in ${until}`}, on ${onDay(answer.dueAt)}. FSRS set the interval.`)
      await drawRated(cache, ratedAs(rating))
    },
    // Another device may have rated it before.
    onError: () => void cache.invalidateQueries({ queryKey: recallQuery.queryKey }),
  })

  return (
    <Sheet title={prompt} lead={`Recall · ${due} due · ${card.courseTitle}`} padded bleed>
      <div ref={body} className={styles.card} tabIndex={-1}>
        {open ? (
          <>
            <p>
              <b>{card.answer}</b>
            </p>
            <p>{card.explanation}</p>
            <Citations citations={card.citations} />
            <fieldset>
              <legend className={styles.legend}>How well did you know it?</legend>
              <div className={styles.ratings}>
                {ratings.map(([rating, label]) => (
                  <button
                    key={rating}
                    type="button"
                    aria-busy={review.isPending}
                    onClick={() => !review.isPending && review.mutate(rating)}
                  >
                    {label}
                    <small>{untilWords(card.next[rating])}</small>
                  </button>
                ))}
              </div>
            </fieldset>
            {review.isError && (
              <Note tone="danger" role="alert">
                Not saved. {wordsOf(review.error)}{' '}
                <Button tone="outline" size="small" onClick={() => review.mutate(review.variables)}>
                  Try again
                </Button>
              </Note>
            )}
          </>
        ) : (
          <Button
            onClick={() => {
              body.current?.focus()
              setOpen(true)
            }}
          >
            Show the answer
          </Button>
        )}
      </div>
    </Sheet>
  )
}
