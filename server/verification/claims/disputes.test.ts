import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Proof } from '#contract/claim.ts'
import { notifications } from '#contract/notifications.ts'
import { verification } from '#contract/verification.ts'
import { approve, registration } from '#tests/support/claims.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const disputesOf = async (member: TestMember) =>
  (await member.call(notifications.list, {})).items.filter(({ kind }) => kind === 'verification_dispute')

const claimOf = async (member: TestMember, id: string) => (await member.call(verification.overview)).claims.find((claim) => claim.id === id)

async function hold(member: TestMember, reviewer: TestMember, proof: Proof) {
  const { id } = await member.call(verification.submit, { kind: 'doctor', proof })
  await approve(reviewer, id)
  return id
}

test('the holder of a proven number is told that somebody claims it, once, and not who', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member({ name: 'Ravi Menon' }), await world.reviewer()]
  const proof = registration()
  const held = await hold(asha, farah, proof)

  await ravi.call(verification.submit, { kind: 'doctor', proof })
  await ravi.call(verification.submit, { kind: 'doctor', proof: registration() })
  await ravi.call(verification.submit, { kind: 'doctor', proof })

  const notices = await disputesOf(asha)
  expect(notices).toMatchObject([{ people: [], others: 0, subjectId: held }])
  expect(JSON.stringify([notices, await asha.call(verification.overview)])).not.toMatch(new RegExp(`Ravi|${ravi.id}`))
  expect(await disputesOf(ravi)).toEqual([])
})

test('the holder answers on the claim that is contested, and the reviewer of the other reads it', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const proof = registration()
  const held = await hold(asha, farah, proof)
  await expect(asha.call(verification.answer, { claimId: held, words: 'Hello?' })).rejects.toMatchObject({ code: 'CLAIM_DECIDED' })
  const second = await ravi.call(verification.submit, { kind: 'doctor', proof })

  expect(await asha.call(verification.answer, { claimId: held, words: 'My card was stolen.' })).toMatchObject({ state: 'approved' })

  const { conflicts } = await farah.call(verification.getClaim, { claimId: second.id })
  expect(conflicts).toMatchObject([{ claimId: held, state: 'approved' }])
  const { history } = await farah.call(verification.getClaim, { claimId: conflicts[0]!.claimId })
  expect(history).toContainEqual(expect.objectContaining({ act: 'answered', words: 'My card was stolen.' }))
})

test.for(['rejected', 'withdrawn', 'corrected'] as const)('a dispute is over once the other claim is %s', async (how, { world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const proof = registration()
  const held = await hold(asha, farah, proof)
  const { id: claimId } = await ravi.call(verification.submit, { kind: 'doctor', proof })
  expect(await claimOf(asha, held)).toMatchObject({ state: 'approved', disputed: true })

  if (how === 'withdrawn') await ravi.call(verification.withdraw, { claimId })
  else if (how === 'corrected') await ravi.call(verification.submit, { kind: 'doctor', proof: registration() })
  else {
    await farah.call(verification.take, { claimId })
    await farah.call(verification.reject, { claimId, words: 'The register names somebody else.' })
  }

  expect(await claimOf(asha, held)).toMatchObject({ state: 'approved', disputed: false })
})

test('a holder whose number somebody claimed before them is told of it when they are approved, once', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member({ name: 'Ravi Menon' }), await world.reviewer()]
  const proof = registration()
  await ravi.call(verification.submit, { kind: 'doctor', proof })

  const held = await hold(asha, farah, proof)

  const notices = await disputesOf(asha)
  expect(notices).toMatchObject([{ people: [], others: 0, subjectId: held }])
  expect(JSON.stringify(notices)).not.toMatch(new RegExp(`Ravi|${ravi.id}`))
  expect(await claimOf(asha, held)).toMatchObject({ state: 'approved', disputed: true })
  expect(await disputesOf(ravi)).toEqual([])

  await world.db
    .updateTable('claim')
    .set({ expires_at: new Date(Date.now() + 3600_000) })
    .where('id', '=', held)
    .execute()
  await hold(asha, farah, proof)
  expect(await disputesOf(asha)).toHaveLength(1)
})

test('a holder is told nothing where nobody else claims their number', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]

  await hold(asha, farah, registration())

  expect(await disputesOf(asha)).toEqual([])
})

test('a holder is told of a claim that was submitted while theirs was being approved', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const proof = registration()
  const { id } = await asha.call(verification.submit, { kind: 'doctor', proof })

  const submitted = await world.db.transaction().execute(async (tx) => {
    await tx.updateTable('claim').set({ state: 'approved', decided_at: new Date(), due_at: null }).where('id', '=', id).execute()
    const submitting = ravi.call(verification.submit, { kind: 'doctor', proof })
    const waiting = sql<{ waiting: boolean }>`
      select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update "claim"%') as waiting`
    await expect.poll(async () => (await waiting.execute(world.db)).rows[0]!.waiting).toBe(true)
    return { submitting }
  })
  await submitted.submitting

  expect(await disputesOf(asha)).toMatchObject([{ subjectId: id }])
})

test('one HPR id on two claims is a dispute, held by one, and over once it is corrected', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const hprId = '71-1234-5678-9012'
  const held = await hold(asha, farah, registration({ hprId }))

  const second = await ravi.call(verification.submit, { kind: 'doctor', proof: registration({ hprId: '71123456789012' }) })

  expect(second.disputed).toBe(true)
  expect(await disputesOf(asha)).toMatchObject([{ subjectId: held }])
  expect((await farah.call(verification.getClaim, { claimId: second.id })).conflicts).toMatchObject([{ claimId: held }])
  await expect(approve(farah, second.id)).rejects.toMatchObject({ code: 'NUMBER_HELD' })

  expect(await ravi.call(verification.submit, { kind: 'doctor', proof: registration() })).toMatchObject({ disputed: false })
  expect(await claimOf(asha, held)).toMatchObject({ disputed: false })
})
