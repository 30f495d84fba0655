import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { AffiliatedPerson } from '#contract/affiliations.ts'
import type { Institution } from '#contract/institution.ts'
import { useAddress } from '../../lib/address.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { peopleQuery, type ShownPeople } from '../queries.ts'
import styles from './Overview.module.css'
import { PersonRow } from './PersonRow.tsx'

const EndDialog = part(async () => ({ default: (await import('../member/EndDialog.tsx')).EndDialog }))

const shows = { now: 'Here now', before: 'Worked here before' } as const

/** Everybody whom the institution has confirmed, all or of one department. */
export function People({ page: { id, role } }: { page: Institution }) {
  const [ending, setEnding] = useState<AffiliatedPerson>()
  const mayEnd = role === 'owner' || role === 'editor'
  const [address, setAddress] = useAddress()
  const department = address.get('department')
  const show: ShownPeople['show'] = address.has('before') ? 'before' : 'now'
  const people = useInfiniteQuery(peopleQuery(id, { show, ...(department && { department }) }))
  const choose = (next: ShownPeople['show'], of = department) =>
    setAddress({ id, tab: 'people', ...(next === 'before' && { before: '' }), ...(of && { department: of }) }, { replace: true })
  return (
    <div className={styles.people}>
      <fieldset aria-label="Which people">
        {Object.entries(shows).map(([key, label]) => (
          <Chip key={key} aria-pressed={show === key} onClick={() => choose(key as ShownPeople['show'])}>
            {label}
          </Chip>
        ))}
        {department && (
          <Chip aria-pressed onClick={() => choose(show, null)}>
            {department}
          </Chip>
        )}
      </fieldset>
      <SheetList aria-label="People">
        <QueryList
          inList
          query={people}
          what="people"
          skeleton={<Loading label="Loading people" shape="person" />}
          empty={
            <li className="ui muted">
              {show === 'now' ? 'Nobody is confirmed here yet.' : 'Nobody is confirmed to have worked here before.'}
            </li>
          }
        >
          {(person) => (
            <PersonRow person={person}>
              {mayEnd && person.to === null && (
                <Button size="small" tone="quiet" aria-label={`${person.member.name} has left`} onClick={() => setEnding(person)}>
                  Has left
                </Button>
              )}
            </PersonRow>
          )}
        </QueryList>
      </SheetList>
      <Suspense>{ending && <EndDialog affiliation={ending} whose="them" onClose={() => setEnding(undefined)} />}</Suspense>
      {people.hasNextPage && <ShowMore tone="outline" block query={people} />}
    </div>
  )
}
