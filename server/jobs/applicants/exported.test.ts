import { sql } from 'kysely'
import { expect } from 'vitest'
import { applicants } from '#contract/applicants.ts'
import { openPage } from '#tests/support/institutions.ts'
import { aPosting } from '#tests/support/jobs.ts'
import { test } from '#tests/support/world.ts'

const APPLICANTS = 1001
const SENT = JSON.stringify({
  ...{ headline: '', specialty: '', hospital: '', location: '', currentPosition: '', experienceYears: 3, education: '', college: '' },
  ...{ graduationYear: null, languages: [], certifications: [], publications: [], entries: [], checked: '' },
})

test('every application is in the exported table, however many there are, and each question that any of them answers', async ({
  world,
}) => {
  const owner = await world.member()
  const postingId = await aPosting(world, await openPage(world, [owner.id, 'owner']))
  await sql`
    with crowd as (
      insert into member (id, handle, name)
      select gen_random_uuid(), 'applicant-' || n, 'Dr. No ' || n from generate_series(1, ${sql.lit(APPLICANTS)}) as n returning id, name)
    insert into job_application (id, posting_id, member_id, profile, fit, answers, letter, sent_at)
    select gen_random_uuid(), ${postingId}, id, ${SENT}::jsonb || jsonb_build_object('name', name), '[]',
      case right(name, 1) when '7' then '[{"words": "Nights?", "kind": "yes_no", "answer": "yes"}]'::jsonb else '[]' end, '',
      now() - interval '1 day' from crowd`.execute(world.db)
  await sql`
    update job_application set answers = '[{"words": "Bond?", "kind": "text", "answer": "two years"}]', sent_at = now()
    where posting_id = ${postingId} and profile ->> 'name' = 'Dr. No 1'`.execute(world.db)

  const [heads, ...rows] = (await (await owner.call(applicants.export, { postingId })).text()).trimEnd().split('\r\n')

  expect(heads).toMatch(/,Letter,Nights\?,Bond\?$/)
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(APPLICANTS)
  expect(rows.filter((row) => row.endsWith(',yes,'))).toHaveLength(100)
  expect(rows.filter((row) => row.endsWith(',,two years'))).toEqual([expect.stringMatching(/^Dr\. No 1,/)])
  expect((await owner.call(applicants.list, { postingId })).counts).toMatchObject({ sent: APPLICANTS, viewed: 0 })
})
