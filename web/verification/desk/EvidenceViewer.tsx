import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Evidence } from '#contract/claim.ts'
import { backend } from '../../lib/api/backend.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { operationAt, type Path } from '../../lib/api/operations.ts'
import { withPatience } from '../../lib/api/patience.ts'
import { requestOf } from '../../lib/api/request.ts'
import { failureOf } from '../../lib/api/server.ts'
import { session } from '../../lib/session.ts'
import { buttonLooks } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from '../Verification.module.css'

type EvidenceViewerProps = {
  evidence: Evidence
  /** The operation that answers the file, and what it is asked. */
  path: Path
  input: object
  /** The view is recorded by now. */
  onViewed?: () => void
  onClose: () => void
  /** Who learns of the view, and what to do with a file that should not be here. */
  children: ReactNode
}

/**
 * A file of evidence. Pictures are shown here; a PDF opens in the browser's own reader, which no page of ours can be reached from, so that
 * the content policy allows no frame at all.
 */
export default function EvidenceViewer({ evidence, path, input, onViewed, onClose, children }: EvidenceViewerProps) {
  const read = useEffectEvent((signal: AbortSignal) => readEvidence(path, input, signal))
  const viewed = useEffectEvent(() => onViewed?.())
  const [url, setUrl] = useState<string>()
  const [error, setError] = useState<string>()

  useEffect(() => {
    const reading = new AbortController()
    let own: string | undefined
    read(reading.signal).then(
      (blob) => {
        if (reading.signal.aborted) return
        own = URL.createObjectURL(blob)
        setUrl(own)
        viewed()
      },
      (reason) => reading.signal.aborted || setError(wordsOf(reason)),
    )
    return () => {
      reading.abort()
      if (own) URL.revokeObjectURL(own)
    }
  }, [])

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
      <p className="meta">{children}</p>
    </Dialog>
  )
}

const SHOWN = ['image/webp', 'application/pdf']

/** The file of evidence; the server records that it was viewed. */
async function readEvidence(path: Path, input: object, signal: AbortSignal): Promise<Blob> {
  const { address, init } = requestOf(operationAt(path), input)
  const { token } = session()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await withPatience(signal, (signal) => fetch(backend() + address, { ...init, headers, signal }))
  if (!answer.ok) throw failureOf(answer.status, await answer.json().catch(() => null), token)
  const blob = await answer.blob()
  const type = SHOWN.find((known) => blob.type.startsWith(known))
  if (!type) throw new Error(`Evidence of the kind ${blob.type} is not shown.`)
  return new Blob([blob], { type })
}
