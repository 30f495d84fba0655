import type { Insertable } from 'kysely'
import { applications } from '#contract/applications.ts'
import { jobs } from '#contract/jobs.ts'
import type { Posting } from '#contract/posting.ts'
import { keysOf } from '#server/jobs/postings/content.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { newId } from '#server/platform/ids.ts'
import type { TestMember, World } from './world.ts'

const DAY_MS = 24 * 3600_000
/** A day of India, some days from now. */
export const dayFromNow = (days: number) => new Date(Date.now() + 5.5 * 3600_000 + days * DAY_MS).toISOString().slice(0, 10)

type Traits = Partial<Omit<Insertable<Tables['job_posting']>, 'requirements' | 'questions' | 'company'>> &
  Partial<Pick<Posting, 'requirements' | 'questions'>>

/** A posting of an institution, written down at once: published a moment ago unless it says otherwise. */
export async function aPosting(world: World, institutionId: string, traits: Traits = {}): Promise<string> {
  const { requirements = [], questions = [], ...rest } = traits
  const id = newId()
  const { name } = await world.db.selectFrom('institution').select('name').where('id', '=', institutionId).executeTakeFirstOrThrow()
  const isDraft = rest.state === 'draft'
  const dates = isDraft ? {} : { posted_at: new Date(), ask_at: new Date(Date.now() + 14 * DAY_MS) }
  await world.db
    .insertInto('job_posting')
    .values({
      ...{
        id,
        institution_id: institutionId,
        author_id: null,
        client_id: newId(),
        state: 'published',
        company: name,
        title: 'Intensivist',
      },
      ...{ department: '', city: 'Ludhiana', state_name: 'Punjab', work_type: 'full_time', is_remote: false, is_urgent: false },
      ...{
        salary_from: 30,
        salary_to: 40,
        experience_from: 5,
        experience_to: null,
        specialty: 'Paediatrics',
        industry: '',
        company_size: '',
      },
      ...{ description: 'Run the unit with three colleagues.', benefits: [], stipend: null, bond_months: null, bond_amount: null },
      ...{ duty_hours: null, living: 'not_stated', council: null, walk_in_on: null, degrees: [], openings: 1 },
      closes_on: dayFromNow(30),
      ...dates,
      ...keysOf({ specialty: rest.specialty ?? 'Paediatrics', city: rest.city ?? 'Ludhiana' }),
      ...rest,
      requirements: JSON.stringify(requirements),
      questions: JSON.stringify(questions),
    })
    .execute()
  return id
}

/** What a member sends to a posting; answers its id. */
export async function anApplication(by: TestMember, postingId: string): Promise<string> {
  const { questions } = await by.call(jobs.get, { postingId })
  const answers = questions.map(({ words, kind }) => ({ question: words, answer: kind === 'yes_no' ? 'yes' : 'Forty' }))
  return (await by.call(applications.apply, { postingId, answers, letter: 'I would like to come.' })).id
}
