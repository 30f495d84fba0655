import { type ReactNode, useMemo } from 'react'
import { Markdown } from '../../ui/text/Markdown.tsx'
import { keepWords } from '../text/keep-words.ts'
import { Marked } from '../text/Marked.tsx'
import { markWords } from '../text/mark-words.ts'
import styles from './Comments.module.css'

type MarkProps = { 'data-topic'?: string; 'data-handle'?: string; children?: ReactNode }

/** A topic, a member who is mentioned, or Doxy AI. */
const Word = ({ 'data-topic': topic, 'data-handle': handle, children }: MarkProps) =>
  topic || handle ? (
    <Marked mark={{ ...(topic && { topic }), ...(handle && { handle }) }}>{children}</Marked>
  ) : (
    <span className={styles.doxy}>{children}</span>
  )

const drawn = { mark: Word }

/** Markdown of a comment: topics and members who are mentioned are led to. */
export default function CommentMarkdown({ text, mentioned }: { text: string; mentioned: readonly string[] }) {
  const plugins = useMemo(() => [keepWords, () => markWords(mentioned)], [mentioned])
  return <Markdown text={text} plugins={plugins} drawn={drawn} />
}
