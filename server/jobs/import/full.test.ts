import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { POSTINGS_MAX } from '#contract/limits.ts'
import { postingImport } from '#contract/posting-import.ts'
import { postings } from '#contract/postings.ts'
import { openPage } from '#tests/support/institutions.ts'
import { test } from '#tests/support/world.ts'

const file = () => new File(['ID,Title\r\n,Registrar\r\nB1,Consultant'], 'jobs')

test('rows for which an institution has no place say so, those before them are taken, and a repeated request finds them', async ({
  world,
}) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  await sql`
    insert into job_posting (id, institution_id, author_id, client_id, company, title)
    select gen_random_uuid(), ${institutionId}::uuid, ${asha.id}::uuid, gen_random_uuid(), 'A hospital', 'Nurse ' || n
    from generate_series(1, ${sql.lit(POSTINGS_MAX - 1)}) as n`.execute(world.db)
  const asked = { institutionId, clientId: randomUUID() }

  const first = await asha.call(postingImport.take, { ...asked, file: file() })
  const again = await asha.call(postingImport.take, { ...asked, file: file() })

  expect(first.counts).toEqual({ new: 1, update: 0, fault: 1 })
  expect(first.rows[1]).toMatchObject({ postingId: null, faults: [{ words: expect.stringContaining('no more fit') }] })
  expect(again).toEqual(first)
  expect(await asha.call(postings.get, { postingId: first.rows[0]!.postingId! })).toMatchObject({ title: 'Registrar' })
  expect((await asha.call(postingImport.preview, { institutionId, file: file() })).counts).toEqual({ new: 0, update: 0, fault: 2 })
})
