import { useInfiniteQuery } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { Face } from '../profile/Face.tsx'
import { facts, Signature } from '../profile/Signature.tsx'
import { Button } from '../ui/Button.tsx'
import { Person } from '../ui/Person.tsx'
import { QueryList } from '../ui/QueryList.tsx'
import { SheetList } from '../ui/Sheet.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { matesOfQuery } from './queries.ts'

/** A member's mates, where they show them. */
export function MatesOf({ memberId }: { memberId: Id }) {
  const query = useInfiniteQuery(matesOfQuery(memberId))
  return (
    <>
      <SheetList aria-label="Connections">
        <QueryList query={query} skeleton={<Loading label="Loading connections" shape="person" />} empty={<li>Nobody yet.</li>}>
          {({ member }) => (
            <li>
              <Person
                avatar={<Face member={member} size="sm" />}
                name={<Signature member={member} />}
                meta={facts(' · ', member.headline, member.location)}
              />
            </li>
          )}
        </QueryList>
      </SheetList>
      {query.hasNextPage && (
        <Button tone="quiet" size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}
