import { Link } from 'react-router'
import type { MemberCard } from '#contract/profile.ts'
import { Badge } from '../ui/Badge.tsx'

/** Where a member is read about. */
export const profileOf = ({ handle }: MemberCard) => `/profile?member=${encodeURIComponent(handle)}`

/** Facts of one line; empty ones leave no trace. */
export const facts = (separator: string, ...all: string[]) => all.filter(Boolean).join(separator)

/** Who signs: the name leads to their page, the seal is said in words, and so is that it was taken back. */
export const Signature = ({ member, className }: { member: MemberCard; className?: string }) => (
  <>
    <Link to={profileOf(member)} className={className}>
      {member.name}
    </Link>
    {member.verified && <span className="vh"> (verified)</span>}
    {member.verificationRevoked && (
      <>
        {' '}
        <Badge tone="line">Verification withdrawn</Badge>
      </>
    )}
  </>
)
