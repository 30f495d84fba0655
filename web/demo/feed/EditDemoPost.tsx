import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { toast } from '../../ui/status/toast.ts'
import styles from '../Demo.module.css'
import { hosted, hostedWords } from '../hosted.ts'
import { type HostedPost, POST_MAX } from '../tables.ts'
import { mergePost } from './posts.ts'

/** Other words for a post, in its place. */
export function EditDemoPost({ post, onClose }: { post: HostedPost; onClose: () => void }) {
  const [text, setText] = useState(post.content)
  const [busy, setBusy] = useState(false)
  const cache = useQueryClient()
  const isTooLong = text.length > POST_MAX

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy || isTooLong || text.trim() === '') return
    setBusy(true)
    try {
      const client = await hosted()
      const changed = { content: text.trim(), updated_at: new Date().toISOString() }
      const { data, error } = await client.from('posts').update(changed).eq('id', post.id).select('id, content, updated_at')
      if (error) throw error
      if (!data[0]) throw { code: 'gone', message: 'This post has been deleted.' }
      mergePost(cache, data[0] as Pick<HostedPost, 'id' | 'content' | 'updated_at'>)
      void cache.invalidateQueries({ queryKey: ['hosted', 'posts-of'] })
      onClose()
    } catch (error) {
      setBusy(false)
      toast.error(hostedWords(error))
    }
  }

  return (
    <form className={styles.box} onSubmit={save}>
      <TextArea
        label="Edit post"
        value={text}
        autoFocus
        onChange={({ target }) => setText(target.value)}
        {...(isTooLong && { error: `At most ${POST_MAX} characters.` })}
      />
      <div className={styles.foot}>
        <span className="meta">
          {text.length}/{POST_MAX}
        </span>
        <Button tone="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} disabled={text.trim() === '' || isTooLong}>
          Save
        </Button>
      </div>
    </form>
  )
}
