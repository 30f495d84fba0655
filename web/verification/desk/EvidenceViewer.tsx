import { useEffect, useState } from 'react'
import type { Evidence } from '#contract/claim.ts'
import type { Id } from '#contract/page.ts'
import { backend } from '../../lib/api/backend.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { operationAt } from '../../lib/api/operations.ts'
import { requestOf } from '../../lib/api/request.ts'
import { failureOf } from '../../lib/api/server.ts'
import { session } from '../../lib/session.ts'
import { buttonLooks } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { useClaimCache } from '../queries.ts'
import styles from '../Verification.module.css'

/**
 * A file of evidence. Pictures are shown here; a PDF opens in the browser's own reader, which no page of ours can be reached from, so that
 * the content policy allows no frame at all.
 */
export default function EvidenceViewer({ evidence, onClose }: { evidence: Evidence; onClose: () => void }) {
  const { invalidateVerification } = useClaimCache()
  const [url, setUrl] = useState<string>()
  const [error, setError] = useState<string>()

  useEffect(() => {
    const reading = new AbortController()
    let own: string | undefined
    readEvidence(evidence.id, reading.signal).then(
      (blob) => {
        if (reading.signal.aborted) return
        own = URL.createObjectURL(blob)
        setUrl(own)
        void invalidateVerification()
      },
      (reason) => reading.signal.aborted || setError(wordsOf(reason)),
    )
    return () => {
      reading.abort()
      if (own) URL.revokeObjectURL(own)
    }
  }, [evidence.id, invalidateVerification])

  return (
    <Dialog title={evidence.name} onClose={onClose}>
      {error ? (
        <Note tone="danger" role="alert">
          {error}
        </Note>
      ) : !url ? (
        <Loading label="Opening the file" rows={1} />
      ) : evidence.mime === 'application/pdf' ? (
        <a {...buttonLooks({ tone: 'outline' })} href={url} target="_blank" rel="noopener noreferrer">
          Open the PDF in a new tab
        </a>
      ) : (
        <img className={styles.picture} src={url} alt={`Evidence: ${evidence.name}`} />
      )}
      <p className="meta">The member can see that you viewed this file. If it shows an Aadhaar number, delete it with “Shows Aadhaar”.</p>
    </Dialog>
  )
}

const SHOWN = ['image/webp', 'application/pdf']

/** The file of evidence; the server records that it was viewed. */
async function readEvidence(evidenceId: Id, signal: AbortSignal): Promise<Blob> {
  const { address, init } = requestOf(operationAt(['verification', 'evidenceFile']), { evidenceId })
  const { token } = session()
  const answer = await fetch(backend() + address, { ...init, headers: { authorization: `Bearer ${token}` }, signal })
  if (!answer.ok) throw failureOf(answer.status, await answer.json().catch(() => null), token)
  const blob = await answer.blob()
  const type = SHOWN.find((known) => blob.type.startsWith(known))
  if (!type) throw new Error(`Evidence of the kind ${blob.type} is not shown.`)
  return new Blob([blob], { type })
}
