import { useQuery } from '@tanstack/react-query'
import { CircleAlert, X } from 'lucide-react'
import type { Id } from '#contract/page.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { openedQuery } from '../cache/queries.ts'
import { QuotedPost } from '../post/QuotedPost.tsx'
import styles from './ComposerQuote.module.css'

type ComposerQuoteProps = { postId: Id; isGone: boolean; onRemove: () => void }

/** The post that is being quoted, with a way to take it out. One that has gone keeps the post from being sent. */
export default function ComposerQuote({ postId, isGone, onRemove }: ComposerQuoteProps) {
  const { data, error, refetch } = useQuery(openedQuery(postId))
  const quoted = data?.items[0]
  if (isGone)
    return (
      <p className={styles.gone} role="alert">
        <CircleAlert className="small" />
        The post that you quote is not available any more. Remove it to post yours.
        <Button tone="outline" size="small" onClick={onRemove}>
          Remove the quoted post
        </Button>
      </p>
    )
  return (
    <div className={styles.quote}>
      <div>
        {quoted && <QuotedPost post={quoted} />}
        {!quoted && error && (
          <p className="meta">
            The quoted post could not be loaded. {wordsOf(error)}{' '}
            <Button tone="outline" size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        )}
      </div>
      <IconButton label="Remove the quoted post" onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  )
}
