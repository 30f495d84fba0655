import { lazy, memo, Suspense } from 'react'
import styles from './CommentText.module.css'

const Markdown = lazy(async () => ({ default: (await import('../ui/Markdown.tsx')).Markdown }))

/** A comment's markdown. Until its renderer has arrived the text is shown as it was written. */
export const CommentText = memo(function CommentText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      <Suspense fallback={<p>{text}</p>}>
        <Markdown text={text} />
      </Suspense>
    </div>
  )
})
