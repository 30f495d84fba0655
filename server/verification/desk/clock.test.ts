import { expect } from 'vitest'
import { verification } from '#contract/verification.ts'
import { approve, picture, registration, revoke } from '#tests/support/claims.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const HOUR_MS = 3600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

/** Moves the hour at which a decision is due. */
const setDue = (world: World, claimId: string, hours: number) =>
  world.db
    .updateTable('claim')
    .set({ due_at: inHours(hours) })
    .where('id', '=', claimId)
    .execute()

const submit = (member: TestMember, proof = registration()) => member.call(verification.submit, { kind: 'doctor', proof })
const hoursLeft = ({ dueAt }: { dueAt: string | null }) => Math.round((Date.parse(dueAt!) - Date.now()) / HOUR_MS)

async function ask(reviewer: TestMember, claimId: string) {
  await reviewer.call(verification.take, { claimId })
  return reviewer.call(verification.askMore, { claimId, words: 'Please add the back of the card.' })
}

test('while a member is asked the clock stands still, both read how much is left, and the answer lets it go on', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { id: claimId } = await submit(asha)
  await setDue(world, claimId, 17)

  expect(Math.round((await ask(farah, claimId)).pausedHours!)).toBe(17)
  const [own] = (await asha.call(verification.overview)).claims
  expect(own).toMatchObject({ state: 'more_needed', dueAt: null })
  expect(Math.round(own!.pausedHours!)).toBe(17)

  const answered = await asha.call(verification.answer, { claimId, words: 'Added.' })
  expect(answered).toMatchObject({ state: 'waiting', pausedHours: null })
  expect(hoursLeft(answered)).toBe(17)
})

test('a claim that was overdue when its member was asked is overdue again when they answer', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { id: claimId } = await submit(asha)
  await setDue(world, claimId, -5)
  expect(Math.round((await ask(farah, claimId)).pausedHours!)).toBe(-5)

  await asha.call(verification.answer, { claimId, words: 'Added.' })

  expect(await farah.call(verification.getClaim, { claimId })).toMatchObject({ overdue: true })
})

test('the same number sent again keeps its place, and another one begins at the end', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const number = '77 0001'
  const { id: claimId } = await submit(asha, registration({ number }))
  await setDue(world, claimId, 17)

  expect(hoursLeft(await submit(asha, registration({ number, year: 2015 })))).toBe(17)
  await ask(farah, claimId)
  expect(hoursLeft(await submit(asha, registration({ number, year: 2013 })))).toBe(17)
  expect(hoursLeft(await submit(asha))).toBe(48)
})

test('a withdrawn claim has no clock', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { id: claimId } = await submit(asha)
  await ask(farah, claimId)

  expect(await asha.call(verification.withdraw, { claimId })).toMatchObject({ state: 'withdrawn', dueAt: null, pausedHours: null })
})

test('decisions are counted once each, whatever became of their claims, and the time of a question is not ours', async ({ world }) => {
  const before = await (await world.reviewer()).call(verification.statistics)
  const [asha, ravi, farah, gita] = [await world.member(), await world.member(), await world.reviewer(), await world.reviewer()]
  const first = await submit(asha)
  await approve(farah, first.id)
  await revoke(world, farah, first.id, 'Struck off.')
  const appeal = await asha.call(verification.appeal, { claimId: first.id, words: 'It was another Asha Rao.' })
  await approve(gita, appeal.id)
  const late = await submit(ravi)
  await setDue(world, late.id, -1)
  await farah.call(verification.take, { claimId: late.id })
  await farah.call(verification.reject, { claimId: late.id, words: 'Not in the register.' })

  const after = await farah.call(verification.statistics)
  expect(after.decided - before.decided).toBe(4)
  expect(after.overturned - before.overturned).toBe(1)
  // Two approvals in time and one rejection that was late; a revocation is promised to nobody.
  const dated = await world.db.selectFrom('receipt').select('due_at').where('claim_id', 'in', [first.id, appeal.id, late.id]).execute()
  expect(dated.filter(({ due_at }) => due_at !== null)).toHaveLength(3)
  expect(after.inTime).toBeLessThan(1)
})

test('evidence is opened by whoever has taken its claim, and afterwards by whoever decided it', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const { id: claimId } = await submit(asha)
  const { id: evidenceId } = await asha.call(verification.addEvidence, {
    claimId,
    uploadId: await asha.upload('evidence', await picture()),
  })
  const open = (reviewer: TestMember) =>
    reviewer.call(verification.evidenceFile, { evidenceId }).then(
      () => 'opened',
      ({ code }) => code,
    )
  const mayOpen = async () =>
    [farah, gita].map((reviewer) => reviewer.call(verification.getClaim, { claimId }).then((claim) => claim.mayOpen))

  expect([await open(farah), await open(gita)]).toEqual(['CLAIM_LOCKED', 'CLAIM_LOCKED'])
  await farah.call(verification.take, { claimId })
  expect([await open(farah), await open(gita)]).toEqual(['opened', 'CLAIM_LOCKED'])
  expect(await Promise.all(await mayOpen())).toEqual([true, false])

  await farah.call(verification.approve, { claimId, compared: ['name'], register: 'IMR public search' })
  expect([await open(farah), await open(gita)]).toEqual(['opened', 'NOT_YOUR_CLAIM'])
  expect(await Promise.all(await mayOpen())).toEqual([true, false])
  const { history } = (await asha.call(verification.overview)).claims[0]!
  expect(history.filter(({ act }) => act === 'evidence_viewed')).toHaveLength(2)
})
