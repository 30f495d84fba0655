import type { PaperComment } from '#contract/paper-comments.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { newestText } from '../paper/newest-text.ts'
import styles from './Comments.module.css'

type QuotedProps = {
  comment: PaperComment
  number: number | undefined
  paper: OpenedPaper
  onSeek: (commentId: string, versionNo: number) => void
}

/** The words of the paper that a comment is about, and the way to them: in its newest text, or in the one that still has them. */
export function Quoted({ comment: { id, quote, versionNo }, number, paper, onSeek }: QuotedProps) {
  if (!quote) return null
  const newest = newestText(paper)
  if (quote.state === 'orphaned')
    return (
      <>
        <p className={styles.quote}>
          <del>“{quote.exact}”</del>
        </p>
        <p className={styles.gone}>
          <Badge tone="pending">Words no longer in version {newest}</Badge>
          <Button tone="quiet" size="small" onClick={() => onSeek(id, versionNo)}>
            See them in version {versionNo}
          </Button>
        </p>
      </>
    )
  const [no, page] = quote.newestPage ? [newest, quote.newestPage] : [versionNo, quote.page]
  return (
    <p className={styles.quote}>
      {number && <span className={styles.number}>{number} </span>}“{quote.exact}”{' '}
      <Button tone="quiet" size="small" onClick={() => onSeek(id, no)}>
        {no === paper.versions ? `page ${page}` : `page ${page} of version ${no}`}
      </Button>
    </p>
  )
}
