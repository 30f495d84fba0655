import { Image as ImageIcon, Link as LinkIcon } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import type { User } from '#contract/account.ts'
import { POST_MAX } from '#contract/limits.ts'
import { wordsOf } from '../lib/failure.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { GrowingText } from '../ui/GrowingText.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Note } from '../ui/Note.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './Composer.module.css'
import { Left } from './Left.tsx'
import { sendsOn } from './send-keys.ts'
import { useComposer } from './use-composer.ts'
import { ACCEPTED, useUpload } from './use-upload.ts'

const ComposerImage = lazy(() => import('./ComposerImage.tsx'))
const ComposerLink = lazy(() => import('./ComposerLink.tsx'))

const firstImage = (files: FileList | undefined) => [...(files ?? [])].find(({ type }) => type.startsWith('image/'))

/** Where a member writes a post. What is written survives a reload; what fails to arrive comes back. */
export function Composer({ user }: { user: User }) {
  const { draft, change, link, error, isBusy, canPost, publish } = useComposer()
  const { upload, error: imageError, start, cancel, setError } = useUpload((image) => change({ image }))
  const [linkTouched, setLinkTouched] = useState(false)
  const [linkOpen, setLinkOpen] = useState(draft.link !== '')
  const picker = useRef<HTMLInputElement>(null)
  const linkId = useId()

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    setLinkTouched(draft.link !== '')
    if (!canPost || upload) return
    setLinkOpen(false)
    publish()
  }
  const paste = (event: ClipboardEvent) => {
    const image = firstImage(event.clipboardData.files)
    if (!image) return
    event.preventDefault()
    void start(image)
  }
  const showsLink = linkOpen || draft.link !== ''

  return (
    <Sheet bleed className={styles.sheet}>
      <form
        className={styles.composer}
        aria-label="New post"
        aria-busy={isBusy}
        onSubmit={submit}
        onPaste={paste}
        onKeyDown={sendsOn(submit)}
      >
        <Avatar id={user.id} name={user.name} url={user.picture} verified={user.verified} />
        <GrowingText
          className={styles.text}
          aria-label="Write a post"
          placeholder="Share a case, a question or a paper"
          value={draft.text}
          readOnly={isBusy}
          onChange={({ target }) => change({ text: target.value })}
        />
        <div className={styles.extras}>
          {error !== null && (
            <Note tone="danger" role="alert">
              Your post was not sent. {wordsOf(error)}
            </Note>
          )}
          <Suspense>
            {(draft.image || upload || imageError) && (
              <ComposerImage
                image={draft.image}
                alt={draft.alt}
                upload={upload}
                error={imageError}
                onAlt={(alt) => change({ alt })}
                onRemove={(reason) => {
                  cancel()
                  change({ image: null, alt: '' })
                  setError(reason)
                }}
              />
            )}
          </Suspense>
          <Suspense>
            {showsLink && (
              <ComposerLink
                id={linkId}
                value={draft.link}
                error={linkTouched ? link.error : undefined}
                onChange={(text) => change({ link: text })}
                onLeave={() => setLinkTouched(draft.link !== '')}
              />
            )}
          </Suspense>
        </div>
        <div className={styles.foot}>
          <input
            ref={picker}
            type="file"
            accept={ACCEPTED}
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              if (file) void start(file)
            }}
          />
          <IconButton label="Add image, up to 10 MB" disabled={isBusy} onClick={() => picker.current?.click()}>
            <ImageIcon />
          </IconButton>
          <IconButton
            label="Add link"
            aria-expanded={showsLink}
            aria-controls={showsLink ? linkId : undefined}
            disabled={isBusy}
            onClick={() => {
              if (showsLink) change({ link: '' })
              setLinkTouched(false)
              setLinkOpen(!showsLink)
            }}
          >
            <LinkIcon />
          </IconButton>
          <p className={styles.hint}>New posts start as pending.</p>
          <Left text={draft.text} max={POST_MAX} />
          <Button type="submit" busy={isBusy} disabled={!isBusy && (!canPost || upload !== undefined)}>
            Post
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
