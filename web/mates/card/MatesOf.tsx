import { useInfiniteQuery } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { useSay } from '../../lib/language/say.ts'
import { AuthorLine, facts } from '../../profile/member/AuthorLine.tsx'
import { AvatarLink } from '../../profile/member/AvatarLink.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { matesOfQuery } from '../queries.ts'

/** A member's mates, where they show them. */
export function MatesOf({ memberId }: { memberId: Id }) {
  const say = useSay()
  const query = useInfiniteQuery(matesOfQuery(memberId))
  return (
    <>
      <SheetList aria-label={say('Connections')}>
        <QueryList
          inList
          what="connections"
          query={query}
          skeleton={<Loading label={say('Loading connections')} shape="person" />}
          empty={<li>{say('No connections yet.')}</li>}
        >
          {({ member }) => (
            <li>
              <Person
                avatar={<AvatarLink member={member} size="sm" />}
                name={<AuthorLine member={member} />}
                meta={facts(' · ', member.headline, member.location)}
              />
            </li>
          )}
        </QueryList>
      </SheetList>
      {query.hasNextPage && <ShowMore tone="quiet" size="small" query={query} />}
    </>
  )
}
