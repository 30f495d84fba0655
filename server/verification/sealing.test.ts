import { sql } from 'kysely'
import { expect } from 'vitest'
import { verification } from '#contract/verification.ts'
import { picture, registration } from '#tests/support/claims.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const SEALED = { code: 'KEY_MISSING' }

async function submitWithEvidence(member: TestMember) {
  const { id: claimId } = await member.call(verification.submit, { kind: 'doctor', proof: registration() })
  const { id } = await member.call(verification.addEvidence, { claimId, uploadId: await member.upload('evidence', await picture()) })
  return { claimId, id }
}

test('a claim that was given to another member in the database shows them nothing sealed, and does not open at the desk', async ({
  world,
}) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const { claimId, id } = await submitWithEvidence(asha)
  await farah.call(verification.take, { claimId })
  await sql`update claim set member_id = ${ravi.id} where id = ${claimId}`.execute(world.db)

  expect((await ravi.call(verification.overview)).claims).toMatchObject([{ id: claimId, proof: null, evidence: [{ id, name: '' }] }])
  await expect(farah.call(verification.getClaim, { claimId })).rejects.toMatchObject(SEALED)
  await expect(farah.call(verification.evidenceFile, { evidenceId: id })).rejects.toMatchObject(SEALED)

  await sql`update claim set member_id = ${asha.id} where id = ${claimId}`.execute(world.db)
  expect((await asha.call(verification.overview)).claims).toMatchObject([{ id: claimId, evidence: [{ id, name: 'licence.png' }] }])
})

test('a file that was put under another member’s claim shows neither its name nor its bytes', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const theirs = await submitWithEvidence(asha)
  const mine = await submitWithEvidence(ravi)
  await farah.call(verification.take, { claimId: mine.claimId })
  await sql`update evidence set claim_id = ${mine.claimId} where id = ${theirs.id}`.execute(world.db)

  expect((await ravi.call(verification.overview)).claims[0]?.evidence.map(({ name }) => name)).toEqual(['', 'licence.png'])
  await expect(farah.call(verification.evidenceFile, { evidenceId: theirs.id })).rejects.toMatchObject(SEALED)
})

test('a proof or a name of a file that was copied from another row does not open', async ({ world }) => {
  const [asha, ravi, leena] = [await world.member(), await world.member(), await world.member()]
  const theirs = await submitWithEvidence(asha)
  const mine = await submitWithEvidence(ravi)
  const other = await submitWithEvidence(leena)
  await sql`update claim set proof_sealed = (select proof_sealed from claim where id = ${theirs.claimId}) where id = ${mine.claimId}`.execute(
    world.db,
  )
  await sql`update evidence set name_sealed = (select name_sealed from evidence where id = ${theirs.id}) where id = ${other.id}`.execute(
    world.db,
  )

  expect((await ravi.call(verification.overview)).claims).toMatchObject([{ proof: null, evidence: [{ name: 'licence.png' }] }])
  expect((await leena.call(verification.overview)).claims).toMatchObject([{ proof: { proof: 'registration' }, evidence: [{ name: '' }] }])
})

test('a claim that does not open leaves the others, the badges and the desk, and what it says can be submitted again', async ({
  world,
}) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const approve = async (claimId: string) => {
    await farah.call(verification.take, { claimId })
    await farah.call(verification.approve, { claimId, compared: ['name'], register: 'Register' })
  }
  const licence = registration()
  const torn = await asha.call(verification.submit, { kind: 'doctor', proof: licence })
  await approve(torn.id)
  const orcid = { proof: 'orcid', orcid: '0000-0002-1825-0097' } as const
  const other = await asha.call(verification.submit, { kind: 'researcher', proof: orcid })
  await sql`update claim set proof_sealed = decode('00', 'hex') where id = ${torn.id}`.execute(world.db)

  const { claims, badges } = await asha.call(verification.overview)
  expect(claims).toMatchObject([
    { id: other.id, proof: orcid },
    { id: torn.id, proofKind: 'registration', proof: null, state: 'approved', warnings: [] },
  ])
  expect(badges[0]).toMatchObject({ kind: 'registration', state: 'valid', what: '' })
  expect(await farah.call(verification.getClaim, { claimId: other.id })).toMatchObject({
    claim: orcid,
    earlier: [{ claimId: torn.id, proof: 'registration', what: '' }],
  })
  await expect(farah.call(verification.getClaim, { claimId: torn.id })).rejects.toMatchObject(SEALED)
  await asha.call(verification.withdraw, { claimId: other.id })
  const again = await asha.call(verification.submit, { kind: 'doctor', proof: licence })
  expect(again).toMatchObject({ proof: licence, state: 'waiting' })
})
