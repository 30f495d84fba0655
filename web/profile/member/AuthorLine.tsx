import type { MemberCard } from '#contract/profile.ts'
import { Link } from '../../lib/router.tsx'
import { Withdrawn } from './Withdrawn.tsx'

/** Where the member with this handle is read about. */
export const profileAt = (handle: string) => `/profile?member=${encodeURIComponent(handle)}`

/** Where a member is read about. */
export const profileOf = ({ handle }: MemberCard) => profileAt(handle)

/** Facts of one line; empty ones leave no trace. */
export const facts = (separator: string, ...all: string[]) => all.filter(Boolean).join(separator)

/** Who signs: the name leads to their page, the verified badge is said in words, and so is that it was taken back. */
export const AuthorLine = ({ member, className }: { member: MemberCard; className?: string }) => (
  <>
    <Link to={profileOf(member)} className={className}>
      {member.name}
    </Link>
    {member.verified && <span className="vh"> (verified)</span>}
    <Withdrawn member={member} />
  </>
)
