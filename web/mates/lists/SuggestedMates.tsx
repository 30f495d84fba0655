import { Check, Clock, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import type { Mate } from '#contract/mates.ts'
import { useSay } from '../../lib/language/say.ts'
import { AuthorLine, facts } from '../../profile/member/AuthorLine.tsx'
import { AvatarLink } from '../../profile/member/AvatarLink.tsx'
import { lookAlikes } from '../../profile/member/look-alikes.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { itemsOf, type ListQuery, QueryList } from '../../ui/list/QueryList.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { announce } from '../../ui/status/announce.ts'
import { SendState } from '../../ui/status/SendState.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { useWaitingMove } from '../move-kind.ts'
import { useMateAction } from '../mutations.ts'
import { sharedWords, stateWords } from '../words.ts'
import styles from './SuggestedMates.module.css'

type SuggestedMatesProps = {
  title?: string
  /** The suggestions, wherever they are read from. */
  query: ListQuery<Mate>
  /** Why there are none. */
  none?: string
  /** How many stand at once; a press shows the others. Whoever was asked stands with them. */
  first?: number
  /** Where a link on the page leads to. */
  id?: string
  bleed?: boolean
}

/** Members one may know, each with the reason and a way to ask. */
export function SuggestedMates({ title, query, none, first, id, bleed }: SuggestedMatesProps) {
  const say = useSay()
  const [showsAll, setShowsAll] = useState(first === undefined)
  const mates = itemsOf(query.data)
  const shown = mates.filter(({ state }, at) => showsAll || at < (first ?? 0) || state !== 'suggested')
  const hidden = mates.length - shown.length
  const alike = lookAlikes(
    mates.map(({ member }) => member),
    lineOf,
  )
  return (
    <Sheet title={title ?? say('Suggested mates')} id={id} tabIndex={id ? -1 : undefined} bleed={bleed}>
      {mates.length > 0 ? (
        <>
          <SheetList>
            {shown.map((mate) => (
              <li key={mate.member.id}>
                <Suggestion mate={mate} alike={alike.has(mate.member.id)} />
              </li>
            ))}
          </SheetList>
          {hidden > 0 && (
            <p className={styles.more}>
              <Button tone="quiet" onClick={() => setShowsAll(true)}>
                {say('Show {count} more', { count: hidden })}
              </Button>
            </p>
          )}
        </>
      ) : (
        <QueryList
          what="suggested mates"
          query={query}
          skeleton={<Loading label={say('Loading suggestions')} shape="person" />}
          empty={<p className={styles.none}>{none ?? say('No suggestions yet.')}</p>}
        >
          {() => null}
        </QueryList>
      )}
    </Sheet>
  )
}

const lineOf = ({ headline, location }: Mate['member']) => facts(', ', headline, location)

/** `alike` where another of them has the same name and line. */
function Suggestion({ mate: { member, state, shared }, alike }: { mate: Mate; alike: boolean }) {
  const say = useSay()
  const request = useMateAction('request')
  const waiting = useWaitingMove(member.id)
  const asked = state !== 'suggested' || waiting !== undefined

  return (
    <>
      <Person
        avatar={<AvatarLink member={member} size="sm" />}
        name={<AuthorLine member={member} className="clamp1" />}
        meta={
          <>
            <span className="clamp1">{alike ? facts(' · ', `@${member.handle}`, lineOf(member), member.hospital) : lineOf(member)}</span>
            {shared.length > 0 && <span className={styles.reason}>{sharedWords(shared, say)}</span>}
          </>
        }
        action={
          <IconButton
            label={
              waiting ? say('Request not sent yet') : asked ? say(stateWords[state]) : say('Connect with {name}', { name: member.name })
            }
            // Not `disabled`, which would take the focus away from whoever has just pressed it.
            aria-disabled={asked || request.isPending}
            aria-busy={request.isPending || undefined}
            onClick={() => !asked && !request.isPending && request.mutate({ member })}
          >
            {state === 'connected' ? <Check /> : asked ? <Clock /> : <UserRoundPlus />}
          </IconButton>
        }
      />
      {waiting && <SendState entry={waiting} onRemove={() => announce(say('It will not be sent.'))} />}
    </>
  )
}
