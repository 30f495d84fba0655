import { expect } from 'vitest'
import { verification } from '#contract/verification.ts'
import { mailCode } from '#tests/support/claims.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { readDomains, saveDomains } from './domains.ts'

async function claim(world: World, member: TestMember, email: string, institution: string) {
  const proof = { proof: 'institution_mail', email, institution } as const
  const { id: claimId } = await member.call(verification.submit, { kind: 'institution', proof })
  await member.call(verification.confirmMail, { claimId, code: await mailCode(world, email) })
  return claimId
}

const domainPart = async (reviewer: TestMember, claimId: string) => (await reviewer.call(verification.getClaim, { claimId })).proven[1]!

async function approve(reviewer: TestMember, claimId: string, compared: ('name' | 'mail' | 'domain')[]) {
  await reviewer.call(verification.take, { claimId })
  return reviewer.call(verification.approve, { claimId, compared, register: 'https://kaveri.example/contact' })
}

test('what an operator’s list says of a domain stands beside the claim with its source, for the domains below it too', async ({
  world,
}) => {
  const farah = await world.reviewer()
  const source = 'https://aiims-test.example/contact, read on 1 November 2026'
  await saveDomains(world.db, [{ domain: 'aiims-test.example', institution: 'AIIMS, Test City', source }])

  const own = await claim(world, await world.member(), 'dean@mail.aiims-test.example', 'AIIMS Test City')
  expect(await domainPart(farah, own)).toMatchObject({ proven: true, words: expect.stringContaining(source) })
  const another = await claim(world, await world.member(), 'clerk@aiims-test.example', 'KEM Hospital')
  expect(await domainPart(farah, another)).toMatchObject({
    proven: false,
    words: expect.stringMatching(/known as a domain of AIIMS, Test City .* not of KEM Hospital/),
  })
})

test('a domain that a reviewer compared is known for the next claim, and one that nobody compared is not', async ({ world }) => {
  const farah = await world.reviewer()
  const first = await claim(world, await world.member(), 'a@kaveri-test.example', 'Kaveri Hospital')
  expect(await domainPart(farah, first)).toMatchObject({ proven: false })
  await approve(farah, first, ['name', 'mail'])
  const second = await claim(world, await world.member(), 'b@kaveri-test.example', 'Kaveri Hospital')
  expect(await domainPart(farah, second)).toMatchObject({ proven: false })
  await approve(farah, second, ['name', 'domain'])

  const third = await claim(world, await world.member(), 'c@kaveri-test.example', 'Kaveri Hospital')
  expect(await domainPart(farah, third)).toMatchObject({
    proven: true,
    words: expect.stringMatching(/^kaveri-test\.example is a domain of Kaveri Hospital \(a reviewer, .*kaveri\.example\/contact\)\.$/),
  })
})

test('a list without sources, with free mail or with what is no domain is refused line by line', () => {
  const head = ['domain', 'institution', 'source']
  expect(readDomains([['domain', 'source']]).faults).toEqual(['The first line lacks the column institution.'])
  expect(
    readDomains([head, ['aiims.example', 'AIIMS', ''], ['gmail.com', 'AIIMS', 'x'], ['aiims', 'AIIMS', 'x'], ['KEM.example', 'KEM', 'y']]),
  ).toEqual({
    listed: [{ domain: 'kem.example', institution: 'KEM', source: 'y' }],
    faults: ['Line 2: It has no source.', 'Line 3: Anybody can get an address at gmail.com.', 'Line 4: "aiims" is not a domain.'],
  })
})
