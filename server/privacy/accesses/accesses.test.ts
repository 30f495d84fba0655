import { sql } from 'kysely'
import { expect } from 'vitest'
import { applicants } from '#contract/applicants.ts'
import { dataAccesses } from '#contract/data-accesses.ts'
import { verification } from '#contract/verification.ts'
import { picture, registration } from '#tests/support/claims.ts'
import { copyOf } from '#tests/support/data-export.ts'
import { openPage } from '#tests/support/institutions.ts'
import { anApplication, aPosting } from '#tests/support/jobs.ts'
import { test } from '#tests/support/world.ts'

test('a member reads who opened their claim, their documents, their application and the copy of their data, and nobody else reads it', async ({
  world,
}) => {
  const [asha, ravi, farah] = [await world.member(), await world.member({ name: 'Ravi Menon' }), await world.reviewer()]
  expect(await asha.call(dataAccesses.list)).toEqual({ items: [] })
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  const uploadId = await asha.upload('evidence', await picture())
  const { id: evidenceId } = await asha.call(verification.addEvidence, { claimId, uploadId })
  await farah.call(verification.getClaim, { claimId })
  await farah.call(verification.take, { claimId })
  await farah.call(verification.evidenceFile, { evidenceId })
  const postingId = await aPosting(world, await openPage(world, [ravi.id, 'owner']), { title: 'Intensivist' })
  const applicationId = await anApplication(asha, postingId)
  await ravi.call(applicants.export, { postingId })
  await ravi.call(applicants.view, { applicationId })
  await copyOf(world, asha)

  const { items } = await asha.call(dataAccesses.list)

  expect(items.map(({ kind, job }) => [kind, job])).toEqual([
    ['export', ''],
    ['application', 'Intensivist'],
    ['application_list', 'Intensivist'],
    ['evidence', ''],
    ['claim', ''],
  ])
  expect(items[1]!.institution).not.toBe('')
  expect(await ravi.call(dataAccesses.list)).toEqual({ items: [] })
  expect(JSON.stringify(items)).not.toContain(farah.id)
})

test('what is older than 90 days is listed no more', async ({ world }) => {
  const asha = await world.member()
  const { id } = await copyOf(world, asha)
  await sql`update data_export set downloaded_at = now() - interval '91 days' where id = ${id}`.execute(world.db)

  expect(await asha.call(dataAccesses.list)).toEqual({ items: [] })
})
