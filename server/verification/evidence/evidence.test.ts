import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { EVIDENCE_DAYS } from '#contract/limits.ts'
import { notifications } from '#contract/notifications.ts'
import { verification } from '#contract/verification.ts'
import type { Caller } from '#server/platform/http/context.ts'
import { openUpload } from '#server/platform/uploads/take.ts'
import { approve, picture, registration } from '#tests/support/claims.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { sweepVerification } from '../public.ts'
import { evidenceUpload } from '../uploads.ts'
import { sealEvidence } from './files.ts'

const DAY_MS = 24 * 3600_000

async function submitWithEvidence(member: TestMember) {
  const { id: claimId } = await member.call(verification.submit, { kind: 'doctor', proof: registration() })
  const { id } = await member.call(verification.addEvidence, { claimId, uploadId: await member.upload('evidence', await picture()) })
  return { claimId, id }
}

/** What is left of a file of evidence: its bytes in the store, its row. */
async function remains(world: World, id: string) {
  const bytes = await stat(join(world.dataDir, 'files', id.slice(-2), id.slice(-4, -2), id)).catch(() => null)
  const row = await world.db.selectFrom('evidence').select('id').where('id', '=', id).executeTakeFirst()
  return { bytes: bytes !== null, row: row !== undefined }
}

const all = { bytes: true, row: true }
const nothing = { bytes: false, row: false }

/** Moves the day of deletion, as if so many days had passed. */
const age = (world: World, id: string, days: number) =>
  sql`update evidence set delete_after = delete_after - make_interval(days => ${days}::integer) where id = ${id}`.execute(world.db)

test('evidence of a decided claim is kept for its days, then its bytes and its row are deleted', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { claimId, id } = await submitWithEvidence(asha)
  await approve(farah, claimId)

  const [claim] = (await asha.call(verification.overview)).claims
  const kept = Date.parse(claim!.evidence[0]!.deletedAfter!) - Date.parse(claim!.decidedAt!)
  expect(Math.round(kept / DAY_MS)).toBe(EVIDENCE_DAYS)
  await age(world, id, EVIDENCE_DAYS - 1)
  await sweepVerification(world.app.services)
  expect(await remains(world, id)).toEqual(all)
  await age(world, id, 1)
  await sweepVerification(world.app.services)

  expect(await remains(world, id)).toEqual(nothing)
})

test('evidence of an open claim has no day, and a withdrawn claim loses its evidence with the next sweep', async ({ world }) => {
  const asha = await world.member()
  const { claimId, id } = await submitWithEvidence(asha)
  await sweepVerification(world.app.services)
  expect(await remains(world, id)).toEqual(all)

  await asha.call(verification.withdraw, { claimId })
  await sweepVerification(world.app.services)

  expect(await remains(world, id)).toEqual(nothing)
})

test('an appeal keeps the evidence past the day of the decision before', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { claimId, id } = await submitWithEvidence(asha)
  await farah.call(verification.take, { claimId })
  await farah.call(verification.reject, { claimId, words: 'The register shows another year.' })
  await age(world, id, EVIDENCE_DAYS + 1)

  const appeal = await asha.call(verification.appeal, { claimId, words: 'The register was corrected.' })
  await sweepVerification(world.app.services)

  expect(appeal.evidence).toMatchObject([{ id, deletedAfter: null }])
  expect(await remains(world, id)).toEqual(all)
})

test('an appeal that comes while a sweep is under way keeps its evidence', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const [first, second] = [await submitWithEvidence(asha), await submitWithEvidence(ravi)]
  for (const { claimId, id } of [first, second]) {
    await farah.call(verification.take, { claimId })
    await farah.call(verification.reject, { claimId, words: 'The register shows another year.' })
    await age(world, id, EVIDENCE_DAYS + 1)
  }
  const { db, live, files } = world.app.services
  let hasAppealed = false
  const remove = async (id: string) => {
    // Whoever's file comes first, the other one appeals meanwhile.
    const [other, by] = id === first.id ? [second, ravi] : [first, asha]
    if (!hasAppealed) await by.call(verification.appeal, { claimId: other.claimId, words: 'The register was corrected.' })
    hasAppealed = true
    await files.remove(id)
  }

  await sweepVerification({ db, live, files: { ...files, remove } })

  const left = [await remains(world, first.id), await remains(world, second.id)]
  expect(left).toContainEqual(all)
  expect(left).toContainEqual(nothing)
})

test('a file that its member removes or that shows an Aadhaar number is gone at once', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const [own, reported] = [await submitWithEvidence(asha), await submitWithEvidence(ravi)]

  await asha.call(verification.removeEvidence, { evidenceId: own.id })
  await farah.call(verification.take, { claimId: reported.claimId })
  const claim = await farah.call(verification.reportAadhaar, { evidenceId: reported.id })

  expect(await remains(world, own.id)).toEqual(nothing)
  expect(await remains(world, reported.id)).toEqual(nothing)
  expect(claim.evidence).toEqual([])
  expect(claim.history.at(-1)).toMatchObject({ act: 'aadhaar_removed', words: '' })
})

test('only who may open a file says what it shows: nobody else deletes it', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const { claimId, id } = await submitWithEvidence(asha)
  await farah.call(verification.take, { claimId })

  await expect(gita.call(verification.reportAadhaar, { evidenceId: id })).rejects.toMatchObject({ code: 'CLAIM_LOCKED' })
  await farah.call(verification.reject, { claimId, words: 'The register shows another year.' })
  await expect(gita.call(verification.reportAadhaar, { evidenceId: id })).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })

  expect(await remains(world, id)).toEqual(all)
  await farah.call(verification.reportAadhaar, { evidenceId: id })
  expect(await remains(world, id)).toEqual(nothing)
  // Of whoever can add no more nothing is asked.
  expect((await asha.call(notifications.list, {})).items[0]).toMatchObject({ kind: 'evidence_deleted', subjectId: claimId })
})

test('a row stays as long as its bytes could not be deleted', async ({ world }) => {
  const asha = await world.member()
  const { claimId, id } = await submitWithEvidence(asha)
  await asha.call(verification.withdraw, { claimId })
  const { db, live, files } = world.app.services
  const remove = () => Promise.reject(new Error('the disk is read-only'))

  await expect(sweepVerification({ db, live, files: { ...files, remove } })).rejects.toThrow('read-only')

  expect(await remains(world, id)).toEqual(all)
})

test('one file that cannot be deleted keeps no other, fails the sweep, and goes with the next one', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [first, second] = [await submitWithEvidence(asha), await submitWithEvidence(ravi)]
  for (const [member, { claimId }] of [[asha, first] as const, [ravi, second] as const])
    await member.call(verification.withdraw, { claimId })
  const { db, live, files } = world.app.services
  const remove = (id: string) => (id === first.id ? Promise.reject(new Error('the disk is read-only')) : files.remove(id))

  await expect(sweepVerification({ db, live, files: { ...files, remove } })).rejects.toThrow('1 files of evidence')
  expect(await remains(world, first.id)).toEqual(all)
  expect(await remains(world, second.id)).toEqual(nothing)

  await sweepVerification(world.app.services)
  expect(await remains(world, first.id)).toEqual(nothing)
})

test('the bytes of evidence go with its member', async ({ world }) => {
  const asha = await world.member()
  const { id } = await submitWithEvidence(asha)
  await world.db.deleteFrom('member').where('id', '=', asha.id).execute()
  expect(await remains(world, id)).toEqual({ bytes: true, row: false })

  await sweepVerification(world.app.services)

  expect(await remains(world, id)).toEqual(nothing)
  expect(await world.db.selectFrom('orphaned_evidence').selectAll().execute()).toEqual([])
})

test('bytes whose row never came are gone after an hour, and those whose row came are not', async ({ world }) => {
  const asha = await world.member()
  const { id } = await submitWithEvidence(asha)
  const viewer = { id: asha.id, sessionId: asha.sessionId, roles: [], awaitsFactor: false, isLeaving: false, isClosed: false }
  const context = { ...world.app.services, viewer, caller: { signal: new AbortController().signal } as Caller }
  const { id: cutOff } = await sealEvidence(
    context,
    await openUpload(context, evidenceUpload, asha.id, await asha.upload('evidence', await picture())),
  )
  const anHourPasses = () => sql`update orphaned_evidence set delete_after = delete_after - interval '1 hour'`.execute(world.db)

  await sweepVerification(world.app.services)
  expect(await remains(world, cutOff)).toEqual({ bytes: true, row: false })
  await anHourPasses()
  await sweepVerification(world.app.services)

  expect(await remains(world, cutOff)).toEqual(nothing)
  expect(await remains(world, id)).toEqual(all)
})

test('evidence is added once, however often its member asks, and to nobody else', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  const { id: otherId } = await ravi.call(verification.submit, { kind: 'doctor', proof: registration() })
  const uploadId = await asha.upload('evidence', await picture())

  await expect(ravi.call(verification.addEvidence, { claimId: otherId, uploadId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const first = await asha.call(verification.addEvidence, { claimId, uploadId })
  const second = await asha.call(verification.addEvidence, { claimId, uploadId })

  expect(second).toEqual(first)
  expect((await asha.call(verification.overview)).claims[0]!.evidence).toHaveLength(1)
  await expect(ravi.call(verification.addEvidence, { claimId: otherId, uploadId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
