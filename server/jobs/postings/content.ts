import type { Insertable, Selectable } from 'kysely'
import type { Posting } from '#contract/posting.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { keyOfPlace, keyOfSpecialty } from '../../profile/public.ts'
import type { Content } from '../rules.ts'

type Row = Tables['job_posting']
type Written = Omit<Insertable<Row>, 'id' | 'institution_id' | 'author_id' | 'client_id' | 'external_id' | 'company'>

/** What a draft says before its author has said anything. */
export const EMPTY: Omit<Content, 'title'> = {
  ...{ department: '', city: '', state: '', workType: 'full_time', isRemote: false, isUrgent: false, salaryFrom: null, salaryTo: null },
  ...{ experienceFrom: 0, experienceTo: null, specialty: '', industry: '', companySize: '', description: '', requirements: [] },
  ...{ benefits: [], questions: [], stipend: null, bondMonths: null, bondAmount: null, dutyHours: null, living: 'not_stated' },
  ...{ council: null, walkInOn: null, degrees: [], openings: 1, closesOn: null },
}

/** What a row says, as its author wrote it. */
export const contentOf = (row: Selectable<Row>): Content => ({
  title: row.title,
  department: row.department,
  city: row.city,
  state: row.state_name,
  workType: row.work_type,
  isRemote: row.is_remote,
  isUrgent: row.is_urgent,
  salaryFrom: row.salary_from,
  salaryTo: row.salary_to,
  experienceFrom: row.experience_from,
  experienceTo: row.experience_to,
  specialty: row.specialty,
  industry: row.industry,
  companySize: row.company_size,
  description: row.description,
  requirements: row.requirements,
  benefits: row.benefits,
  questions: row.questions,
  stipend: row.stipend,
  bondMonths: row.bond_months,
  bondAmount: row.bond_amount,
  dutyHours: row.duty_hours,
  living: row.living,
  council: row.council,
  walkInOn: row.walk_in_on,
  degrees: row.degrees as Posting['degrees'],
  openings: row.openings,
  closesOn: row.closes_on,
})

/** What is the same for all names of a specialty and of a city, by which postings are found and counted. */
export const keysOf = ({ specialty, city }: Pick<Content, 'specialty' | 'city'>) => ({
  specialty_key: keyOfSpecialty(specialty),
  city_key: keyOfPlace(city),
})

/** The row that says it. Work of the type Remote is remote, whatever else was ticked. */
export const rowOf = (content: Content): Written => ({
  title: content.title,
  department: content.department,
  city: content.city,
  state_name: content.state,
  work_type: content.workType,
  is_remote: content.isRemote || content.workType === 'remote',
  is_urgent: content.isUrgent,
  salary_from: content.salaryFrom,
  salary_to: content.salaryTo,
  experience_from: content.experienceFrom,
  experience_to: content.experienceTo,
  specialty: content.specialty,
  industry: content.industry,
  company_size: content.companySize,
  description: content.description,
  requirements: JSON.stringify(content.requirements),
  benefits: content.benefits,
  questions: JSON.stringify(content.questions),
  stipend: content.stipend,
  bond_months: content.bondMonths,
  bond_amount: content.bondAmount,
  duty_hours: content.dutyHours,
  living: content.living,
  council: content.council,
  walk_in_on: content.walkInOn,
  degrees: [...new Set(content.degrees)],
  openings: content.openings,
  closes_on: content.closesOn,
  ...keysOf(content),
})
