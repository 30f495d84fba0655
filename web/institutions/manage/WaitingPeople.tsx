import { useInfiniteQuery } from '@tanstack/react-query'
import type { Affiliation } from '#contract/affiliations.ts'
import { ANSWER_DAYS } from '#contract/limits.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import room from '../Institution.module.css'
import { waitingQuery } from '../queries.ts'
import { useAct } from '../use-act.ts'
import { dayOf } from '../words.ts'

/** Members who say that they work here, and wait for the institution's word. */
export function WaitingPeople({ institutionId }: { institutionId: Id }) {
  const query = useInfiniteQuery(waitingQuery(institutionId))
  return (
    <Sheet bleed title="Waiting for your answer">
      <SheetList aria-label="Waiting for your answer">
        <QueryList
          inList
          query={query}
          what="who waits"
          skeleton={<Loading label="Loading who waits" shape="person" />}
          empty={<li className="ui muted">Nobody waits.</li>}
        >
          {(affiliation) => <Waiting affiliation={affiliation} />}
        </QueryList>
      </SheetList>
      <p className={room.foot}>
        <span className={room.grow}>Unanswered for {ANSWER_DAYS} days, a wish ends by itself.</span>
        {query.hasNextPage && <ShowMore tone="outline" size="small" query={query} />}
      </p>
    </Sheet>
  )
}

function Waiting({ affiliation: { id: affiliationId, member, position, department, from, to } }: { affiliation: Affiliation }) {
  const confirm = useAct(() => api.affiliations.confirm({ affiliationId }))
  const decline = useAct(() => api.affiliations.decline({ affiliationId }))
  return (
    <li className={room.row}>
      <Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="md" />
      <div>
        <AuthorLine member={member} />
        <p className="ui">
          Says: <b>{[position, department].filter(Boolean).join(', ')}</b>, {to ? `${dayOf(from)} to ${dayOf(to)}` : `since ${dayOf(from)}`}
        </p>
        {!member.verified && <span className="meta">Confirming says where they work, not that they are registered.</span>}
      </div>
      <div className={room.acts}>
        <Button tone="soft" size="small" aria-label={`Confirm ${member.name}`} busy={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirm
        </Button>
        <Button tone="quiet" size="small" aria-label={`Decline ${member.name}`} busy={decline.isPending} onClick={() => decline.mutate()}>
          Decline
        </Button>
      </div>
    </li>
  )
}
