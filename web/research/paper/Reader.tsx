import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import { useRef } from 'react'
import { QUOTE_MAX } from '#contract/limits.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { itemsOf } from '../../ui/list/QueryList.tsx'
import { commentOn } from '../comments/drafts.ts'
import { commentsQuery } from '../queries.ts'
import { marksOf } from './marks.ts'
import styles from './Paper.module.css'
import { QuoteWords } from './QuoteWords.tsx'
import { type Sought, TextOfVersion } from './TextOfVersion.tsx'
import { Unread } from './Unread.tsx'
import { useChosenWords } from './use-chosen-words.ts'

type ReaderProps = {
  paper: OpenedPaper
  no: number
  sought: Sought | undefined
}

/** The text of a version, for whoever may read it: words of it can be commented on. */
export function Reader({ paper, no, sought }: ReaderProps) {
  const { signedIn } = useSession()
  const version = paper.versionList.find((one) => one.no === no)
  if (!paper.canRead || !version) return null
  return (
    <section className={styles.part} aria-label={`Text of version ${no}`}>
      <h3>Text of version {no}</h3>
      {version.textState === 'read' ? (
        <Read paper={paper} no={no} sought={sought} />
      ) : (
        <Unread version={version} mayTryAgain={signedIn && paper.isOwn} />
      )}
    </section>
  )
}

function Read({ paper, no, sought }: ReaderProps) {
  const text = useRef<HTMLDivElement>(null)
  const comments = itemsOf(useInfiniteQuery(commentsQuery(paper.id)).data)
  const chosen = useChosenWords(text)
  const isTooLong = (chosen?.exact.length ?? 0) > QUOTE_MAX
  return (
    <div className={styles.reader}>
      <TextOfVersion ref={text} paperId={paper.id} no={no} marks={marksOf(comments, no, paper.versions)} sought={sought} />
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
