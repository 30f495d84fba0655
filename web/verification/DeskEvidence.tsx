import { FileText, Image } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { DeskClaim, Evidence } from '#contract/claim.ts'
import { api } from '../lib/api.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Sheet, SheetList } from '../ui/Sheet.tsx'
import { sizeOf } from './EvidenceList.tsx'
import { keepDeskClaim } from './queries.ts'
import { useAct } from './use-act.ts'
import styles from './Verification.module.css'

const EvidenceViewer = lazy(() => import('./EvidenceViewer.tsx'))

/** The files of a claim, opened one at a time: each look is written down. */
export function DeskEvidence({ claim }: { claim: DeskClaim }) {
  const [viewed, setViewed] = useState<Evidence>()
  const [deleting, setDeleting] = useState<Evidence>()
  const { busy, run } = useAct()

  return (
    <Sheet title="Evidence" aside="Each look is told to the member">
      <SheetList aria-label="Evidence">
        {claim.evidence.length === 0 && <li className="ui muted">No files.</li>}
        {claim.evidence.map((file) => (
          <li key={file.id} className={styles.file}>
            {file.mime === 'application/pdf' ? <FileText /> : <Image />}
            <span>
              {file.name} <span className="meta">{sizeOf(file)}</span>
            </span>
            <span className={styles.acts}>
              <Button size="small" tone="outline" aria-label={`View ${file.name}`} onClick={() => setViewed(file)}>
                View
              </Button>
              <Button
                size="small"
                tone="quiet"
                aria-label={`${file.name} shows an Aadhaar number: delete`}
                onClick={() => setDeleting(file)}
              >
                Shows Aadhaar
              </Button>
            </span>
          </li>
        ))}
      </SheetList>
      <Suspense>{viewed && <EvidenceViewer evidence={viewed} onClose={() => setViewed(undefined)} />}</Suspense>
      {deleting && (
        <ConfirmDialog
          title={`Delete ${deleting.name}?`}
          confirm="Delete"
          busy={busy !== undefined}
          onClose={() => setDeleting(undefined)}
          onConfirm={async () => {
            await run(
              'delete',
              () => api.verification.reportAadhaar({ evidenceId: deleting.id }).then(keepDeskClaim),
              'The file is deleted and the member is told.',
            )
            setDeleting(undefined)
          }}
        >
          It shows an Aadhaar number, which we never keep. The member is told why, and asked for another file.
        </ConfirmDialog>
      )}
    </Sheet>
  )
}
