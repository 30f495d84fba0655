import { markWords } from '#contract/mark-words.ts'
import type { MemberCard } from '#contract/profile.ts'
import { onDay } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge/Badge.tsx'

/** That something proven about a member was withdrawn, and when: it stands wherever their name does, until the same is proven again. */
export const Withdrawn = ({ member: { mark } }: { member: Pick<MemberCard, 'mark'> }) =>
  mark?.state === 'withdrawn' && (
    <>
      {' '}
      <Badge tone="line">
        {markWords(mark)} {onDay(mark.since)}
      </Badge>
    </>
  )
