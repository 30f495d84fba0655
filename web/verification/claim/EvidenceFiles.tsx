import { FileText, Image, Paperclip, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { Evidence } from '#contract/claim.ts'
import { EVIDENCE_MAX_BYTES, EVIDENCE_MAX_FILES } from '#contract/limits.ts'
import type { Path } from '../../lib/api/operations.ts'
import { onDay } from '../../lib/dates.ts'
import { useLocale, useSay } from '../../lib/language/say.ts'
import { writtenIn } from '../../lib/language/written-in.ts'
import { useUpload } from '../../lib/upload/use-upload.ts'
import type { Send } from '../../lib/upload/way.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'
import { Note } from '../../ui/status/Note.tsx'
import styles from '../Verification.module.css'
import { sizeOf, withName } from './labels.ts'

const ConfirmDialog = part(async () => ({ default: (await import('../../ui/dialog/ConfirmDialog.tsx')).ConfirmDialog }))

const PICTURES = /^image\/(?:jpeg|png|webp)$/
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf'

type EvidenceFilesProps = {
  /** What these files are, as a heading. */
  title: string
  /** What the button says, and what the field for one of them is called. */
  add: string
  label: string
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
export function EvidenceFiles(props: EvidenceFilesProps) {
  const { title, add, label, files, mayAdd, path, fields, send, onAdded, remove, ask, children } = props
  const say = useSay()
  const locale = useLocale()
  const picker = useRef<HTMLInputElement>(null)
  const { sending, failure, start, cancel } = useUpload({
    path,
    send,
    accepted: ACCEPTED,
    maxBytes: EVIDENCE_MAX_BYTES,
    wrongType: say('Use a JPEG, PNG or WebP picture, or a PDF.'),
    tooLarge: say('Use a file under {count} MB.', { count: EVIDENCE_MAX_BYTES / (1024 * 1024) }),
    onDone: onAdded,
  })
  const name = sending?.file.name ?? ''
  const [asked, setAsked] = useState<File>()
  const [removing, setRemoving] = useState<Evidence>()
  const [busy, setBusy] = useState(false)

  return (
    <section className={styles.stack} aria-label={title}>
      <h3>{title}</h3>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files
            .map((file) => withName(file, say))
            .map((file) => (
              <li key={file.id}>
                {file.mime === 'application/pdf' ? <FileText /> : <Image />}
                <span>
                  <span lang={writtenIn(file.name)}>{file.name}</span>
                  <span className="meta">
                    {' '}
                    {sizeOf(file)} · {say('added {day}', { day: onDay(file.addedAt, locale) })}
                    {file.deletedAfter && ` · ${say('deleted after {day}', { day: onDay(file.deletedAfter, locale) })}`}
                  </span>
                </span>
                <IconButton label={say('Remove {name}', { name: file.name })} onClick={() => setRemoving(file)}>
                  <Trash2 />
                </IconButton>
              </li>
            ))}
        </ul>
      )}
      {sending && (
        <p className={styles.sending} role="status">
          {say(sending.waiting ? 'Waiting for the network. {name} goes on by itself.' : 'Uploading {name}', { name })}{' '}
          <progress max={1} value={sending.share} aria-label={say('Uploading {name}', { name })} />
          <Button size="small" tone="quiet" onClick={cancel}>
            {say('Cancel')}
          </Button>
        </p>
      )}
      {failure && (
        <Note tone="danger" role="alert">
          {failure.words}
          {failure.retry && (
            <Button size="small" tone="quiet" onClick={failure.retry}>
              {say('Try again')}
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
            aria-label={label}
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              target.value = ''
              if (chosen && ask && PICTURES.test(chosen.type)) setAsked(chosen)
              else if (chosen) void start(chosen, fields)
            }}
          />
          <Button tone="outline" disabled={sending !== undefined} onClick={() => picker.current?.click()}>
            <Paperclip />
            {add}
          </Button>
        </div>
      )}
      {children}
      <Suspense>
        {ask && asked && (
          <ConfirmDialog
            title={say(ask.title)}
            confirm={say(ask.confirm)}
            tone="primary"
            onClose={() => setAsked(undefined)}
            onConfirm={() => {
              setAsked(undefined)
              void start(asked, fields)
            }}
          >
            {say(ask.words)}
          </ConfirmDialog>
        )}
        {removing && (
          <ConfirmDialog
            title={say('Remove {name}?', { name: removing.name })}
            confirm={say('Remove')}
            busy={busy}
            onClose={() => setRemoving(undefined)}
            onConfirm={async () => {
              setBusy(true)
              await remove(removing)
              setBusy(false)
              setRemoving(undefined)
            }}
          >
            {say('It is deleted at once and cannot be restored.')}
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  )
}
