import { expect } from 'vitest'
import { BADGE_DAYS, REMINDERS_DAYS } from '#contract/limits.ts'
import { verification } from '#contract/verification.ts'
import { approve, registration } from '#tests/support/claims.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { sweepVerification } from '../public.ts'
import { remindOfExpiry } from './expiry.ts'

const DAY_MS = 24 * 3600_000

async function verify(member: TestMember, reviewer: TestMember) {
  const proof = registration()
  const { id: claimId } = await member.call(verification.submit, { kind: 'doctor', proof })
  await approve(reviewer, claimId)
  return { claimId, proof }
}

const setExpiry = (world: World, claimId: string, inMs: number) =>
  world.db
    .updateTable('claim')
    .set({ expires_at: new Date(Date.now() + inMs) })
    .where('id', '=', claimId)
    .execute()

async function noticesOf(world: World, member: TestMember) {
  const rows = await world.db.selectFrom('notification').select('kind').where('member_id', '=', member.id).orderBy('id').execute()
  return rows.map(({ kind }) => kind)
}

const verifiedOf = (world: World, { id }: TestMember) =>
  world.db.selectFrom('member').select(['verified', 'mark']).where('id', '=', id).executeTakeFirst()

test('a badge is good for its days, and its member is reminded once at each of the days before it ends', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { claimId, proof } = await verify(asha, farah)

  const [badge] = (await asha.call(verification.overview)).badges
  expect(badge).toMatchObject({ state: 'valid' })
  expect(Math.round((Date.parse(badge!.expiresAt!) - Date.parse(badge!.since)) / DAY_MS)).toBe(BADGE_DAYS)
  await expect(asha.call(verification.submit, { kind: 'doctor', proof })).rejects.toMatchObject({ code: 'ALREADY_VERIFIED' })
  const heard = ['verification_approved']
  for (const days of REMINDERS_DAYS) {
    await setExpiry(world, claimId, (days + 0.5) * DAY_MS)
    await sweepVerification(world.app.services)
    expect(await noticesOf(world, asha)).toEqual(heard)
    await setExpiry(world, claimId, (days - 0.5) * DAY_MS)
    await sweepVerification(world.app.services)
    await sweepVerification(world.app.services)
    heard.push('verification_expiring')
    expect(await noticesOf(world, asha)).toEqual(heard)
  }
  expect((await asha.call(verification.overview)).badges[0]).toMatchObject({ state: 'expiring' })
  expect(await verifiedOf(world, asha)).toMatchObject({ verified: true, mark: { state: 'holds' } })
})

test('a badge ends on its day: its member is verified no more, is notified, and may submit again', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { claimId, proof } = await verify(asha, farah)
  await setExpiry(world, claimId, -1000)

  await sweepVerification(world.app.services)

  const { badges, claims } = await asha.call(verification.overview)
  expect(badges[0]).toMatchObject({ state: 'expired' })
  expect(claims[0]!.history.at(-1)).toMatchObject({ act: 'expired' })
  expect(await verifiedOf(world, asha)).toMatchObject({ verified: false, mark: { state: 'expired' } })
  expect(await noticesOf(world, asha)).toEqual(['verification_approved', 'verification_expired'])
  const written = await world.db.selectFrom('audit_entry').select('act').where('act', '=', 'claim_expired').execute()
  expect(written).toHaveLength(1)
  expect(await asha.call(verification.submit, { kind: 'doctor', proof })).toMatchObject({ state: 'waiting' })
})

test('a member hears once that a badge is about to expire and once that it has', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { claimId } = await verify(asha, farah)

  await setExpiry(world, claimId, DAY_MS)
  await sweepVerification(world.app.services)
  await setExpiry(world, claimId, -1000)
  await sweepVerification(world.app.services)
  await sweepVerification(world.app.services)

  expect(await noticesOf(world, asha)).toEqual(['verification_approved', 'verification_expiring', 'verification_expired'])
})

test('a badge that ended before anybody could be reminded is not about to expire', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { claimId } = await verify(asha, farah)
  await setExpiry(world, claimId, -1000)

  await remindOfExpiry(world.db)

  expect(await noticesOf(world, asha)).toEqual(['verification_approved'])
})

test('what else was proven stands on the face when a registration ends, and nobody is verified by it', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { claimId } = await verify(asha, farah)
  const proof = { proof: 'orcid', orcid: '0000-0002-1825-0097' } as const
  const { id } = await asha.call(verification.submit, { kind: 'researcher', proof })
  await farah.call(verification.take, { claimId: id })
  await farah.call(verification.approve, { claimId: id, compared: ['orcid'], register: 'orcid.org' })
  await setExpiry(world, claimId, -1000)

  await sweepVerification(world.app.services)

  expect(await verifiedOf(world, asha)).toMatchObject({ verified: false, mark: { as: 'researcher', state: 'holds' } })
})
