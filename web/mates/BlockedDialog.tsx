import { useInfiniteQuery } from '@tanstack/react-query'
import type { MemberCard } from '#contract/profile.ts'
import { facts } from '../profile/Signature.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Person } from '../ui/Person.tsx'
import { QueryList } from '../ui/QueryList.tsx'
import { SheetList } from '../ui/Sheet.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { useUnblock } from './moves.ts'
import { blocksQuery } from './queries.ts'

/** Whom one has blocked, and a way to lift it. */
export function BlockedDialog({ onClose }: { onClose: () => void }) {
  const query = useInfiniteQuery(blocksQuery)
  return (
    <Dialog title="Blocked members" size="narrow" onClose={onClose}>
      <SheetList aria-label="Blocked members">
        <QueryList
          query={query}
          skeleton={<Loading label="Loading blocked members" shape="person" />}
          empty={<li>You have not blocked anybody.</li>}
        >
          {({ member }) => (
            <li>
              <Person
                avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} size="sm" />}
                name={member.name}
                meta={facts(' · ', member.headline, member.location)}
                action={<Unblock member={member} />}
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
    </Dialog>
  )
}

function Unblock({ member }: { member: MemberCard }) {
  const unblock = useUnblock()
  return (
    <Button
      tone="outline"
      size="small"
      busy={unblock.isPending}
      aria-label={`Unblock ${member.name}`}
      onClick={() => unblock.mutate(member)}
    >
      Unblock
    </Button>
  )
}
