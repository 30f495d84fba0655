import { expect } from 'vitest'
import { verification } from '#contract/verification.ts'
import { test } from '#tests/support/world.ts'
import { sweepVerification } from './expiry.ts'

test('a badge is spoken of before it ends, ends on its day, and takes its evidence along', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const proof = { proof: 'orcid', orcid: '0000-0002-1825-0097' } as const
  const { id: claimId } = await asha.call(verification.submit, { kind: 'researcher', proof })
  await farah.call(verification.take, { claimId })
  await farah.call(verification.approve, { claimId, compared: ['orcid'], register: 'orcid.org' })
  const set = (expires_at: Date) => world.db.updateTable('claim').set({ expires_at }).where('id', '=', claimId).execute()
  const told = async () => (await world.db.selectFrom('notification').select('kind').where('member_id', '=', asha.id).execute()).length

  await expect(asha.call(verification.submit, { kind: 'researcher', proof })).rejects.toMatchObject({ code: 'ALREADY_VERIFIED' })
  await set(new Date(Date.now() + 5 * 24 * 3600_000))
  await sweepVerification(world.app.services)
  await sweepVerification(world.app.services)
  expect(await told()).toBe(2)
  expect((await asha.call(verification.mine)).badges[0]).toMatchObject({ state: 'expiring' })

  await set(new Date(Date.now() - 1000))
  await sweepVerification(world.app.services)

  expect((await asha.call(verification.mine)).badges[0]).toMatchObject({ state: 'expired' })
  expect(await world.db.selectFrom('member').select('verified').where('id', '=', asha.id).executeTakeFirst()).toEqual({ verified: false })
  expect(await asha.call(verification.submit, { kind: 'researcher', proof })).toMatchObject({ state: 'waiting' })
})
