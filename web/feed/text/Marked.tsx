import { createContext, type ReactNode, Suspense, use, useState } from 'react'
import { Link } from '../../lib/router.tsx'
import { useSession } from '../../lib/session.ts'
import { profileAt } from '../../profile/member/AuthorLine.tsx'
import { part } from '../../ui/later.tsx'
import styles from './Marked.module.css'
import type { Mark } from './marks.ts'

const TopicDialog = part(() => import('../trending/TopicDialog.tsx'))

const OpenTopic = createContext<(topic: string) => void>(() => {})

/** Around a text with marks: a topic that is pressed opens beside the text, and not within its paragraph. */
export function WithTopics({ className, children }: { className?: string; children: ReactNode }) {
  const [topic, setTopic] = useState<string>()
  return (
    <div className={className}>
      <OpenTopic value={setTopic}>{children}</OpenTopic>
      <Suspense>{topic && <TopicDialog topic={topic} onClose={() => setTopic(undefined)} />}</Suspense>
    </div>
  )
}

/** A topic or a member in a text. A guest cannot read the posts on a topic, so for them it leads nowhere. */
export function Marked({ mark: { topic, handle }, children }: { mark: Pick<Mark, 'topic' | 'handle'>; children: ReactNode }) {
  const open = use(OpenTopic)
  const { signedIn } = useSession()
  if (!signedIn) return children
  if (handle)
    return (
      <Link to={profileAt(handle)} className={styles.mark}>
        {children}
      </Link>
    )
  return (
    <button type="button" className={styles.mark} aria-haspopup="dialog" onClick={() => open(topic!)}>
      {children}
    </button>
  )
}
