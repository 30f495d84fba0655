import { Suspense } from 'react'
import styles from '../../feed/comments/Comments.module.css'
import { part } from '../../ui/later.tsx'

const Markdown = part(async () => ({ default: (await import('../../ui/text/Markdown.tsx')).Markdown }))

/** A comment's markdown. Until its renderer has arrived the text is shown as it was written. */
export const Words = ({ text }: { text: string }) => (
  <div className={styles.text}>
    <Suspense fallback={<p>{text}</p>}>
      <Markdown text={text} />
    </Suspense>
  </div>
)
