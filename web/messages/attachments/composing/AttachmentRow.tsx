import { EyeOff, FileText, Film, Image, RotateCw, X } from 'lucide-react'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import styles from '../Attachments.module.css'
import { megabytesOf } from '../file-types.ts'
import type { Attached } from './attached.ts'

const icons = { image: Image, video: Film, document: FileText }

type AttachmentRowProps = { row: Attached; onCancel: () => void; onRetry: () => void; onBlur: () => void }

/** A file on its way: how much of it has arrived, or why it was not sent. */
export function AttachmentRow({ row, onCancel, onRetry, onBlur }: AttachmentRowProps) {
  const { original, kind, failure, note, share } = row
  const { name } = original
  const Icon = icons[kind]
  return (
    <li className={styles.row} data-failed={failure ? true : undefined}>
      <Icon aria-hidden="true" />
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        {failure ? (
          <p className={styles.failure} role="alert">
            Not sent. {failure.words}
          </p>
        ) : (
          <p className="meta num">{wordsOf(row)}</p>
        )}
        {kind === 'video' && !failure && <p className="meta">A video keeps what the camera wrote into it, which may be the place.</p>}
        {original.type === 'image/gif' && !failure && <p className="meta">Sent as a still picture.</p>}
      </div>
      {kind === 'image' && !failure && (
        <IconButton label={`Cover faces or names in ${name}`} onClick={onBlur}>
          <EyeOff />
        </IconButton>
      )}
      {failure?.mayRetry && (
        <Button tone="outline" size="small" onClick={onRetry}>
          <RotateCw />
          Retry
        </Button>
      )}
      <IconButton label={failure || note ? `Remove ${name}` : `Cancel upload of ${name}`} onClick={onCancel}>
        <X />
      </IconButton>
      {!failure && !note && (
        <progress className={styles.progress} max={100} value={Math.round(share * 100)} aria-label={`Upload of ${name}`} />
      )}
    </li>
  )
}

function wordsOf({ sizeBytes, share, waiting, note, boxes, kind }: Attached) {
  const size = megabytesOf(sizeBytes)
  if (note) return [`${size} MB`, 'ready', kind === 'image' && boxes.length > 0 && `${boxes.length} covered`].filter(Boolean).join(' · ')
  if (waiting) return `Waiting for the network at ${megabytesOf(sizeBytes * share)} of ${size} MB`
  return share === 0 ? 'Preparing' : `${megabytesOf(sizeBytes * share)} of ${size} MB · ${Math.round(share * 100)}%`
}
