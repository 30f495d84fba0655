import { useEffect, useState } from 'react'
import type { Evidence } from '#contract/claim.ts'
import { wordsOf } from '../lib/failure.ts'
import { buttonLooks } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Note } from '../ui/Note.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { readAgain } from './queries.ts'
import { readEvidence } from './send-evidence.ts'
import styles from './Verification.module.css'

/**
 * A file of evidence. Pictures stand here; a PDF opens in the browser's own reader, which no page of ours can be reached from, so that
 * the content policy allows no frame at all.
 */
export default function EvidenceViewer({ evidence, onClose }: { evidence: Evidence; onClose: () => void }) {
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
        void readAgain()
      },
      (reason) => reading.signal.aborted || setError(wordsOf(reason)),
    )
    return () => {
      reading.abort()
      if (own) URL.revokeObjectURL(own)
    }
  }, [evidence.id])

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
      <p className="meta">
        This look is written into the member’s history. Does it show an Aadhaar number? Delete it with “Shows Aadhaar”.
      </p>
    </Dialog>
  )
}
