import { useInfiniteQuery } from '@tanstack/react-query'
import type { LocumSlot } from '#contract/locum.ts'
import type { Id } from '#contract/page.ts'
import { Withdrawn } from '../../../profile/member/Withdrawn.tsx'
import { QueryList } from '../../../ui/list/QueryList.tsx'
import { ShowMore } from '../../../ui/list/ShowMore.tsx'
import { Avatar } from '../../../ui/person/Avatar.tsx'
import { Person } from '../../../ui/person/Person.tsx'
import { freeQuery } from '../queries.ts'
import styles from './Desk.module.css'

type FreeDoctorsProps = {
  institutionId: Id
  slot: LocumSlot
  specialty: string
  /** Empty for an open shift. */
  chosen: string
  onChoose: (memberId: string) => void
}

/** Whom a shift is offered to: one of those who are free then, or openly. */
export function FreeDoctors({ institutionId, slot, specialty, chosen, onChoose }: FreeDoctorsProps) {
  const doctors = useInfiniteQuery({ ...freeQuery(institutionId, slot, specialty), enabled: slot.day !== '' })
  return (
    <fieldset className={styles.whom}>
      <legend>Whom you offer it to</legend>
      <label className={styles.choice}>
        <input type="radio" name="whom" checked={chosen === ''} onChange={() => onChoose('')} />
        <span>
          <b>Openly</b>
          <span className="meta">
            Every doctor{specialty && ` of ${specialty}`} who is free then sees it; the first who accepts has it.
          </span>
        </span>
      </label>
      <ul aria-label="Doctors who are free">
        <QueryList
          inList
          query={doctors}
          what="who is free"
          keyOf={({ member }) => member.id}
          empty={<li className="ui muted">Nobody with a checked registration has said that they are free then.</li>}
        >
          {({ member, specialty: theirs, checked }) => (
            <li>
              <label className={styles.choice}>
                <input
                  type="radio"
                  name="whom"
                  aria-label={member.name}
                  checked={chosen === member.id}
                  onChange={() => onChoose(member.id)}
                />
                <Person
                  avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="sm" />}
                  name={
                    <>
                      {member.name} <Withdrawn member={member} />
                    </>
                  }
                  mark={member.mark}
                  meta={[theirs || member.headline, checked].filter(Boolean).join(' · ')}
                />
              </label>
            </li>
          )}
        </QueryList>
      </ul>
      {doctors.hasNextPage && <ShowMore tone="outline" block query={doctors} />}
    </fieldset>
  )
}
