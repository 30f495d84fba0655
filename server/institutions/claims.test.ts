import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { affiliations } from '#contract/affiliations.ts'
import { home } from '#contract/home.ts'
import { institutionClaims } from '#contract/institution-claims.ts'
import { institutionRoles } from '#contract/institution-roles.ts'
import { institutions } from '#contract/institutions.ts'
import { notifications } from '#contract/notifications.ts'
import { mailCode, picture } from '#tests/support/claims.ts'
import { addDocument, aPage, confirm, decide, found } from '#tests/support/institutions.ts'
import { listen } from '#tests/support/listen.ts'
import { pdfOf } from '#tests/support/paper-files.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { sweepVerification } from '../verification/public.ts'
import { sweepInstitutions } from './jobs.ts'

const kindsOf = async (member: TestMember) => (await member.call(notifications.list, {})).items.map(({ kind }) => kind)

test('a new page is its claimant’s alone until a reviewer has approved, and then bears the mark', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const { id, institution, state } = await found(asha, { name: 'Teesta Heart Institute', mailbox: 'office@teesta.example' })
  const institutionId = institution.id
  const waits = async () => (await farah.call(institutionClaims.queue, {})).items.some((item) => item.id === id)

  expect(state).toBe('unfinished')
  expect(await asha.call(institutions.get, { institutionId })).toMatchObject({ claimed: false, verified: false, proof: null, role: null })
  await expect(ravi.call(institutions.get, { institutionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await ravi.call(institutions.list, { q: 'Teesta Heart' })).items).toEqual([])
  await expect(ravi.call(institutionClaims.claim, { institutionId, position: 'Dean' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ravi.call(affiliations.people, { institutionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await waits()).toBe(false)
  await expect(decide(farah, id)).rejects.toMatchObject({ code: 'MAIL_UNCONFIRMED' })

  const { institutions: counted } = await farah.call(home.desk)
  expect(await confirm(world, asha, id, 'office@teesta.example')).toMatchObject({ state: 'waiting', mailConfirmed: true })
  expect(await waits()).toBe(true)
  expect(await farah.call(home.desk)).toMatchObject({ institutions: counted! + 1 })
  expect(await decide(farah, id)).toMatchObject({ state: 'approved', owners: [{ id: asha.id }], proven: [{ proven: true }, {}, {}] })

  expect(await ravi.call(institutions.get, { institutionId })).toMatchObject({
    ...{ claimed: true, verified: true, role: null },
    proof: { mailDomain: 'teesta.example', documentSeen: false },
  })
  expect(await kindsOf(asha)).toContain('institution_claim_decided')
  expect((await asha.call(institutionRoles.log, { institutionId })).items.map(({ act, by }) => [act, by])).toEqual([
    ['mark_given', 'reviewer'],
    ['role_given', 'reviewer'],
    ['claim_approved', 'reviewer'],
    ['claimed', 'member'],
  ])
})

test('a page that is not open yet leaves the open pages of whoever claims it no more', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const [hers, his] = [await found(asha), await found(ravi)]
  await addDocument(ravi, his.id)
  // What is refused is said after the rest is joined.
  const nothing = `institution:${randomUUID()}` as const
  const lines = [
    await listen(world, asha, `institution:${hers.institution.id}`, nothing),
    await listen(world, ravi, `institution:${his.institution.id}`, nothing),
  ] as const
  const gone = () => lines.map((line) => new Set(line.of('interest_gone').map(({ interest }) => interest)).size)
  await expect.poll(gone).toEqual([1, 1])

  await asha.call(institutionClaims.withdraw, { claimId: hers.id })
  await decide(farah, his.id, 'rejected')

  await expect.poll(gone).toEqual([2, 2])
  for (const line of lines) line.close()
})

test('an address that anybody could have is refused at its field, however it is spelt', async ({ world }) => {
  const asha = await world.member()
  const refusal = { code: 'OPEN_MAIL', status: 422, issues: [{ path: 'mailbox', message: expect.stringContaining('own domain') }] }

  for (const mailbox of ['kem@gmail.com', 'KEM@GMail.COM', ' kem@gmail.com ', 'kem@Yahoo.co.in', 'kem@x.gmail.com', 'kem@yopmail.com'])
    await expect(found(asha, { mailbox })).rejects.toMatchObject(refusal)
  expect((await asha.call(institutionClaims.own)).items).toEqual([])
})

test('a code is good for one claim and one address alone, and worth nothing once it was guessed at', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const first = await found(asha, { mailbox: 'office@one.example' })
  const code = await mailCode(world, 'office@one.example')
  const theirs = await found(ravi, { mailbox: 'office@two.example' })
  const wrong = { code: 'WRONG_CODE' }

  await expect(ravi.call(institutionClaims.confirmMail, { claimId: theirs.id, code })).rejects.toMatchObject(wrong)
  await expect(ravi.call(institutionClaims.confirmMail, { claimId: first.id, code })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { mail_code_hash, mail_code_until } = await claimRow(world, first.id)
  const moved = await asha.call(institutionClaims.claim, {
    institutionId: first.institution.id,
    mailbox: 'office@another.example',
    position: 'Dean',
  })
  expect(moved).toMatchObject({ id: first.id, state: 'unfinished', mailConfirmed: false })
  await expect(asha.call(institutionClaims.confirmMail, { claimId: first.id, code })).rejects.toMatchObject(wrong)

  // The code of the first address may be saved after the claim has come to name the second.
  const late = await claimRow(world, first.id)
  await saveCode(world, first.id, { mail_code_hash, mail_code_until })
  await expect(asha.call(institutionClaims.confirmMail, { claimId: first.id, code })).rejects.toMatchObject(wrong)
  await saveCode(world, first.id, late)

  const right = await mailCode(world, 'office@another.example')
  const guess = right === '00000000' ? '00000001' : '00000000'
  for (let tries = 0; tries < 5; tries++)
    await expect(asha.call(institutionClaims.confirmMail, { claimId: first.id, code: guess })).rejects.toMatchObject(wrong)
  await expect(asha.call(institutionClaims.confirmMail, { claimId: first.id, code: right })).rejects.toMatchObject(wrong)
})

test('a document whose text shows an Aadhaar number is refused, and nothing of it is kept', async ({ world }) => {
  const asha = await world.member()
  const { id: claimId } = await found(asha, { facilityId: 'in-2710000002' })
  const shown = pdfOf([['Registration of the hospital'], ['Owner, Aadhaar 2341 2341 2346']])
  const file = new File([new Uint8Array(shown)], 'registration.pdf', { type: 'application/pdf' })
  const uploadId = await asha.upload('institution_document', file)

  await expect(asha.call(institutionClaims.addDocument, { claimId, uploadId })).rejects.toMatchObject({ code: 'AADHAAR_SEEN', status: 422 })
  expect((await asha.call(institutionClaims.own)).items[0]!.documents).toEqual([])
  expect(await world.db.selectFrom('file_upload').select('id').where('owner_id', '=', asha.id).execute()).toEqual([])
})

test('a document speaks where there is no address; it is for reviewers alone, and without it the claim leaves the queue', async ({
  world,
}) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { id: claimId } = await found(asha, { facilityId: 'in-2710000001' })
  const uploadId = await asha.upload('institution_document', await picture())
  const added = await asha.call(institutionClaims.addDocument, { claimId, uploadId })
  const [document] = added.documents

  expect(added).toMatchObject({ state: 'waiting', facilityId: 'IN2710000001', documents: [{ name: 'licence.png' }] })
  expect(await asha.call(institutionClaims.addDocument, { claimId, uploadId })).toMatchObject({ documents: [{ id: document!.id }] })
  const file = `/api/institution-claims/desk/documents/${document!.id}/file`
  expect((await world.fetch(file, { token: asha.token })).status).toBe(403)
  expect((await world.fetch(file, { token: farah.token })).headers.get('content-type')).toBe('image/webp')
  expect(await kindsOf(asha)).toContain('evidence_viewed')

  expect(await asha.call(institutionClaims.removeDocument, { claimId, documentId: document!.id })).toMatchObject({
    state: 'unfinished',
    documents: [],
  })
  await expect(farah.call(institutionClaims.documentFile, { documentId: document!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(decide(farah, claimId)).rejects.toMatchObject({ code: 'MAIL_UNCONFIRMED' })
})

test('documents are deleted some days after the decision, and their bytes with them', async ({ world }) => {
  const asha = await world.member()
  const { id } = await found(asha)
  const { documents } = await addDocument(asha, id)
  await decide(await world.reviewer(), id, 'rejected')
  const file = () => world.app.services.files.open(documents[0]!.id, `evidence|${asha.id}`)
  expect((await asha.call(institutionClaims.own)).items[0]).toMatchObject({
    state: 'rejected',
    documents: [{ deletedAfter: expect.any(String) }],
  })
  expect(await file()).not.toBeNull()

  await world.db
    .updateTable('institution_document')
    .set({ delete_after: new Date(0) })
    .where('claim_id', '=', id)
    .execute()
  await sweep(world)

  expect(await file()).toBeNull()
  expect((await asha.call(institutionClaims.own)).items[0]?.documents).toEqual([])
})

test('two claims at once both wait, two decisions at once are one, and a repeated request writes nothing twice', async ({ world }) => {
  const [asha, ravi, farah, another] = [await world.member(), await world.member(), await world.reviewer(), await world.reviewer()]
  const institutionId = await aPage(world, await world.member())
  const claims = await Promise.all([asha, ravi].map((by) => by.call(institutionClaims.claim, { institutionId, position: 'Dean' })))
  expect(new Set(claims.map(({ id }) => id)).size).toBe(2)
  const same = await Promise.all([1, 2, 3].map(() => asha.call(institutionClaims.claim, { institutionId, position: 'Dean' })))
  expect(new Set(same.map(({ id }) => id))).toEqual(new Set([claims[0]!.id]))
  const clientId = randomUUID()
  const founded = await Promise.all([1, 2, 3].map(() => found(ravi, { clientId, name: 'Once Hospital' })))
  expect(new Set(founded.map(({ institution }) => institution.id)).size).toBe(1)

  await addDocument(asha, claims[0]!.id)
  const decided = await Promise.allSettled([decide(farah, claims[0]!.id, 'approved'), decide(another, claims[0]!.id, 'rejected')])
  expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(decided.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CLAIM_DECIDED' } })
})

test('a member has five open claims at most, and one that is withdrawn is never decided', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const claims = await Promise.all(Array.from({ length: 5 }, () => found(asha)))
  await expect(found(asha)).rejects.toMatchObject({ code: 'LIST_FULL' })
  await addDocument(asha, claims[0]!.id)

  expect(await asha.call(institutionClaims.withdraw, { claimId: claims[0]!.id })).toMatchObject({ state: 'withdrawn' })
  await expect(decide(farah, claims[0]!.id)).rejects.toMatchObject({ code: 'CLAIM_DECIDED' })
  await expect(asha.call(institutionClaims.withdraw, { claimId: claims[0]!.id })).rejects.toMatchObject({ code: 'CLAIM_DECIDED' })
  await found(asha)
})

const claimRow = ({ db }: World, id: string) =>
  db
    .selectFrom('institution_claim')
    .select(['mail_code_hash', 'mail_code_until', 'mail_tries'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const saveCode = ({ db }: World, id: string, code: { mail_code_hash: Buffer | null; mail_code_until: Date | null }) =>
  db
    .updateTable('institution_claim')
    .set({ ...code, mail_tries: 0 })
    .where('id', '=', id)
    .execute()

/** What the clock does for this room, and then for the files of evidence. */
async function sweep({ app }: World) {
  await sweepInstitutions(app.services)
  await sweepVerification(app.services)
}
