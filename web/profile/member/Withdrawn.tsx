import { markWords } from '#contract/mark-words.ts'
import type { MemberCard } from '#contract/profile.ts'
import { onDay } from '../../lib/dates.ts'
import { useLocale, useSay } from '../../lib/language/say.ts'
import { Badge } from '../../ui/badge/Badge.tsx'

/** That something proven about a member was withdrawn, and when: it stands wherever their name does, until the same is proven again. */
export function Withdrawn({ member: { mark } }: { member: Pick<MemberCard, 'mark'> }) {
  const say = useSay()
  const locale = useLocale()
  return (
    mark?.state === 'withdrawn' && (
      <>
        {' '}
        <Badge tone="line">
          {say(markWords(mark))} {onDay(mark.since, locale)}
        </Badge>
      </>
    )
  )
}
