import { EyeOff, FileText, Film, Image, RotateCw, X } from 'lucide-react'
import { say } from '../../../lib/language/say.ts'
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
            {say('Not sent.')} {failure.words}
          </p>
        ) : (
          <p className="meta num">{wordsOf(row)}</p>
        )}
        {kind === 'video' && !failure && (
          <p className="meta">{say('A video keeps what the camera wrote into it, which may be the place.')}</p>
        )}
        {original.type === 'image/gif' && !failure && <p className="meta">{say('Sent as a still picture.')}</p>}
      </div>
      {kind === 'image' && !failure && (
        <IconButton label={say('Cover faces or names in {name}', { name })} onClick={onBlur}>
          <EyeOff />
        </IconButton>
      )}
      {failure?.mayRetry && (
        <Button tone="outline" size="small" onClick={onRetry}>
          <RotateCw />
          {say('Retry')}
        </Button>
      )}
      <IconButton label={say(failure || note ? 'Remove {name}' : 'Cancel upload of {name}', { name })} onClick={onCancel}>
        <X />
      </IconButton>
      {!failure && !note && (
        <progress className={styles.progress} max={100} value={Math.round(share * 100)} aria-label={say('Upload of {name}', { name })} />
      )}
    </li>
  )
}

function wordsOf({ sizeBytes, share, waiting, note, boxes, kind }: Attached) {
  const size = megabytesOf(sizeBytes)
  const sent = megabytesOf(sizeBytes * share)
  const covered = kind === 'image' && boxes.length > 0 && say('{count} covered', { count: boxes.length })
  if (note) return [`${size} MB`, say('ready'), covered].filter(Boolean).join(' · ')
  if (waiting) return say('Waiting for the network at {sent} of {size} MB', { sent, size })
  return share === 0 ? say('Preparing') : `${say('{sent} of {size} MB', { sent, size })} · ${Math.round(share * 100)}%`
}
