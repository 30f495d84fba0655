import { expect } from 'vitest'
import type { Proof } from '#contract/claim.ts'
import { mates } from '#contract/mates.ts'
import { verification } from '#contract/verification.ts'
import { approve, registration } from '#tests/support/claims.ts'
import { test } from '#tests/support/world.ts'

const notYours = { code: 'NOT_YOUR_CLAIM', status: 403 }

test('a reviewer does not read on the desk what is said of their own claim, and writes nothing to it', async ({ world }) => {
  const [farah, gita] = [await world.reviewer(), await world.reviewer()]
  const { id: claimId } = await farah.call(verification.submit, { kind: 'doctor', proof: registration() })
  await gita.call(verification.note, { claimId, words: 'Her college does not answer.' })

  await expect(farah.call(verification.getClaim, { claimId })).rejects.toMatchObject(notYours)
  await expect(farah.call(verification.note, { claimId, words: 'It does.' })).rejects.toMatchObject(notYours)
})

test('a reviewer who claims a number neither reads nor decides another claim to it', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const proof: Proof = registration()
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof })
  await farah.call(verification.take, { claimId })
  await farah.call(verification.submit, { kind: 'doctor', proof })

  const words = 'The register shows another person.'
  await expect(farah.call(verification.reject, { claimId, words })).rejects.toMatchObject(notYours)
  await expect(farah.call(verification.getClaim, { claimId })).rejects.toMatchObject(notYours)
  await world.db.updateTable('claim').set({ locked_by: null, locked_at: null }).where('id', '=', claimId).execute()
  await approve(gita, claimId)
  await expect(farah.call(verification.revoke, { claimId, words })).rejects.toMatchObject(notYours)
})

test('a reviewer decides nothing about somebody whom they have blocked; a block against a reviewer keeps nobody from deciding', async ({
  world,
}) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })

  await farah.call(mates.block, { memberId: asha.id })
  await asha.call(mates.block, { memberId: gita.id })

  await expect(farah.call(verification.take, { claimId })).rejects.toMatchObject(notYours)
  expect(await approve(gita, claimId)).toMatchObject({ state: 'approved' })
})
