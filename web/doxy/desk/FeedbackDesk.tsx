import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { PagedSheet } from '../../ui/list/PagedSheet.tsx'
import { itemsOf } from '../../ui/list/QueryList.tsx'
import styles from './Desk.module.css'
import { FeedbackRow } from './FeedbackRow.tsx'
import { feedbackQuery, type Show } from './queries.ts'
import { useSee } from './use-see.ts'

const shows: Record<Show, { label: string; title: string; empty: string }> = {
  new: { label: 'New', title: 'Feedback on answers', empty: 'No new feedback.' },
  wrong: { label: 'Not right', title: 'Answers that are said not to be right', empty: 'No answer is said not to be right.' },
  seen: { label: 'Seen', title: 'Feedback marked as seen', empty: 'No feedback has been marked as seen yet.' },
}

/** Members' words on answers, without the members. */
export function FeedbackDesk() {
  const [show, setShow] = useState<Show>('new')
  const words = useInfiniteQuery(feedbackQuery(show))
  const items = itemsOf(words.data).filter(({ mayDecide }) => mayDecide)
  const see = useSee()
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
          show !== 'seen' &&
          items.length > 1 && (
            <Button tone="quiet" size="small" busy={see.isPending} onClick={() => see.mutate(items)}>
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
