import { FileText, Image, Paperclip, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { Evidence } from '#contract/claim.ts'
import { EVIDENCE_MAX_BYTES, EVIDENCE_MAX_FILES } from '#contract/limits.ts'
import type { Path } from '../../lib/api/operations.ts'
import { useUpload } from '../../lib/upload/use-upload.ts'
import type { Send } from '../../lib/upload/way.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'
import { Note } from '../../ui/status/Note.tsx'
import styles from '../Verification.module.css'
import { onDay } from './deadline.ts'
import { sizeOf, withName } from './labels.ts'

const ConfirmDialog = part(async () => ({ default: (await import('../../ui/dialog/ConfirmDialog.tsx')).ConfirmDialog }))

const PICTURES = /^image\/(?:jpeg|png|webp)$/
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf'

type EvidenceFilesProps = {
  /** What these files are, as a heading. */
  title: string
  /** What one of them is. */
  one: string
  files: readonly Evidence[]
  mayAdd: boolean
  /** The operation that takes a file, what it is told beside it, and how the file is sent. */
  path: Path
  fields: object
  send: Send
  onAdded: () => unknown
  remove: (file: Evidence) => Promise<unknown>
  /** What is asked of whoever adds a picture, before it is sent: nobody here can read it. */
  ask?: { title: string; words: string; confirm: string }
  /** What becomes of the files. */
  children: ReactNode
}

/** The files of one's own claim: add one, remove one. */
export function EvidenceFiles({ title, one, files, mayAdd, path, fields, send, onAdded, remove, ask, children }: EvidenceFilesProps) {
  const picker = useRef<HTMLInputElement>(null)
  const { sending, failure, start, cancel } = useUpload({
    path,
    send,
    accepted: ACCEPTED,
    maxBytes: EVIDENCE_MAX_BYTES,
    wrongType: 'Use a JPEG, PNG or WebP picture, or a PDF.',
    tooLarge: 'Use a file under 8 MB.',
    onDone: onAdded,
  })
  const [asked, setAsked] = useState<File>()
  const [removing, setRemoving] = useState<Evidence>()
  const [busy, setBusy] = useState(false)

  return (
    <section className={styles.stack} aria-label={title}>
      <h3>{title}</h3>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(withName).map((file) => (
            <li key={file.id}>
              {file.mime === 'application/pdf' ? <FileText /> : <Image />}
              <span>
                {file.name}
                <span className="meta">
                  {' '}
                  {sizeOf(file)} · added {onDay(file.addedAt)}
                  {file.deletedAfter && ` · deleted after ${onDay(file.deletedAfter)}`}
                </span>
              </span>
              <IconButton label={`Remove ${file.name}`} onClick={() => setRemoving(file)}>
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {sending && (
        <p className={styles.sending} role="status">
          {sending.waiting ? `Waiting for the network. ${sending.file.name} goes on by itself.` : `Uploading ${sending.file.name}`}{' '}
          <progress max={1} value={sending.share} aria-label={`Uploading ${sending.file.name}`} />
          <Button size="small" tone="quiet" onClick={cancel}>
            Cancel
          </Button>
        </p>
      )}
      {failure && (
        <Note tone="danger" role="alert">
          {failure.words}
          {failure.retry && (
            <Button size="small" tone="quiet" onClick={failure.retry}>
              Try again
            </Button>
          )}
        </Note>
      )}
      {mayAdd && files.length < EVIDENCE_MAX_FILES && (
        <div>
          <input
            ref={picker}
            type="file"
            accept={ACCEPTED}
            hidden
            aria-label={`${one.charAt(0).toUpperCase()}${one.slice(1)} file`}
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              target.value = ''
              if (chosen && ask && PICTURES.test(chosen.type)) setAsked(chosen)
              else if (chosen) void start(chosen, fields)
            }}
          />
          <Button tone="outline" disabled={sending !== undefined} onClick={() => picker.current?.click()}>
            <Paperclip />
            Add {one}
          </Button>
        </div>
      )}
      {children}
      <Suspense>
        {ask && asked && (
          <ConfirmDialog
            title={ask.title}
            confirm={ask.confirm}
            tone="primary"
            onClose={() => setAsked(undefined)}
            onConfirm={() => {
              setAsked(undefined)
              void start(asked, fields)
            }}
          >
            {ask.words}
          </ConfirmDialog>
        )}
        {removing && (
          <ConfirmDialog
            title={`Remove ${removing.name}?`}
            confirm="Remove"
            busy={busy}
            onClose={() => setRemoving(undefined)}
            onConfirm={async () => {
              setBusy(true)
              await remove(removing)
              setBusy(false)
              setRemoving(undefined)
            }}
          >
            It is deleted at once and cannot be restored.
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  )
}
