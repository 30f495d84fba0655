import { FileText, Image, Paperclip, Trash2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { Evidence, MyClaim } from '#contract/claim.ts'
import { EVIDENCE_DAYS, EVIDENCE_MAX_BYTES, EVIDENCE_MAX_FILES } from '#contract/limits.ts'
import { api } from '../../lib/api/api.ts'
import { inPieces } from '../../lib/upload/in-pieces.ts'
import { useUpload } from '../../lib/upload/use-upload.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { onDay } from '../claim/deadline.ts'
import { sizeOf, withName } from '../claim/labels.ts'
import { useAction } from '../claim/use-action.ts'
import { useClaimCache } from '../queries.ts'
import styles from '../Verification.module.css'

const ConfirmDialog = part(async () => ({ default: (await import('../../ui/dialog/ConfirmDialog.tsx')).ConfirmDialog }))

const sendEvidence = inPieces('evidence')
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf'

/** The files of one's own claim: add one, remove one. */
export function EvidenceList({ claim, open }: { claim: MyClaim; open: boolean }) {
  const picker = useRef<HTMLInputElement>(null)
  const { invalidateVerification } = useClaimCache()
  const { sending, failure, start, cancel } = useUpload<Evidence>({
    path: ['verification', 'addEvidence'],
    send: sendEvidence,
    accepted: ACCEPTED,
    maxBytes: EVIDENCE_MAX_BYTES,
    wrongType: 'Use a JPEG, PNG or WebP picture, or a PDF.',
    tooLarge: 'Use a file under 8 MB.',
    onDone: invalidateVerification,
  })
  const [removing, setRemoving] = useState<Evidence>()
  const { busy, run } = useAction()

  return (
    <section className={styles.stack} aria-label="Evidence">
      <h3>Evidence</h3>
      {claim.evidence.length > 0 && (
        <ul className={styles.files}>
          {claim.evidence.map(withName).map((file) => (
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
              if (chosen) void start(chosen, { claimId: claim.id })
            }}
          />
          <Button tone="outline" disabled={sending !== undefined} onClick={() => picker.current?.click()}>
            <Paperclip />
            Add evidence
          </Button>
        </div>
      )}
      <p className="meta">
        A photo or PDF of your certificate or ID card, up to 8 MB. It is encrypted, only reviewers can see it, and the history shows every
        view. It is deleted {EVIDENCE_DAYS} days after the decision. Please cover any Aadhaar number.
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
            It is deleted at once and cannot be restored.
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  )
}
