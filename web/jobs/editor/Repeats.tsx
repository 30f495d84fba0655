import { REPOST_DAYS } from '#contract/limits.ts'
import type { PostingCard } from '#contract/posting.ts'
import { Link } from '../../lib/router.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { editorOf } from '../postings/posting-words.ts'
import styles from './Editor.module.css'

/** What a draft repeats, said before it is published. */
export function Repeats({ duplicates, isRepost }: { duplicates: readonly PostingCard[]; isRepost: boolean }) {
  if (!isRepost) return null
  return (
    <div className={styles.section}>
      <Note>
        It will bear the mark “Posted again”: you published the same title in the same city within the last {REPOST_DAYS} days.
        {duplicates.length > 0 && (
          <>
            {' '}
            Open still:{' '}
            {duplicates.map(({ id, title, city }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <Link to={editorOf(id)}>
                  {title}
                  {city && `, ${city}`}
                </Link>
              </span>
            ))}
            .
          </>
        )}
      </Note>
    </div>
  )
}
