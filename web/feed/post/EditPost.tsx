import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import type { Post, PostAudience } from '#contract/feed.ts'
import { POST_MAX } from '#contract/limits.ts'
import { api } from '../../lib/api/api.ts'
import { dropDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { Field } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { part } from '../../ui/later.tsx'
import { changePost } from '../cache/queries.ts'
import { AudienceMenu, audiences } from '../composer/AudienceMenu.tsx'
import { EditForm } from '../text/EditForm.tsx'
import { readLink } from '../text/link.ts'
import { openScan } from '../writing/scan.ts'
import { useScan } from '../writing/use-scan.ts'
import styles from './EditPost.module.css'

const WritingHelp = part(() => import('../writing/WritingHelp.tsx'))

type Words = { text: string; link: string; audience: PostAudience }

function useEdit({ id, editedAt }: Post, onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (words: { content: string; link: string | null; audience: PostAudience }) => api.feed.edit({ postId: id, ...words }),
    onSuccess: ({ content, link, preview, audience, editedAt: now, verificationStatus, checkState }) => {
      const stored = { content, link, preview, audience, verificationStatus, checkState }
      changePost(cache, id, (post) => ({ ...post, ...stored, editedAt: now ?? editedAt }))
      onDone()
    },
  })
}

/** Changes a post where it stands. What was typed is kept until it is saved or given up, whatever happens to the page. */
export default function EditPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const name = `edit-post:${post.id}`
  const stored: Words = { text: post.content, link: post.link ?? '', audience: post.audience }
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
  const scan = useScan(area, text === stored.text ? '' : text)
  const isUnchanged = text === stored.text && words.link === stored.link && words.audience === stored.audience
  const fits = text !== '' && text.length <= POST_MAX

  useEffect(() => {
    const end = area.current?.value.length ?? 0
    area.current?.focus({ preventScroll: true })
    area.current?.setSelectionRange(end, end)
  }, [])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    if (isPending || !fits || link.error !== undefined || !scan.mayGo()) return
    if (isUnchanged) close()
    else mutate({ content: text, link: link.link ?? null, audience: words.audience })
  }

  return (
    <EditForm
      label="Edit post"
      text={words.text}
      max={POST_MAX}
      error={error}
      busy={isPending || scan.isBusy}
      canSave={fits}
      onSave={submit}
      onCancel={close}
    >
      <TextArea
        ref={area}
        label="Post"
        value={words.text}
        readOnly={isPending}
        onFocus={openScan}
        onChange={({ target }) => saveDraft(name, { ...words, text: target.value })}
        onKeyDown={(event) => event.key === 'Escape' && isUnchanged && close()}
      />
      <Suspense>{text !== stored.text && <WritingHelp area={area} text={words.text} scan={scan} send="Save" />}</Suspense>
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
      <div className={styles.audience}>
        <AudienceMenu audience={words.audience} onChoose={(audience) => saveDraft(name, { ...words, audience })} />
        <span className="meta">{audiences[words.audience].meaning}</span>
      </div>
    </EditForm>
  )
}
