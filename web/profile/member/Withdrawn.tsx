import type { MemberCard } from '#contract/profile.ts'
import { Badge } from '../../ui/badge/Badge.tsx'

/** That a member's verification was withdrawn: it stands wherever their name does. */
export const Withdrawn = ({ member }: { member: Pick<MemberCard, 'verificationRevoked'> }) =>
  member.verificationRevoked && (
    <>
      {' '}
      <Badge tone="line">Verification withdrawn</Badge>
    </>
  )
