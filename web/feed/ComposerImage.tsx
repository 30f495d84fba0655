import { CircleAlert, X } from 'lucide-react'
import type { Image } from '#contract/files.ts'
import { ALT_MAX } from '#contract/limits.ts'
import { pictureAddress } from '../lib/backend.ts'
import { Field } from '../ui/Field.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import styles from './ComposerImage.module.css'

type ComposerImageProps = {
  image: Image | null
  alt: string
  /** The picture on its way: what was chosen, and how much of it has been sent. */
  upload: { preview: string; share: number } | undefined
  error: string | undefined
  onAlt: (alt: string) => void
  /** Called with a reason when the picture went by itself. */
  onRemove: (reason?: string) => void
}

/** The picture of a post before it is posted: how it looks, what it shows in words, and a way to take it out. */
export default function ComposerImage({ image, alt, upload, error, onAlt, onRemove }: ComposerImageProps) {
  const shown = upload?.preview ?? (image && pictureAddress(image.url))
  return (
    <>
      {shown && (
        <div className={styles.image}>
          <div className={styles.preview} aria-busy={upload !== undefined}>
            <img
              src={shown}
              alt={alt || 'The picture you added'}
              onError={() => !upload && onRemove('That picture is no longer kept. Please add it again.')}
            />
            <IconButton label="Remove image" className={styles.remove} onClick={() => onRemove()}>
              <X />
            </IconButton>
          </div>
          {upload && <Progress share={upload.share} />}
          {!upload && (
            <Field
              label="Describe the picture"
              optional
              hint="For colleagues who listen instead of look. Leave out who the patient is."
              maxLength={ALT_MAX}
              value={alt}
              onChange={({ target }) => onAlt(target.value)}
            />
          )}
        </div>
      )}
      {error && (
        <p className={styles.error} role="alert">
          <CircleAlert className="small" />
          {error}
        </p>
      )}
    </>
  )
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <p className={styles.progress}>
      <progress max={100} value={percent} aria-label="Uploading image" />
      <span className="meta num">{percent < 100 ? `Uploading, ${percent}%` : 'Almost done'}</span>
    </p>
  )
}
