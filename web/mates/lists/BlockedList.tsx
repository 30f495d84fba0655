import { useInfiniteQuery } from '@tanstack/react-query'
import type { MemberCard } from '#contract/profile.ts'
import { useSay } from '../../lib/language/say.ts'
import { facts } from '../../profile/member/AuthorLine.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { useUnblock } from '../mutations.ts'
import { blocksQuery } from '../queries.ts'

/** Whom one has blocked, and a way to lift it. */
export function BlockedList() {
  const say = useSay()
  const query = useInfiniteQuery(blocksQuery)
  return (
    <>
      <SheetList aria-label={say('Blocked members')}>
        <QueryList
          inList
          what="blocked members"
          query={query}
          skeleton={<Loading label={say('Loading blocked members')} shape="person" />}
          empty={<li>{say('You have not blocked anyone.')}</li>}
        >
          {({ member }) => (
            <li>
              <Person
                avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} size="sm" />}
                name={
                  <>
                    {member.name}
                    <Withdrawn member={member} />
                  </>
                }
                meta={facts(' · ', member.headline, member.location)}
                action={<Unblock member={member} />}
              />
            </li>
          )}
        </QueryList>
      </SheetList>
      {query.hasNextPage && <ShowMore tone="quiet" size="small" query={query} />}
    </>
  )
}

/** The same as a part of the settings. */
export function BlockedSheet() {
  const say = useSay()
  return (
    <Sheet title={say('Whom you have blocked')} bleed>
      <BlockedList />
    </Sheet>
  )
}

function Unblock({ member }: { member: MemberCard }) {
  const say = useSay()
  const unblock = useUnblock()
  return (
    <Button
      tone="outline"
      size="small"
      busy={unblock.isPending}
      aria-label={say('{act} {name}', { act: say('Unblock'), name: member.name })}
      onClick={() => unblock.mutate(member)}
    >
      {say('Unblock')}
    </Button>
  )
}
