import type { MemberCard } from '#contract/profile.ts'
import { Link } from '../../lib/router.tsx'
import { MarkSaid } from '../../ui/person/MarkSaid.tsx'
import { Withdrawn } from './Withdrawn.tsx'

/** Where the member with this handle is read about. */
export const profileAt = (handle: string) => `/profile?member=${encodeURIComponent(handle)}`

/** Where a member is read about. */
export const profileOf = ({ handle }: MemberCard) => profileAt(handle)

/** Facts of one line; empty ones leave no trace. */
export const facts = (separator: string, ...all: string[]) => all.filter(Boolean).join(separator)

/** Who signs: the name leads to their page, what was proven of them is said in words, and so is that it was withdrawn. */
export const AuthorLine = ({ member, className }: { member: MemberCard; className?: string }) => (
  <>
    <Link to={profileOf(member)} className={className}>
      {member.name}
    </Link>
    <MarkSaid mark={member.mark} />
    <Withdrawn member={member} />
  </>
)
