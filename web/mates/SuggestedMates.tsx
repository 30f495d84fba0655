import { Check, Clock, UserRoundPlus } from 'lucide-react'
import type { Mate } from '#contract/mates.ts'
import { Face } from '../profile/Face.tsx'
import { facts, Signature } from '../profile/Signature.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Person } from '../ui/Person.tsx'
import { itemsOf, type ListQuery, QueryList } from '../ui/QueryList.tsx'
import { Sheet, SheetList } from '../ui/Sheet.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { useMove } from './moves.ts'
import styles from './SuggestedMates.module.css'
import { stateWords } from './words.ts'

type SuggestedMatesProps = {
  title?: string
  /** The suggestions, wherever they are read from. */
  query: ListQuery<Mate>
}

/** Members one may know, each with the reason and a way to ask. */
export function SuggestedMates({ title = 'Suggested mates', query }: SuggestedMatesProps) {
  const mates = itemsOf(query.data)
  return (
    <Sheet title={title}>
      {mates.length > 0 ? (
        <SheetList>
          {mates.map((mate) => (
            <li key={mate.member.id}>
              <Suggestion mate={mate} />
            </li>
          ))}
        </SheetList>
      ) : (
        <QueryList
          query={query}
          skeleton={<Loading label="Loading suggestions" shape="person" />}
          empty={<p className={styles.none}>Nobody to suggest yet.</p>}
        >
          {() => null}
        </QueryList>
      )}
    </Sheet>
  )
}

function Suggestion({ mate: { member, state, reason } }: { mate: Mate }) {
  const request = useMove('request')
  const asked = state !== 'suggested'

  return (
    <Person
      avatar={<Face member={member} size="sm" />}
      name={<Signature member={member} className="clamp1" />}
      meta={
        <>
          <span className="clamp1">{facts(', ', member.headline, member.location)}</span>
          {reason && <span className={styles.reason}>{reason}</span>}
        </>
      }
      action={
        <IconButton
          label={asked ? stateWords[state] : `Connect with ${member.name}`}
          // Not `disabled`, which would take the focus away from whoever has just pressed it.
          aria-disabled={asked || request.isPending}
          aria-busy={request.isPending || undefined}
          onClick={() => !asked && !request.isPending && request.mutate({ member })}
        >
          {state === 'connected' ? <Check /> : asked ? <Clock /> : <UserRoundPlus />}
        </IconButton>
      }
    />
  )
}
