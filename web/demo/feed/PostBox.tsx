import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { newClientId } from '../../lib/client-id.ts'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { toast } from '../../ui/status/toast.ts'
import styles from '../Demo.module.css'
import { hostedWords } from '../hosted.ts'
import { keepPostDraft, usePostDraft } from '../post-draft.ts'
import { POST_MAX } from '../tables.ts'
import { addPost, readPost, writePost } from './posts.ts'

/** Where a user writes a post; what is typed stays until it was taken. */
export function PostBox({ userId }: { userId: string }) {
  const text = usePostDraft(userId)
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  /** What was tried last: it may have arrived although no answer did. */
  const tried = useRef({ id: '', content: '' })
  const isSendable = text.trim() !== '' && text.length <= POST_MAX && !busy

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!isSendable) return
    setBusy(true)
    try {
      const content = text.trim()
      if (tried.current.content !== content) tried.current = { id: newClientId(), content }
      const { id } = tried.current
      await writePost({ id, author_id: userId, content })
      tried.current = { id: '', content: '' }
      keepPostDraft(userId, '')
      toast.success(say('Post created successfully!'))
      const post = await readPost(id).catch(() => null)
      if (post) addPost(cache, post)
      void cache.invalidateQueries({ queryKey: ['hosted', 'stats'] })
    } catch (error) {
      toast.error(say('Failed to create post'), { description: hostedWords(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Sheet bleed aria-label="New post">
      <form className={styles.box} onSubmit={send}>
        <TextArea
          label="Write a post"
          value={text}
          placeholder="What is on your mind?"
          onChange={({ target }) => keepPostDraft(userId, target.value)}
          {...(text.length > POST_MAX && { error: `At most ${POST_MAX} characters.` })}
        />
        <div className={styles.foot}>
          <span className="meta">
            {text.length}/{POST_MAX}
          </span>
          <Button type="submit" busy={busy} disabled={!isSendable && !busy}>
            Post
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
