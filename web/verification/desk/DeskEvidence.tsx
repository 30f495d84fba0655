import { FileText, Image } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { DeskClaim, Evidence } from '#contract/claim.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { sizeOf, withName } from '../claim/labels.ts'
import { isOpen } from '../claim/state.ts'
import { useAction } from '../claim/use-action.ts'
import { useClaimCache } from '../queries.ts'
import styles from '../Verification.module.css'
import { useKeys } from './use-keys.ts'

const EvidenceViewer = part(() => import('./EvidenceViewer.tsx'))

/** The files of a claim, opened one at a time: each view is recorded. */
export function DeskEvidence({ claim }: { claim: DeskClaim }) {
  const [viewed, setViewed] = useState<Evidence>()
  const [deleting, setDeleting] = useState<Evidence>()
  const { busy, run } = useAction()
  const { cacheDeskClaim, invalidateVerification } = useClaimCache()
  const first = useRef<HTMLButtonElement>(null)
  // It leads there and opens nothing: a view is recorded and told to the member.
  useKeys({ e: claim.mayOpen && claim.evidence.length > 0 ? () => first.current?.focus() : undefined })

  return (
    <Sheet title="Evidence" aside={claim.mayOpen ? 'The member is notified of every view' : 'For whoever has taken the claim'}>
      <SheetList aria-label="Evidence">
        {claim.evidence.length === 0 && <li className="ui muted">No files.</li>}
        {claim.evidence
          .map((file) => withName(file))
          .map((file, at) => (
            <li key={file.id} className={styles.file}>
              {file.mime === 'application/pdf' ? <FileText /> : <Image />}
              <span>
                {file.name} <span className="meta">{sizeOf(file)}</span>
              </span>
              <span className={styles.actions}>
                {claim.mayOpen && (
                  <>
                    <Button
                      ref={at === 0 ? first : undefined}
                      size="small"
                      tone="outline"
                      aria-label={`View ${file.name}`}
                      onClick={() => setViewed(file)}
                    >
                      View
                    </Button>
                    <Button size="small" tone="quiet" aria-label={`Shows Aadhaar: delete ${file.name}`} onClick={() => setDeleting(file)}>
                      Shows Aadhaar
                    </Button>
                  </>
                )}
              </span>
            </li>
          ))}
      </SheetList>
      <Suspense>
        {viewed && (
          <EvidenceViewer
            evidence={viewed}
            path={['verification', 'evidenceFile']}
            input={{ evidenceId: viewed.id }}
            onViewed={() => void invalidateVerification()}
            onClose={() => setViewed(undefined)}
          >
            The member can see that you viewed this file. If it shows an Aadhaar number, delete it with “Shows Aadhaar”.
          </EvidenceViewer>
        )}
      </Suspense>
      {deleting && (
        <ConfirmDialog
          title={`Delete ${deleting.name}?`}
          confirm="Delete"
          busy={busy !== undefined}
          onClose={() => setDeleting(undefined)}
          onConfirm={async () => {
            await run(
              'delete',
              () => api.verification.reportAadhaar({ evidenceId: deleting.id }).then(cacheDeskClaim),
              say('File deleted. The member has been notified.'),
            )
            setDeleting(undefined)
          }}
        >
          Use this if the file shows an Aadhaar number, which we never store. The member is told why
          {isOpen(claim) && ' and asked for another file'}.
        </ConfirmDialog>
      )}
    </Sheet>
  )
}
