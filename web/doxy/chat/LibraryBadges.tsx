import { useQuery } from '@tanstack/react-query'
import { LibraryBig } from 'lucide-react'
import { Badge } from '../../ui/badge/Badge.tsx'
import { stateInWords } from '../library/words.ts'
import { libraryQuery } from '../queries.ts'
import styles from './ChatHead.module.css'

/** How things stand: whether Doxy AI and its model can be reached, and what it answers from. */
export function LibraryBadges({ onCorpus }: { onCorpus: () => void }) {
  const { data, isError } = useQuery(libraryQuery)
  const isEmpty = data?.documents === 0
  return (
    <p>
      <span role="status">
        {isError ? (
          <Badge tone="danger">Offline</Badge>
        ) : data ? (
          <Badge tone="verified">
            <span className={styles.dot} />
            Online
          </Badge>
        ) : (
          <Badge tone="pending">Connecting</Badge>
        )}
      </span>
      {data?.modelLately === 'failed' && <Badge tone="pending">Model unavailable</Badge>}
      {data && (
        <button
          type="button"
          className={styles.badge}
          aria-label={`${isEmpty ? 'Library empty' : 'RAG Enhanced'}: ${stateInWords(data)}`}
          data-tip={stateInWords(data)}
          onClick={onCorpus}
        >
          <Badge tone={isEmpty ? 'pending' : 'haldi'}>
            <LibraryBig />
            {isEmpty ? 'Library empty' : 'RAG Enhanced'}
          </Badge>
        </button>
      )}
    </p>
  )
}
