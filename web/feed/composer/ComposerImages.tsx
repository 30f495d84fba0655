import { ArrowDown, ArrowUp, CircleAlert, X } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Image } from '#contract/files.ts'
import { ALT_MAX, IMAGES_MAX, PICTURE_WIDTHS } from '#contract/limits.ts'
import { pluralize } from '../../lib/count.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { part } from '../../ui/later.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { announce } from '../../ui/status/announce.ts'
import { UploadProgress } from '../../ui/status/UploadProgress.tsx'
import styles from './ComposerImages.module.css'
import { isUndescribed } from './use-descriptions.ts'
import type { usePictures } from './use-pictures.ts'

const UndescribedNote = part(() => import('./UndescribedNote.tsx'))

const UNDESCRIBED = 'The picture you added'

type ComposerImagesProps = {
  images: Image[]
  pictures: Omit<ReturnType<typeof usePictures>, 'choose'>
  /** Whoever is about to post is asked for the words that are missing. */
  isAsked: boolean
  onChange: (images: Image[]) => void
}

/** The pictures of a post before it is posted: how they look, what they show in words, their order, and a way to take each out. */
export default function ComposerImages({ images, pictures, isAsked, onChange }: ComposerImagesProps) {
  const list = useRef<HTMLDivElement>(null)
  const { sending, preview, waiting, failure, cancel, fail } = pictures
  const of = images.length
  const missing = images.filter(isUndescribed).length

  const without = (image: Image) => onChange(images.filter(({ id }) => id !== image.id))
  const move = (from: number, by: 1 | -1) => {
    const to = from + by
    flushSync(() => onChange(images.with(from, images[to]!).with(to, images[from]!)))
    announce(`Moved. Picture ${to + 1} of ${of}.`)
    // A browser forgets the focus of what moves on the page.
    const moves = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled')
    moves?.[by < 0 ? 0 : moves.length - 1]?.focus()
  }

  const describe = () => list.current?.querySelectorAll('input')[images.findIndex(isUndescribed)]?.focus()

  return (
    <>
      <div ref={list} className={styles.list} data-several={of > 1}>
        {images.map((image, at) => (
          <fieldset key={image.id} className={styles.image}>
            <legend className="vh">
              Picture {at + 1} of {of}
            </legend>
            <div className={styles.preview}>
              <Picture
                url={image.url}
                atWidth={PICTURE_WIDTHS[0]}
                alt={image.alt || UNDESCRIBED}
                onGone={() => {
                  without(image)
                  fail('That picture has expired. Please add it again.')
                }}
              />
              <IconButton label="Remove image" className={styles.remove} onClick={() => without(image)}>
                <X />
              </IconButton>
            </div>
            <div className={styles.words}>
              <Field
                label="Describe this picture for those who cannot see it"
                optional
                hint="Do not identify the patient."
                maxLength={ALT_MAX}
                value={image.alt}
                onChange={({ target }) => onChange(images.with(at, { ...image, alt: target.value }))}
              />
              {of > 1 && (
                <div>
                  <IconButton label="Move up" data-move disabled={at === 0} onClick={() => move(at, -1)}>
                    <ArrowUp />
                  </IconButton>
                  <IconButton label="Move down" data-move disabled={at === of - 1} onClick={() => move(at, 1)}>
                    <ArrowDown />
                  </IconButton>
                </div>
              )}
            </div>
          </fieldset>
        ))}
      </div>
      {sending && preview && (
        <div className={styles.image}>
          <div className={styles.preview} aria-busy="true">
            <img src={preview} alt={UNDESCRIBED} />
            <IconButton label="Remove image" className={styles.remove} onClick={cancel}>
              <X />
            </IconButton>
          </div>
          <UploadProgress share={sending.share} label="Uploading image" />
        </div>
      )}
      {failure && (
        <p className={styles.error} role="alert">
          <CircleAlert className="small" />
          <span>{failure.words}</span>
          {failure.retry && (
            <Button tone="outline" size="small" onClick={failure.retry}>
              Try again
            </Button>
          )}
          <Button tone="quiet" size="small" onClick={cancel}>
            Go on without it
          </Button>
        </p>
      )}
      {of > IMAGES_MAX && (
        <p className={styles.error} role="alert">
          <CircleAlert className="small" />A post has at most {IMAGES_MAX} pictures. Remove {of - IMAGES_MAX} to post it.
        </p>
      )}
      <Suspense>{isAsked && missing > 0 && <UndescribedNote missing={missing} of={of} onDescribe={describe} />}</Suspense>
      {waiting > 0 && <p className="meta">{pluralize(waiting, 'more picture')} to send.</p>}
    </>
  )
}
