import { useInfiniteQuery } from '@tanstack/react-query'
import type { Institution } from '#contract/institution.ts'
import { formatCount } from '../../lib/count.ts'
import { Link } from '../../lib/router.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { itemsOf } from '../../ui/list/QueryList.tsx'
import room from '../Institution.module.css'
import { peopleQuery } from '../queries.ts'
import { pageOf } from '../words.ts'
import { PersonRow } from './PersonRow.tsx'

const SHOWN = 5

/** The latest of those who are confirmed here. */
export function PeopleRail({ page: { id, people } }: { page: Institution }) {
  const { data } = useInfiniteQuery(peopleQuery(id, { show: 'now' }))
  if (people === 0) return null
  return (
    <Sheet bleed title="People" aside={`${formatCount(people)} confirmed`}>
      <SheetList aria-label="People">
        {itemsOf(data)
          .slice(0, SHOWN)
          .map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
      </SheetList>
      <p className={room.foot}>
        <Link className={room.grow} to={`${pageOf(id)}&tab=people`}>
          All people
        </Link>
        <Link to={`${pageOf(id)}&tab=people&before`}>Worked here before</Link>
      </p>
    </Sheet>
  )
}
