import { useInfiniteQuery } from '@tanstack/react-query'
import { BookOpen, MessageSquareQuote } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { QUOTE_MAX } from '#contract/limits.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { useMedia } from '../../lib/media.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { itemsOf } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { commentOn } from '../comments/drafts.ts'
import { commentsQuery } from '../queries.ts'
import { marksOf } from './marks.ts'
import { newestText } from './newest-text.ts'
import styles from './Paper.module.css'
import { QuoteWords } from './QuoteWords.tsx'
import { pageIn, type Sought } from './sought.ts'
import { TextOfVersion } from './TextOfVersion.tsx'
import { Unread } from './Unread.tsx'
import { useChosenWords } from './use-chosen-words.ts'

const PdfPane = part(() => import('../pdf/PdfPane.tsx'))

export type View = 'pdf' | 'text'

type ReadProps = { paper: OpenedPaper; no: number; sought: Sought | undefined }
type ReaderProps = ReadProps & { /** What the reader has chosen. */ view: View | undefined; onView: (view: View) => void }

/** A version for whoever may read it: its text, whose words can be commented on, or where there is room for them the pages of its PDF. */
export function Reader({ paper, no, sought, view, onView }: ReaderProps) {
  const { signedIn } = useSession()
  const isWide = useMedia('(min-width: 768px)')
  const version = paper.versionList.find((one) => one.no === no)
  if (!paper.canRead || !version) return null
  const hasPdf = version.file?.type === 'application/pdf'
  const isPdf = hasPdf && (view ?? (isWide ? 'pdf' : 'text')) === 'pdf'
  const title = `${isPdf ? 'PDF' : 'Text'} of version ${no}`
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.partHead}>
        <h3>{title}</h3>
        {hasPdf && !isPdf && (
          <Button tone="soft" size="small" onClick={() => onView('pdf')}>
            <BookOpen />
            Show PDF
          </Button>
        )}
      </div>
      {isPdf ? (
        <Suspense fallback={<Loading label="Opening the PDF" rows={3} />}>
          <PdfPane version={version} sought={pageIn(sought)} onText={() => onView('text')} />
        </Suspense>
      ) : version.textState === 'read' ? (
        <Read paper={paper} no={no} sought={sought} />
      ) : (
        <Unread version={version} mayTryAgain={signedIn && paper.isOwn} />
      )}
    </section>
  )
}

function Read({ paper, no, sought }: ReadProps) {
  const text = useRef<HTMLDivElement>(null)
  const comments = itemsOf(useInfiniteQuery(commentsQuery(paper.id)).data)
  const chosen = useChosenWords(text)
  const isTooLong = (chosen?.exact.length ?? 0) > QUOTE_MAX
  return (
    <div className={styles.reader}>
      <TextOfVersion ref={text} paperId={paper.id} no={no} marks={marksOf(comments, no, newestText(paper))} sought={sought} />
      <div className={styles.choose}>
        {chosen ? (
          // The press must not take the selection away before it is used.
          <Button
            size="small"
            disabled={isTooLong}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => commentOn(paper.id, no, chosen)}
          >
            <MessageSquareQuote />
            Comment on these words
          </Button>
        ) : (
          <QuoteWords text={text} onQuote={(quote) => commentOn(paper.id, no, quote)} />
        )}
        <span className="meta" role="status">
          {isTooLong && `Choose at most ${QUOTE_MAX} characters.`}
        </span>
      </div>
    </div>
  )
}
