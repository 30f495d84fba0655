import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Post } from '#contract/feed.ts'
import { POST_MAX } from '#contract/limits.ts'
import { api } from '../lib/api.ts'
import { dropDraft, saveDraft, useDraft } from '../lib/drafts.ts'
import { wordsOf } from '../lib/failure.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import styles from './EditPost.module.css'
import { Left } from './Left.tsx'
import { readLink } from './link.ts'
import { changePost } from './queries.ts'
import { sendsOn } from './send-keys.ts'

type Words = { text: string; link: string }

function useEdit({ id, editedAt }: Post, onDone: () => void) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (words: { content: string; link: string | null }) => api.feed.edit({ postId: id, ...words }),
    onSuccess: ({ content, link, editedAt: now, verificationStatus }) => {
      changePost(id, (post) => ({ ...post, content, link, verificationStatus, editedAt: now ?? editedAt }))
      onDone()
    },
  })
}

/** Changes a post where it stands. What was typed is kept until it is saved or given up, whatever happens to the page. */
export default function EditPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const name = `edit-post:${post.id}`
  const stored: Words = { text: post.content, link: post.link ?? '' }
  const words = useDraft<Words>(name) ?? stored
  const [tried, setTried] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)

  const close = () => {
    dropDraft(name)
    onClose()
  }
  const { mutate, isPending, error } = useEdit(post, close)
  const link = readLink(words.link)
  const text = words.text.trim()
  const isUnchanged = text === stored.text && words.link === stored.link
  const fits = text !== '' && text.length <= POST_MAX

  useEffect(() => {
    const end = area.current?.value.length ?? 0
    area.current?.focus({ preventScroll: true })
    area.current?.setSelectionRange(end, end)
  }, [])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    if (isPending || !fits || link.error !== undefined) return
    if (isUnchanged) close()
    else mutate({ content: text, link: link.link ?? null })
  }

  return (
    <form className={styles.form} aria-label="Edit post" onSubmit={submit} onKeyDown={sendsOn(submit)}>
      <TextArea
        ref={area}
        label="Post"
        value={words.text}
        readOnly={isPending}
        onChange={({ target }) => saveDraft(name, { ...words, text: target.value })}
        onKeyDown={(event) => event.key === 'Escape' && isUnchanged && close()}
      />
      <Field
        label="Link"
        optional
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        placeholder="https://"
        value={words.link}
        readOnly={isPending}
        error={tried ? link.error : undefined}
        onBlur={() => setTried(words.link !== '')}
        onChange={({ target }) => saveDraft(name, { ...words, link: target.value })}
      />
      {error && (
        <Note tone="danger" role="alert">
          Your change was not saved. {wordsOf(error)}
        </Note>
      )}
      <div className={styles.foot}>
        <Left text={words.text} max={POST_MAX} />
        <Button tone="outline" onClick={close} disabled={isPending}>
          Cancel
        </Button>
        <Button type="submit" busy={isPending} disabled={!isPending && !fits}>
          Save
        </Button>
      </div>
    </form>
  )
}
