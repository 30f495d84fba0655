import { FileText, Image } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Evidence } from '#contract/claim.ts'
import type { DeskInstitutionClaim } from '#contract/institution-claims.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { sizeOf, withName } from '../../verification/claim/labels.ts'
import room from '../Institution.module.css'

const EvidenceViewer = part(() => import('../../verification/desk/EvidenceViewer.tsx'))

/** The registration documents of a claim, opened one at a time. */
export function DeskDocuments({ claim: { documents, mayOpen } }: { claim: DeskInstitutionClaim }) {
  const [viewed, setViewed] = useState<Evidence>()
  return (
    <Sheet bleed title="Documents" aside={mayOpen ? 'Every view is recorded' : 'For whoever decided it'}>
      <SheetList aria-label="Documents">
        {documents.length === 0 && <li className="ui muted">No files.</li>}
        {documents
          .map((file) => withName(file))
          .map((file) => (
            <li key={file.id} className={room.row}>
              {file.mime === 'application/pdf' ? <FileText /> : <Image />}
              <div>
                {file.name} <span className="meta">{sizeOf(file)}</span>
              </div>
              {mayOpen && (
                <Button size="small" tone="outline" aria-label={`View ${file.name}`} onClick={() => setViewed(file)}>
                  View
                </Button>
              )}
            </li>
          ))}
      </SheetList>
      <Suspense>
        {viewed && (
          <EvidenceViewer
            evidence={viewed}
            path={['institutionClaims', 'documentFile']}
            input={{ documentId: viewed.id }}
            onClose={() => setViewed(undefined)}
          >
            That you viewed this file is recorded. It is deleted after the decision.
          </EvidenceViewer>
        )}
      </Suspense>
    </Sheet>
  )
}
