import { useState } from 'react'
import type { Post } from '#contract/feed.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { AudienceMenu, audiences } from '../composer/AudienceMenu.tsx'
import { useEdit } from '../post/use-edit.ts'
import styles from './Cases.module.css'

/** Who may read a case. Its words stay as they were looked through and stated. */
export function EditCase({ post, onClose }: { post: Post; onClose: () => void }) {
  const [audience, setAudience] = useState(post.audience)
  const { mutate, isPending, error } = useEdit(post, onClose)

  return (
    <form
      className={styles.fields}
      aria-label="Who can read this case"
      onSubmit={(event) => {
        event.preventDefault()
        if (audience === post.audience) onClose()
        else if (!isPending) mutate({ content: post.content, link: post.link, audience })
      }}
    >
      {error && (
        <Note tone="danger" role="alert">
          {wordsOf(error)}
        </Note>
      )}
      <p className="meta">
        The words of a case stay as they were looked through and stated. Add to them in a comment. It can be kept for fewer people, not for
        more.
      </p>
      <div className={styles.audience}>
        <AudienceMenu audience={audience} stored={post.audience} onChoose={setAudience} />
        <span className="meta">{audiences[audience].meaning}</span>
      </div>
      <div className={styles.acts}>
        <Button type="submit" size="small" busy={isPending}>
          Save
        </Button>
        <Button size="small" tone="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
