import { FileText, Image, Paperclip, Trash2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Evidence, MyClaim } from '#contract/claim.ts'
import { EVIDENCE_DAYS, EVIDENCE_MAX_BYTES, EVIDENCE_MAX_FILES } from '#contract/limits.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Note } from '../ui/Note.tsx'
import { onDay } from './clock.ts'
import { readAgain } from './queries.ts'
import { useAct } from './use-act.ts'
import styles from './Verification.module.css'

const ConfirmDialog = lazy(async () => ({ default: (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog }))

const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf'
const size = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })
export const sizeOf = ({ sizeBytes }: Evidence) => `${size.format(sizeBytes / 1_000_000)}\u00a0MB`

/** The files of one's own claim: add one, take one back. */
export function EvidenceList({ claim, open }: { claim: MyClaim; open: boolean }) {
  const picker = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController>(undefined)
  const [sending, setSending] = useState<{ name: string; share: number }>()
  const [error, setError] = useState<string>()
  const [removing, setRemoving] = useState<Evidence>()
  const { busy, run } = useAct()
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File) => {
    setError(undefined)
    if (!ACCEPTED.split(',').includes(file.type)) return setError('Use a JPEG, PNG or WebP picture, or a PDF.')
    if (file.size > EVIDENCE_MAX_BYTES) return setError('Use a file under 8 MB.')
    const own = new AbortController()
    running.current = own
    setSending({ name: file.name, share: 0 })
    try {
      const { sendEvidence } = await import('./send-evidence.ts')
      await sendEvidence(claim.id, file, (share) => setSending({ name: file.name, share }), own.signal)
      await readAgain()
    } catch (reason) {
      if (!own.signal.aborted) setError(wordsOf(reason))
    } finally {
      setSending(undefined)
    }
  }

  return (
    <section className={styles.stack} aria-label="Evidence">
      <h3>Evidence</h3>
      {claim.evidence.length > 0 && (
        <ul className={styles.files}>
          {claim.evidence.map((file) => (
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
          Sending {sending.name} <progress max={1} value={sending.share} aria-label={`Sending ${sending.name}`} />
          <Button size="small" tone="quiet" onClick={() => running.current?.abort()}>
            Cancel
          </Button>
        </p>
      )}
      {error && (
        <Note tone="danger" role="alert">
          {error}
        </Note>
      )}
      {open && claim.evidence.length < EVIDENCE_MAX_FILES && (
        <div>
          <input
            ref={picker}
            type="file"
            accept={ACCEPTED}
            hidden
            aria-label="Evidence file"
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              target.value = ''
              if (chosen) void send(chosen)
            }}
          />
          <Button tone="outline" disabled={sending !== undefined} onClick={() => picker.current?.click()}>
            <Paperclip />
            Add evidence
          </Button>
        </div>
      )}
      <p className="meta">
        A picture or PDF of your certificate or card, up to 8 MB. It is encrypted, only reviewers see it, each look is written into your
        history, and it is deleted {EVIDENCE_DAYS} days after the decision. Cover any Aadhaar number.
      </p>
      <Suspense>
        {removing && (
          <ConfirmDialog
            title={`Remove ${removing.name}?`}
            confirm="Remove"
            busy={busy !== undefined}
            onClose={() => setRemoving(undefined)}
            onConfirm={async () => {
              await run('remove', () => api.verification.removeEvidence({ evidenceId: removing.id }), 'The file is deleted.')
              setRemoving(undefined)
            }}
          >
            It is deleted at once and cannot be brought back.
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  )
}
