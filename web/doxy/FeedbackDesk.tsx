import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Feedback } from '#contract/feedback.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { PagedSheet } from '../ui/PagedSheet.tsx'
import { itemsOf } from '../ui/QueryList.tsx'
import { toast } from '../ui/toast.ts'
import styles from './DoxyDesk.module.css'
import { feedbackQuery, readFeedbackAgain, type Show } from './desk.ts'
import { FeedbackRow } from './FeedbackRow.tsx'

const shows: Record<Show, { label: string; title: string; empty: string }> = {
  new: { label: 'New', title: 'What members say of answers', empty: 'No new word on an answer.' },
  seen: { label: 'Seen', title: 'Words that were seen', empty: 'No word was marked as seen yet.' },
}
/** Most words marked at once. */
const AT_ONCE = 100

/** Members' words on answers, without the members. */
export function FeedbackDesk() {
  const [show, setShow] = useState<Show>('new')
  const words = useInfiniteQuery(feedbackQuery(show))
  const items = itemsOf(words.data)
  const see = useMutation({
    networkMode: 'always',
    mutationFn: (read: readonly Feedback[]) =>
      api.feedback.see({
        ids: read.map(({ id }) => id),
        upTo:
          read
            .map(({ at }) => at)
            .sort()
            .at(-1) ?? '',
      }),
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: readFeedbackAgain,
  })
  const { title, empty } = shows[show]

  return (
    <>
      <fieldset className={styles.marks} aria-label="Which words">
        {Object.entries(shows).map(([id, { label }]) => (
          <Chip key={id} aria-pressed={show === id} onClick={() => setShow(id as Show)}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <PagedSheet
        title={title}
        query={words}
        empty={empty}
        keyOf={({ id, at }) => `${id} ${at}`}
        aside={
          show === 'new' &&
          items.length > 1 && (
            <Button tone="quiet" size="small" busy={see.isPending} onClick={() => see.mutate(items.slice(0, AT_ONCE))}>
              Mark all shown as seen
            </Button>
          )
        }
      >
        {(word) => <FeedbackRow word={word} busy={see.isPending} onSee={() => see.mutate([word])} />}
      </PagedSheet>
    </>
  )
}
