import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Feedback } from '#contract/feedback.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { PagedSheet } from '../../ui/list/PagedSheet.tsx'
import { itemsOf } from '../../ui/list/QueryList.tsx'
import { toast } from '../../ui/status/toast.ts'
import styles from './Desk.module.css'
import { FeedbackRow } from './FeedbackRow.tsx'
import { feedbackQuery, readFeedbackAgain, type Show } from './queries.ts'

const shows: Record<Show, { label: string; title: string; empty: string }> = {
  new: { label: 'New', title: 'Feedback on answers', empty: 'No new feedback.' },
  seen: { label: 'Seen', title: 'Feedback marked as seen', empty: 'No feedback has been marked as seen yet.' },
}
/** Most words marked at once. */
const AT_ONCE = 100

/** Members' words on answers, without the members. */
export function FeedbackDesk() {
  const [show, setShow] = useState<Show>('new')
  const cache = useQueryClient()
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
    onSettled: () => readFeedbackAgain(cache),
  })
  const { title, empty } = shows[show]

  return (
    <>
      <fieldset className={styles.marks} aria-label="Filter">
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
