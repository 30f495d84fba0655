import { memo, Suspense } from 'react'
import { part } from '../../ui/later.tsx'
import { WithTopics } from '../text/Marked.tsx'
import styles from './Comments.module.css'

const CommentMarkdown = part(() => import('./CommentMarkdown.tsx'))

const nobody: readonly string[] = []

type CommentTextProps = { text: string /** Handles. */; mentioned?: readonly string[] }

/** A comment's markdown. Until its renderer has arrived the text is shown as it was written. */
export const CommentText = memo(function CommentText({ text, mentioned = nobody }: CommentTextProps) {
  return (
    <WithTopics className={styles.text}>
      <Suspense fallback={<p>{text}</p>}>
        <CommentMarkdown text={text} mentioned={mentioned} />
      </Suspense>
    </WithTopics>
  )
})
