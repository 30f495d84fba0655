import { useQuery } from '@tanstack/react-query'
import { EDITORS_COMMENT } from '#contract/cited-title.ts'
import type { NoteCitation } from '#contract/courses.ts'
import { quoteIn } from '../../doxy/library/quote-in.ts'
import { addressOf } from '../../doxy/library/references.ts'
import { onDay } from '../../lib/dates.ts'
import { useKeptSince } from '../../lib/kept/kept.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { KeptNote } from '../../ui/status/KeptNote.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { noteQuery } from '../queries.ts'
import styles from './Course.module.css'

/** The evidence note behind a citation, the quoted words marked. */
export default function NoteDialog({ citation, onClose }: { citation: NoteCitation; onClose: () => void }) {
  const { title, source, year, quote, isComment } = citation
  const { data, isError, refetch } = useQuery(noteQuery(citation))
  const keptSince = useKeptSince(noteQuery(citation).queryKey)
  const address = addressOf(citation)
  return (
    <Dialog title={title} reading onClose={onClose}>
      <p className="ui muted">
        {source} · {year}
      </p>
      {data ? (
        <>
          <KeptNote since={keptSince} />
          <Words text={data.text} quote={isComment ? '' : quote} />
          {data.comment && (
            <>
              <h3 className="ui">{EDITORS_COMMENT}</h3>
              <Words text={data.comment} quote={isComment ? quote : ''} />
            </>
          )}
          <p className="ui muted">
            A summary by our editors in their own words, checked on {onDay(data.checkedOn)}. Read the original before you rely on it.
          </p>
        </>
      ) : isError ? (
        <Failed what="the note" onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the note" />
      )}
      {address && (
        <p>
          <a href={address} target="_blank" rel="noopener noreferrer">
            Open the source
          </a>
        </p>
      )}
    </Dialog>
  )
}

function Words({ text, quote }: { text: string; quote: string }) {
  const [before, marked, after] = quoteIn(text, quote)
  return (
    <blockquote className={styles.note}>
      {before}
      {marked && <mark>{marked}</mark>}
      {after}
    </blockquote>
  )
}
