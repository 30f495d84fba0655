import { useQuery } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { pluralize } from '../../lib/count.ts'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { changesQuery } from '../queries.ts'
import styles from './Paper.module.css'

const unable = {
  unread: 'One of the two versions has no text to compare, or not yet.',
  too_different: 'The two differ so much that a comparison would show all of both.',
}

/** What the text of a version says otherwise than that of the one before it. */
export function Changes({ paperId, no, since }: { paperId: Id; no: number; since: number }) {
  const changes = useQuery(changesQuery(paperId, no, since))
  if (changes.isError) return <Failed what="the comparison" onRetry={() => void changes.refetch()} />
  if (!changes.data) return <Loading label="Comparing the two versions" rows={1} />
  const { state, passages, changed } = changes.data
  return (
    <div className={styles.changes}>
      <p className="meta">
        <b>
          Version {since} to {no}
        </b>{' '}
        · {state === 'compared' ? `${pluralize(changed, 'passage', 'passages')} changed` : unable[state]}
        {passages.length < changed && `; the first ${passages.length} are shown`}
      </p>
      {passages.map(({ page, pieces }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the passages of one comparison keep their order
        <p key={at}>
          <span className="meta">Page {page}</span>
          {pieces.map(({ text, kind }, place) => {
            const Piece = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one passage keep their order
            return <Piece key={place}>{text}</Piece>
          })}
        </p>
      ))}
    </div>
  )
}
