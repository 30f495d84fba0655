import { sql } from 'kysely'
import { hasLeft } from '../profile/public.ts'
import { isNoPlace, standsInMany } from './common-names.ts'
import { isTown, liesApart } from './towns.ts'

/** What a viewer, member `m` with the profile `p`, says of themselves, and whether it can tell who may have met them. */
export const own = sql`
  m.hospital, m.specialty, m.city, m.state, p.college, p.graduation_year, p.interests,
  ${standsInMany(sql`m.hospital`)} as hospital_in_many, ${standsInMany(sql`p.college`)} as college_in_many,
  ${isTown(sql`m.city`)} as city_is_town,
  not ${isNoPlace(sql`m.hospital`)} and not ${hasLeft(sql`m.id`, sql`m.hospital`)} as hospital_is_theirs`

/** One town, where nobody says of it that it lies in another state. */
const sameCity = sql`(m.city <> '' and m.city = me.city and me.city_is_town and not ${liesApart(sql`m.city`, sql`m.state`, sql`me.state`)})`

/**
 * The hospital on both cards, which neither has left by the dates of their profile. "District Hospital" is the same one within a city alone; which
 * "Government Medical College" is meant, nobody can tell.
 */
export const sameHospital = sql`(m.hospital <> '' and m.hospital = me.hospital and me.hospital_is_theirs
  and (not me.hospital_in_many or ${sameCity}) and not ${hasLeft(sql`m.id`, sql`m.hospital`)})`
export const sameCollege = sql`(p.college <> '' and p.college = me.college and not me.college_in_many)`

/** What a member m with the profile p and the viewer have in common. */
export const common = sql`
  ${sameHospital} as same_hospital,
  ${sameCollege} as same_college,
  ${sameCollege} and coalesce(p.graduation_year = me.graduation_year, false) as same_year,
  case when ${sameCollege} then p.graduation_year end as college_year,
  m.specialty <> '' and m.specialty = me.specialty as same_specialty,
  ${sameCity} as same_city,
  array(select unnest(p.interests) intersect select unnest(me.interests) order by 1) as interests`
