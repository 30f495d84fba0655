import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import type { Post, PostAudience } from '#contract/feed.ts'
import { POST_MAX } from '#contract/limits.ts'
import { NARROWER } from '#contract/post-readers.ts'
import { dropDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { Field } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { part } from '../../ui/later.tsx'
import { EditCase } from '../cases/EditCase.tsx'
import { AudienceMenu, audiences } from '../composer/AudienceMenu.tsx'
import { EditForm } from '../text/EditForm.tsx'
import { readLink } from '../text/link.ts'
import { openScan } from '../writing/scan.ts'
import { useScan } from '../writing/use-scan.ts'
import styles from './EditPost.module.css'
import { useEdit } from './use-edit.ts'

const WritingHelp = part(() => import('../writing/WritingHelp.tsx'))

type Words = { text: string; link: string; audience: PostAudience }

type EditPostProps = { post: Post; onClose: () => void }

/** Changes a post where it stands; of a case alone who may read it. */
export default function EditPost(props: EditPostProps) {
  return props.post.case ? <EditCase {...props} /> : <EditWords {...props} />
}

/** What was typed is kept until it is saved or given up, whatever happens to the page. */
function EditWords({ post, onClose }: EditPostProps) {
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
        <AudienceMenu audience={words.audience} stored={post.audience} onChoose={(audience) => saveDraft(name, { ...words, audience })} />
        <span className="meta">
          {audiences[words.audience].meaning} {NARROWER[post.audience].length > 0 && 'It can be kept for fewer people, not for more.'}
        </span>
      </div>
    </EditForm>
  )
}
