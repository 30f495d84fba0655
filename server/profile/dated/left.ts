import { type RawBuilder, sql } from 'kysely'

/** A condition: by the dates of their profile this member was at this hospital, and all of it has ended. */
export const hasLeft = (memberId: RawBuilder<string>, hospital: RawBuilder<string>) => sql<boolean>`coalesce(
  (select bool_and(e.ended is not null and e.ended <> 'present') from profile_entry e
    where e.member_id = ${memberId} and e.kind = 'position' and lower(e.institution) = lower(${hospital})), false)`
