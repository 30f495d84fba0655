import type { MyClaim } from '#contract/claim.ts'
import { EVIDENCE_DAYS } from '#contract/limits.ts'
import { api } from '../../lib/api/api.ts'
import { say as sayToReader, useSay } from '../../lib/language/say.ts'
import type { Send } from '../../lib/upload/way.ts'
import { aboutAadhaar } from '../claim/about-aadhaar.ts'
import { EvidenceFiles } from '../claim/EvidenceFiles.tsx'
import { useAction } from '../claim/use-action.ts'
import { useClaimCache } from '../queries.ts'

/** In pieces, which go on through outages and reloads; what sends them is fetched once a file is chosen. */
const sendEvidence: Send = async (...file) => (await import('../../lib/upload/pieces.ts')).uploadInPieces('evidence', ...file)

/** The evidence of one's own claim. */
export function EvidenceList({ claim, open }: { claim: MyClaim; open: boolean }) {
  const say = useSay()
  const { invalidateVerification } = useClaimCache()
  const { run } = useAction()
  return (
    <EvidenceFiles
      title={say('Evidence')}
      add={say('Add evidence')}
      label={say('Evidence file')}
      files={claim.evidence}
      mayAdd={open}
      path={['verification', 'addEvidence']}
      fields={{ claimId: claim.id }}
      send={sendEvidence}
      onAdded={invalidateVerification}
      ask={aboutAadhaar}
      remove={({ id }) => run('remove', () => api.verification.removeEvidence({ evidenceId: id }), sayToReader('The file is deleted.'))}
    >
      <p className="meta">
        {say(
          'A photo or PDF of your certificate or ID card, up to 8 MB. It is encrypted, only reviewers can see it, and the history shows every view. It is deleted {days} days after the decision. Please cover any Aadhaar number.',
          { days: EVIDENCE_DAYS },
        )}
      </p>
    </EvidenceFiles>
  )
}
