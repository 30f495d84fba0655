import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { feed } from '#contract/feed.ts'
import { home } from '#contract/home.ts'
import { mates } from '#contract/mates.ts'
import { setup } from '#contract/setup.ts'
import { verification } from '#contract/verification.ts'
import { approve, mailCode, registration } from '#tests/support/claims.ts'
import { setProfile } from '#tests/support/mates.ts'
import { type Person, test } from '#tests/support/world.ts'

const stepsOf = async (member: Person) => (await member.call(home.summary)).firstDay?.steps
const statesOf = async (member: Person) => (await stepsOf(member))?.map(({ state }) => state)

const post = (member: Person, content = 'A case') => member.call(feed.create, { clientId: randomUUID(), content })

test('each step is done by what it names, and the list goes with the last of them for good', async ({ world }) => {
  const email = `${randomUUID()}@example.org`
  const [asha, farah] = [await world.member({ email, emailProven: false }), await world.reviewer()]
  const others = await Promise.all([1, 2, 3, 4].map(() => world.member()))
  expect(await statesOf(asha)).toEqual(['open', 'open', 'open', 'open', 'open'])

  await asha.call(account.sendEmailCode)
  await asha.call(account.confirmEmail, { code: await mailCode(world, email) })
  expect(await statesOf(asha)).toEqual(['done', 'open', 'open', 'open', 'open'])

  await asha.call(setup.save, { step: 1, kind: 'doctor', name: 'Asha Rao', headline: 'Resident', location: 'Pune', phone: null, bio: null })
  const work = {
    specialty: 'Cardiology',
    experienceYears: 0,
    currentPosition: 'Resident',
    hospital: null,
    college: '',
    graduationYear: null,
  }
  await asha.call(setup.save, { step: 2, ...work, education: '' })
  expect((await stepsOf(asha))?.[1]).toMatchObject({ state: 'open', left: ['training', 'interests'] })
  await asha.call(setup.save, { step: 2, ...work, education: 'MBBS' })
  await asha.call(setup.save, { step: 3, kind: 'doctor', proof: registration(), interests: ['Research'] })
  expect(await statesOf(asha)).toEqual(['done', 'done', 'waiting', 'open', 'open'])

  const { claims } = await asha.call(verification.overview)
  await approve(farah, claims[0]!.id)
  const asked = others.slice(0, 3).map(({ id }) => id)
  for (const memberId of asked) await asha.call(mates.request, { memberId })
  expect((await stepsOf(asha))?.[3]).toEqual({ step: 'mates', state: 'waiting', connected: 0, asked: asked.toReversed() })
  for (const other of others.slice(0, 3)) await other.call(mates.accept, { memberId: asha.id })
  expect(await statesOf(asha)).toEqual(['done', 'done', 'done', 'done', 'open'])

  const { id: postId } = await post(asha)
  expect((await asha.call(home.summary)).firstDay).toBeNull()

  await asha.call(feed.remove, { postId })
  await asha.call(mates.remove, { memberId: others[0]!.id })
  expect((await asha.call(home.summary)).firstDay).toBeNull()
})

test('the list is put away for good, and for nobody else', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]

  expect(await asha.call(home.endFirstDay)).toEqual({ done: true })
  await asha.call(home.endFirstDay)

  expect((await asha.call(home.summary)).firstDay).toBeNull()
  expect((await ravi.call(home.summary)).firstDay).not.toBeNull()
})

test('students are asked for their enrolment, and a question of a reviewer is the member’s to answer', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  await world.db.updateTable('member').set({ kind: 'student' }).where('id', '=', asha.id).execute()
  expect((await stepsOf(asha))?.[2]).toEqual({ step: 'proof', state: 'open', by: 'enrolment', progress: 'none' })

  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  await farah.call(verification.take, { claimId })
  await farah.call(verification.askMore, { claimId, words: 'Which year?' })

  expect((await stepsOf(asha))?.[2]).toMatchObject({ state: 'open', progress: 'more_needed' })
})

test('up to five are suggested from the same class, then college, then hospital, and never who is blocked', async ({ world }) => {
  const [college, hospital] = ['Sundarbans Medical College', 'Matla Hospital']
  const asha = await world.member({ hospital })
  const [classmate, blocked, colleague, senior] = [
    await world.member(),
    await world.member(),
    await world.member({ hospital }),
    await world.member(),
  ]
  await setProfile(world, asha, { college, graduation_year: 2025 })
  await setProfile(world, classmate, { college, graduation_year: 2025 })
  await setProfile(world, blocked, { college, graduation_year: 2025 })
  await asha.call(mates.block, { memberId: blocked.id })
  const classDay = await asha.call(home.summary)
  expect(classDay.suggestions?.map(({ member }) => member.id)).toEqual([classmate.id, colleague.id])
  expect(classDay.firstDay?.shared).toEqual({ as: 'both', name: '' })

  await setProfile(world, senior, { college, graduation_year: 2019 })
  await world.db.updateTable('member').set({ hospital: '' }).where('id', '=', colleague.id).execute()
  const { suggestions, firstDay } = await asha.call(home.summary)

  expect(suggestions?.map(({ member }) => member.id)).toEqual([classmate.id, senior.id])
  expect(firstDay?.shared).toEqual({ as: 'college', name: college })
})
