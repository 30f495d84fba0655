import { expect } from 'vitest'
import { institutionClaims } from '#contract/institution-claims.ts'
import { institutionRoles } from '#contract/institution-roles.ts'
import { institutions } from '#contract/institutions.ts'
import { mates } from '#contract/mates.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { addDocument, aPage, decide, found, giveRole } from '#tests/support/institutions.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const kindsOf = async (member: TestMember) => (await member.call(notifications.list, {})).items.map(({ kind }) => kind)

test('a contested page stays as it is until a reviewer has heard both sides', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' }), await world.reviewer()]
  const institutionId = await aPage(world, asha)
  const { id: claimId } = await ravi.call(institutionClaims.claim, { institutionId, position: 'Director', words: 'I am the new director.' })
  await expect(asha.call(institutionClaims.answer, { claimId, words: 'Too early.' })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  expect(await addDocument(ravi, claimId)).toMatchObject({ contested: true, state: 'waiting' })
  expect(await kindsOf(asha)).toContain('institution_contested')
  const contests = await asha.call(institutionClaims.contests, { institutionId })
  expect(contests.items).toMatchObject([{ id: claimId, words: null }])
  expect(JSON.stringify(contests)).not.toContain(ravi.id)
  await expect(ravi.call(institutionClaims.contests, { institutionId })).rejects.toMatchObject({ code: 'NO_ROLE' })
  await expect(ravi.call(institutionClaims.answer, { claimId, words: 'For myself.' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asha.call(institutionClaims.answer, { claimId, words: 'He has left us.' })).toMatchObject({ words: 'He has left us.' })

  expect(await farah.call(institutionClaims.getClaim, { claimId })).toMatchObject({
    ...{ contested: true, words: 'I am the new director.', owners: [{ id: asha.id }], mayDecide: true },
    answers: [{ member: { id: asha.id }, words: 'He has left us.' }],
  })
  expect(await decide(farah, claimId, 'approved', 'go')).toMatchObject({ owners: [{ id: ravi.id }], contested: false })
  expect(await asha.call(institutions.get, { institutionId })).toMatchObject({ claimed: true, verified: true, role: null })
  await expect(asha.call(institutions.edit, { institutionId, version: 1, about: 'Mine.' })).rejects.toMatchObject({ code: 'NO_ROLE' })
  expect(await kindsOf(asha)).toContain('institution_role')
})

test('whoever takes a claim out of the queue and puts it there again has the owner written to once', async ({ world }) => {
  const [asha, mallory] = [await world.member({ email: 'asha@teesta.example' }), await world.member({ emailProven: false })]
  const institutionId = await aPage(world, asha)
  const { id: claimId } = await mallory.call(institutionClaims.claim, { institutionId, position: 'Director' })
  await addDocument(mallory, claimId)

  for (let round = 0; round < 3; round++) {
    const claim = (mailbox: string | null) => mallory.call(institutionClaims.claim, { institutionId, position: 'Director', mailbox })
    expect(await claim('dean@teesta.example')).toMatchObject({ state: 'unfinished' })
    expect(await claim(null)).toMatchObject({ state: 'waiting' })
  }
  await world.runJobs()

  expect((await kindsOf(asha)).filter((kind) => kind === 'institution_contested')).toHaveLength(1)
  expect((await emailsTo(world, 'asha@teesta.example')).filter((email) => email.includes('claimed a page'))).toHaveLength(1)
})

test('the mark lands on the page that the reviewer compared, and on no other name', async ({ world }) => {
  const [asha, farah] = [await world.member({ name: 'Asha Rao' }), await world.reviewer()]
  const institutionId = await aPage(world, asha)
  await world.db.updateTable('institution').set({ verified_at: null, verified_until: null }).where('id', '=', institutionId).execute()
  const { id: claimId } = await asha.call(institutionClaims.claim, { institutionId, position: 'Dean' })
  await addDocument(asha, claimId)
  const { page, readAt: checkedAt } = await farah.call(institutionClaims.getClaim, { claimId })
  await asha.call(institutions.edit, { institutionId, version: page.version, name: 'National Heart Institute' })
  const decision = { claimId, checkedAt, outcome: 'approved', words: 'Compared with the certificate.' } as const

  await expect(farah.call(institutionClaims.decide, { ...decision, pageVersion: page.version })).rejects.toMatchObject({
    code: 'COMPARED_CHANGED',
  })
  expect(await asha.call(institutions.get, { institutionId })).toMatchObject({ verified: false })
  expect(await decide(farah, claimId)).toMatchObject({ state: 'approved', page: { name: 'National Heart Institute' } })
})

test('nobody is approved by a document, or by words, that the reviewer has not looked at', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { id: claimId, institution } = await found(asha)
  await addDocument(asha, claimId)
  const read = () => farah.call(institutionClaims.getClaim, { claimId })
  const approve = ({ page, readAt: checkedAt }: Awaited<ReturnType<typeof read>>) =>
    farah.call(institutionClaims.decide, { claimId, pageVersion: page.version, checkedAt, outcome: 'approved', words: 'Compared.' })

  const first = await read()
  await addDocument(asha, claimId)
  await expect(approve(first)).rejects.toMatchObject({ code: 'COMPARED_CHANGED' })
  const second = await read()
  await asha.call(institutionClaims.claim, { institutionId: institution.id, position: 'Dean' })
  await expect(approve(second)).rejects.toMatchObject({ code: 'COMPARED_CHANGED' })

  expect(await approve(await read())).toMatchObject({ state: 'approved' })
})

test('a page that was rightly reported loses its mark, its owners read why, and the next approved claim gives it back', async ({
  world,
}) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const institutionId = await aPage(world, asha)
  const report = async (by: TestMember, upheld: boolean) => {
    const asked = { kind: 'institution', subjectId: institutionId, reason: 'impersonation', words: 'It is not theirs.' } as const
    const { id: reportId } = await by.call(moderation.report, asked)
    await farah.call(moderation.decideReport, { reportId, upheld, rule: 'oneself', words: 'The certificate is of another hospital.' })
  }
  const acts = async () => (await world.db.selectFrom('audit_entry').select('act').execute()).map(({ act }) => act)

  await report(await world.member(), false)
  expect(await ravi.call(institutions.get, { institutionId })).toMatchObject({ verified: true })
  expect(await acts()).not.toContain('mark_ended')

  await report(ravi, true)
  expect(await ravi.call(institutions.get, { institutionId })).toMatchObject({ verified: false, proof: null, claimed: true })
  expect(await kindsOf(asha)).toContain('institution_mark_ended')
  expect((await asha.call(institutionRoles.log, { institutionId })).items[0]).toMatchObject({
    ...{ act: 'mark_ended', by: 'reviewer', byMember: null, words: 'The certificate is of another hospital.' },
  })
  expect((await acts()).filter((act) => act === 'mark_ended')).toHaveLength(1)
  await report(await world.member(), true)
  expect((await acts()).filter((act) => act === 'mark_ended')).toHaveLength(1)

  const { id } = await asha.call(institutionClaims.claim, { institutionId, position: 'Medical superintendent' })
  await addDocument(asha, id)
  await decide(farah, id)
  expect(await ravi.call(institutions.get, { institutionId })).toMatchObject({ verified: true })
})

test('a reviewer decides neither their own claim nor one to a page that they own', async ({ world }) => {
  const [asha, farah, another] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const own = await found(farah)
  await addDocument(farah, own.id)
  await expect(decide(farah, own.id)).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })
  await decide(another, own.id)

  const { id } = await asha.call(institutionClaims.claim, { institutionId: own.institution.id, position: 'Dean' })
  await addDocument(asha, id)
  await expect(decide(farah, id)).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })
  expect(await decide(another, id, 'approved', 'stay')).toMatchObject({ owners: [{ id: farah.id }, { id: asha.id }] })
})

test('a reviewer who helps to run a page neither reads nor decides a claim to it', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  for (const role of ['recruiter', 'editor'] as const) {
    const farah = await world.reviewer()
    const institutionId = await aPage(world, asha)
    await giveRole(asha, institutionId, farah, role)
    const { id: claimId } = await ravi.call(institutionClaims.claim, { institutionId, position: 'Dean' })
    const { documents } = await addDocument(ravi, claimId)

    await expect(farah.call(institutionClaims.getClaim, { claimId })).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })
    const documentId = documents[0]!.id
    await expect(farah.call(institutionClaims.documentFile, { documentId })).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })
    const decision = { claimId, pageVersion: 1, checkedAt: new Date().toISOString(), outcome: 'rejected', words: 'No.' } as const
    await expect(farah.call(institutionClaims.decide, decision)).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })
    await decide(await world.reviewer(), claimId, 'rejected')
  }
})

test('a reviewer who claims a page, or has blocked who does, neither reads nor decides the claim', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const [farah, gita] = [await world.reviewer(), await world.reviewer()]
  const institutionId = await aPage(world, asha)
  const { id: claimId } = await ravi.call(institutionClaims.claim, { institutionId, position: 'Dean' })
  const { documents } = await addDocument(ravi, claimId)
  await farah.call(institutionClaims.claim, { institutionId, position: 'Director' })
  await gita.call(mates.block, { memberId: ravi.id })

  for (const reviewer of [farah, gita]) {
    await expect(reviewer.call(institutionClaims.getClaim, { claimId })).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM', status: 403 })
    const documentId = documents[0]!.id
    await expect(reviewer.call(institutionClaims.documentFile, { documentId })).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })
    const decision = { claimId, pageVersion: 1, checkedAt: new Date().toISOString(), outcome: 'rejected', words: 'No.' } as const
    await expect(reviewer.call(institutionClaims.decide, decision)).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })
  }
  expect(await decide(await world.reviewer(), claimId, 'approved', 'stay')).toMatchObject({ state: 'approved' })
})

test('the documents of a decided claim open for whoever decided it, and for no other reviewer', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const { id: claimId } = await found(asha)
  const { documents } = await addDocument(asha, claimId)
  const documentId = documents[0]!.id
  expect((await gita.call(institutionClaims.documentFile, { documentId })).type).toBe('image/webp')

  await decide(farah, claimId)

  expect((await farah.call(institutionClaims.documentFile, { documentId })).type).toBe('image/webp')
  await expect(gita.call(institutionClaims.documentFile, { documentId })).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })
  expect(await gita.call(institutionClaims.getClaim, { claimId })).toMatchObject({ mayOpen: false })
})
