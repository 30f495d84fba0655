import { createPublicKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Proof } from '#contract/claim.ts'
import { verification } from '#contract/verification.ts'
import { approve, mailCode, picture, registration, revoke } from '#tests/support/claims.ts'
import { test } from '#tests/support/world.ts'
import { findFaults } from '../platform/audit/faults.ts'
import { AuditKeys } from '../platform/audit/keys.ts'
import { isGenuine } from './receipts/sign.ts'

test('a doctor submits a claim, a reviewer compares and approves it, and both can prove it', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]

  const claim = await asha.call(verification.submit, { kind: 'doctor', proof: registration({ number: '204 582' }) })
  expect(claim).toMatchObject({ state: 'waiting', position: 1, disputed: false, warnings: [] })
  expect(new Date(claim.dueAt!).getTime() - new Date(claim.submittedAt).getTime()).toBe(48 * 3600_000)

  const decided = await approve(farah, claim.id)

  expect(decided).toMatchObject({ state: 'approved', member: { id: asha.id, verified: true } })
  const mine = await asha.call(verification.overview)
  expect(mine).toMatchObject({
    kind: 'doctor',
    badges: [
      { kind: 'registration', state: 'valid', what: 'Karnataka Medical Council', signedIn: false },
      { kind: 'email', what: '' },
    ],
  })
  const fact = { as: 'compared', compared: ['name', 'number'], register: 'IMR public search' }
  expect(mine.claims[0]!.history.at(-1)).toMatchObject({ act: 'approved', words: '', fact })
  const { receipt, signature, publicKey } = await asha.call(verification.receipt, { claimId: claim.id })
  expect(JSON.parse(receipt)).toMatchObject({ decision: 'approved', compared: ['name', 'number'], member: { id: asha.id } })
  expect(receipt).not.toMatch(/204 ?582/)
  expect(isGenuine(createPublicKey(publicKey), receipt, Buffer.from(signature, 'base64'))).toBe(true)
  const { keys } = (await (await world.fetch('/.well-known/receipt-keys.json')).json()) as { keys: [Record<string, string>] }
  expect(isGenuine(createPublicKey({ key: keys[0], format: 'jwk' }), receipt, Buffer.from(signature, 'base64'))).toBe(true)
  expect(keys[0]).not.toHaveProperty('d')
  expect(await findFaults(world.db, await AuditKeys.open(world.app.services.config), [])).toEqual([])
  const acts = await world.db.selectFrom('audit_entry').select('act').where('member_id', '=', farah.id).execute()
  expect(acts.map(({ act }) => act)).toEqual(['claim_taken', 'claim_approved'])
})

test('what a claim says lies sealed in the database and in the files', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const proof = registration({ number: 'KMC/987654' })
  const { id } = await asha.call(verification.submit, { kind: 'doctor', proof })
  const evidence = await asha.call(verification.addEvidence, { claimId: id, uploadId: await asha.upload('evidence', await picture()) })

  const rows = JSON.stringify([
    await world.db.selectFrom('claim').selectAll().execute(),
    await world.db.selectFrom('evidence').selectAll().execute(),
  ])
  expect(rows).not.toMatch(/987654|licence\.png/)
  const stored = await readFile(join(world.dataDir, 'files', evidence.id.slice(-2), evidence.id.slice(-4, -2), evidence.id))
  expect(stored.includes('WEBP')).toBe(false)

  await farah.call(verification.take, { claimId: id })
  const file = await farah.call(verification.evidenceFile, { evidenceId: evidence.id })
  expect(file.type).toBe('image/webp')
  expect((await asha.call(verification.overview)).claims[0]!.history.map(({ act }) => act)).toContain('evidence_viewed')
})

test('nobody but a reviewer opens the desk or a file, and nobody decides their own claim', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const own = await farah.call(verification.submit, { kind: 'doctor', proof: registration() })
  const claim = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  const { id } = await asha.call(verification.addEvidence, { claimId: claim.id, uploadId: await asha.upload('evidence', await picture()) })

  await expect(asha.call(verification.queue, {})).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE', status: 403 })
  await expect(asha.call(verification.evidenceFile, { evidenceId: id })).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE' })
  await expect(world.nobody.call(verification.queue, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(ravi.call(verification.withdraw, { claimId: claim.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ravi.call(verification.receipt, { claimId: claim.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ravi.call(verification.removeEvidence, { evidenceId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(farah.call(verification.take, { claimId: own.id })).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })
  expect((await world.fetch(`/files/${id}.webp`)).status).toBe(404)
})

test('two reviewers do not work on one claim', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })

  const taken = await Promise.allSettled([farah.call(verification.take, { claimId }), gita.call(verification.take, { claimId })])

  expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [loser, winner] = taken[0]!.status === 'rejected' ? [farah, gita] : [gita, farah]
  await expect(loser.call(verification.reject, { claimId, words: 'No.' })).rejects.toMatchObject({ code: 'CLAIM_LOCKED' })
  await winner.call(verification.release, { claimId })
  await loser.call(verification.take, { claimId })
})

test('a question stops the clock, an answer lets it go on, and a rejection is appealed to somebody else', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const { id: claimId } = await asha.call(verification.submit, {
    kind: 'student',
    proof: { proof: 'enrolment', college: 'AFMC Pune', number: 'A-77', year: 2023 },
  })
  await farah.call(verification.take, { claimId })

  await farah.call(verification.askMore, { claimId, words: 'Please add your college card.' })
  expect((await asha.call(verification.overview)).claims[0]).toMatchObject({
    state: 'more_needed',
    dueAt: null,
    position: null,
    words: 'Please add your college card.',
  })
  const idsOn = async (show: 'open' | 'asked' | 'mine') => (await gita.call(verification.queue, { show })).items.map(({ id }) => id)
  expect(await idsOn('open')).not.toContain(claimId)
  expect(await idsOn('asked')).toEqual([claimId])
  await gita.call(verification.take, { claimId })
  expect(await idsOn('mine')).toEqual([claimId])
  await gita.call(verification.release, { claimId })
  expect(await asha.call(verification.answer, { claimId, words: 'Added.' })).toMatchObject({ state: 'waiting', words: null })
  await farah.call(verification.take, { claimId })
  await farah.call(verification.reject, { claimId, words: 'The card is of another year.' })
  const appeal = await asha.call(verification.appeal, { claimId, words: 'It was renewed.' })

  expect(appeal).toMatchObject({ isAppeal: true, state: 'waiting' })
  await expect(asha.call(verification.appeal, { claimId, words: 'Again.' })).rejects.toMatchObject({ code: 'NO_APPEAL' })
  await expect(farah.call(verification.take, { claimId: appeal.id })).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })
  await gita.call(verification.take, { claimId: appeal.id })
  await gita.call(verification.approve, { claimId: appeal.id, compared: ['college', 'number'], register: 'College office' })
  expect(await gita.call(verification.statistics)).toMatchObject({ overturned: 1 })
})

test('a number that two members claim opens a dispute, and only one of them can hold it', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const proof = registration({ number: '55 5001' })
  const first = await asha.call(verification.submit, { kind: 'doctor', proof })
  await farah.call(verification.take, { claimId: first.id })
  await farah.call(verification.approve, { claimId: first.id, compared: ['number'], register: 'IMR' })

  const second = await ravi.call(verification.submit, { kind: 'doctor', proof: { ...proof, number: 'kmc-555001' } as Proof })

  expect(second.disputed).toBe(true)
  await farah.call(verification.take, { claimId: second.id })
  await expect(farah.call(verification.approve, { claimId: second.id, compared: ['number'], register: 'IMR' })).rejects.toMatchObject({
    code: 'NUMBER_HELD',
  })
  await revoke(world, farah, first.id, 'The register shows another person.')
  await farah.call(verification.approve, { claimId: second.id, compared: ['number', 'name'], register: 'IMR' })
  const members = await world.db.selectFrom('member').select(['id', 'verified', 'mark']).where('id', 'in', [asha.id, ravi.id]).execute()
  expect(members.find(({ id }) => id === asha.id)).toMatchObject({ verified: false, mark: { state: 'withdrawn' } })
  expect(members.find(({ id }) => id === ravi.id)).toMatchObject({ verified: true })
})

test('an Aadhaar number is not taken, and nobody verifies themselves', async ({ world }) => {
  const asha = await world.member()

  await expect(asha.call(verification.submit, { kind: 'doctor', proof: registration({ number: '2341 2341 2346' }) })).rejects.toMatchObject(
    { code: 'AADHAAR_SEEN' },
  )
  await expect(asha.call(verification.submit, { kind: 'student', proof: registration() })).rejects.toMatchObject({ code: 'WRONG_PROOF' })
  const forged = { kind: 'doctor', proof: registration(), verified: true, state: 'approved' }
  await expect(asha.call(verification.submit, forged as never)).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('an institution address is confirmed with the code from its email, once', async ({ world }) => {
  const asha = await world.member()
  const { id: claimId } = await asha.call(verification.submit, {
    kind: 'researcher',
    proof: { proof: 'institution_mail', email: 'asha@aiims.example', institution: 'AIIMS' },
  })
  const code = await mailCode(world, 'asha@aiims.example')
  const wrong = code === '00000000' ? '00000001' : '00000000'

  await expect(asha.call(verification.confirmMail, { claimId, code: wrong })).rejects.toMatchObject({ code: 'WRONG_CODE' })
  expect(await asha.call(verification.confirmMail, { claimId, code })).toMatchObject({ mailConfirmed: true, state: 'waiting' })
  await expect(asha.call(verification.confirmMail, { claimId, code })).rejects.toMatchObject({ code: 'WRONG_CODE' })
})
