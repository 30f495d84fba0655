import { useQueryClient } from '@tanstack/react-query'
import type { OwnInstitutionClaim } from '#contract/institution-claims.ts'
import { EVIDENCE_DAYS } from '#contract/limits.ts'
import { api } from '../../lib/api/api.ts'
import type { Send } from '../../lib/upload/way.ts'
import { aboutAadhaar } from '../../verification/claim/about-aadhaar.ts'
import { EvidenceFiles } from '../../verification/claim/EvidenceFiles.tsx'
import { rereadInstitutions } from '../queries.ts'
import { useAct } from '../use-act.ts'

/** In pieces, which go on through outages and reloads; what sends them is fetched once a file is chosen. */
const sendDocument: Send = async (...file) => (await import('../../lib/upload/pieces.ts')).uploadInPieces('institution_document', ...file)

/** The registration documents of one's own claim. */
export function ClaimDocuments({ claim: { id: claimId, documents } }: { claim: OwnInstitutionClaim }) {
  const remove = useAct((documentId: string) => api.institutionClaims.removeDocument({ claimId, documentId }))
  const cache = useQueryClient()
  return (
    <EvidenceFiles
      title="Registration document"
      add="Add document"
      label="Document file"
      files={documents}
      mayAdd
      path={['institutionClaims', 'addDocument']}
      fields={{ claimId }}
      send={sendDocument}
      ask={aboutAadhaar}
      onAdded={() => rereadInstitutions(cache)}
      remove={({ id }) => remove.mutateAsync(id).catch(() => undefined)}
    >
      <p className="meta">
        Clinical establishment certificate or the like, as PDF or picture, up to 8 MB. It is encrypted, only reviewers can see it, and it is
        deleted {EVIDENCE_DAYS} days after the decision. Please cover Aadhaar and PAN numbers.
      </p>
    </EvidenceFiles>
  )
}
