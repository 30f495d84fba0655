import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Id } from '#contract/page.ts'
import type { PaperReason } from '#contract/papers.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { forYouAddress } from '../filters.ts'
import { useDismissPaper } from '../mutations.ts'
import { suggestedQuery } from '../queries.ts'
import styles from './List.module.css'
import { PaperRow } from './PaperRow.tsx'

function wordsOfReason(reason: PaperReason): string {
  switch (reason.kind) {
    case 'topic':
      return `You follow ${reason.topic}`
    case 'specialty':
      return `Your specialty: ${reason.specialty}`
    case 'uploaded':
      return `Uploaded by ${reason.by.name}, your mate`
    case 'commented':
      return `${reason.by.name}, your mate, commented`
  }
}

/** Papers for the member, each with what speaks for it, and a way to be spared it. */
export function SuggestedPapers({ openId }: { openId: Id | null }) {
  const suggested = useQuery(suggestedQuery)
  const dismiss = useDismissPaper()
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} tabIndex={-1} aria-label="Papers for you" className={styles.plain}>
      <QueryList inList query={suggested} what="papers for you" empty={<Nothing />}>
        {({ paper, reasons }) => (
          <li>
            <PaperRow paper={paper} to={forYouAddress(paper.id)} isOpen={paper.id === openId} />
            <p className={`${styles.reason} meta`}>
              <span>{reasons.map(wordsOfReason).join(' · ')}</span>
              {/* The focus stays in the list when the row with the button leaves it. */}
              <Button
                tone="quiet"
                disabled={dismiss.isPending}
                onClick={() => dismiss.mutate(paper, { onSuccess: () => list.current?.focus() })}
              >
                Not interested<span className="vh"> in {paper.title}</span>
              </Button>
            </p>
          </li>
        )}
      </QueryList>
    </ul>
  )
}

const Nothing = () => (
  <li>
    <EmptyState title="No papers for you yet">
      Papers come here by topics you follow, your specialty, and what your mates upload and comment on.
    </EmptyState>
  </li>
)
