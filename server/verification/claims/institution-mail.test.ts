import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { notifications } from '#contract/notifications.ts'
import { type SetupStep, setup } from '#contract/setup.ts'
import { verification } from '#contract/verification.ts'
import { approve, mailCode } from '#tests/support/claims.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const institution = (email: string) => ({ proof: 'institution_mail', email, institution: 'KEM Hospital' }) as const

async function confirm(world: World, member: TestMember, claimId: string, email: string) {
  const code = await mailCode(world, email)
  return member.call(verification.confirmMail, { claimId, code })
}

test('a claim waits in no queue until its email is confirmed, and then says so on the desk', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const claim = await asha.call(verification.submit, { kind: 'institution', proof: institution('office@kem.example') })
  const claimId = claim.id
  const listed = async () => (await farah.call(verification.queue, {})).items.some(({ id }) => id === claimId)

  expect(claim).toMatchObject({ state: 'unconfirmed', dueAt: null, position: null, mailConfirmed: false })
  expect(await listed()).toBe(false)
  await expect(approve(farah, claimId)).rejects.toMatchObject({ code: 'MAIL_UNCONFIRMED' })
  expect(await farah.call(verification.getClaim, { claimId })).toMatchObject({ mayDecide: false, proven: [{ proven: false }, {}, {}] })

  expect(await confirm(world, asha, claimId, 'office@kem.example')).toMatchObject({ state: 'waiting', position: expect.any(Number) })
  expect(await listed()).toBe(true)
  const seen = await farah.call(verification.getClaim, { claimId })
  expect(seen.proven).toEqual([
    { words: 'The member reads email sent to office@kem.example.', proven: true },
    { words: 'kem.example is a domain of KEM Hospital.', proven: false },
    { words: 'The member may represent KEM Hospital.', proven: false },
  ])
  expect(await approve(farah, claimId)).toMatchObject({
    state: 'approved',
    member: { verified: false, mark: { as: 'institution', state: 'holds' } },
  })
})

test('a confirmed address stays confirmed when the claim is sent again, and another one is not', async ({ world }) => {
  const asha = await world.member()
  const { id: claimId } = await asha.call(verification.submit, { kind: 'institution', proof: institution('desk@kem.example') })
  await confirm(world, asha, claimId, 'desk@kem.example')

  const again = { ...institution('Desk@kem.example'), institution: 'KEM Hospital, Mumbai' }
  expect(await asha.call(verification.submit, { kind: 'institution', proof: again })).toMatchObject({
    state: 'waiting',
    mailConfirmed: true,
  })
  expect(await asha.call(verification.submit, { kind: 'institution', proof: institution('dean@kem.example') })).toMatchObject({
    state: 'unconfirmed',
    mailConfirmed: false,
  })
})

test('a claim that was withdrawn is not confirmed back into the queue', async ({ world }) => {
  const asha = await world.member()
  const { id: claimId } = await asha.call(verification.submit, { kind: 'institution', proof: institution('gate@kem.example') })
  const code = await mailCode(world, 'gate@kem.example')
  await asha.call(verification.withdraw, { claimId })

  await expect(asha.call(verification.confirmMail, { claimId, code })).rejects.toMatchObject({ code: 'WRONG_CODE' })
})

test('an address that anybody could have is refused with what to do, and nothing is sent to it', async ({ world }) => {
  const asha = await world.member()
  const refusal = { code: 'OPEN_MAIL', status: 422, issues: [{ path: 'proof.email', message: expect.stringContaining('own domain') }] }

  for (const email of ['kem.office@gmail.com', 'kem@Yahoo.co.in', 'kem@yopmail.com']) {
    await expect(asha.call(verification.submit, { kind: 'institution', proof: institution(email) })).rejects.toMatchObject(refusal)
    const step = { step: 3, kind: 'institution', proof: institution(email), interests: ['Research'] } satisfies SetupStep
    await expect(asha.call(setup.save, step)).rejects.toMatchObject(refusal)
  }

  expect((await asha.call(verification.overview)).claims).toEqual([])
})

test('typing the address of somebody who proved it disturbs nobody until it is confirmed', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const { id } = await asha.call(verification.submit, { kind: 'institution', proof: institution('info@kem.example') })
  await confirm(world, asha, id, 'info@kem.example')
  await approve(farah, id)
  const kinds = async () => (await asha.call(notifications.list, {})).items.map(({ kind }) => kind)

  const second = await ravi.call(verification.submit, { kind: 'institution', proof: institution('info@kem.example') })
  expect(second.disputed).toBe(false)
  expect(await kinds()).toEqual(['verification_approved'])

  expect(await confirm(world, ravi, second.id, 'info@kem.example')).toMatchObject({ disputed: true })
  expect(await kinds()).toEqual(['verification_dispute', 'verification_approved'])
})

test('a code goes to an institution only for a member who has proven their own address, and holds none of their words', async ({
  world,
}) => {
  const asha = await world.member({ email: 'asha@own.example', emailProven: false })
  const claim = { kind: 'institution', proof: { ...institution('front@kem.example'), institution: 'Loans at 2 percent' } } as const
  expect(await asha.call(verification.submit, claim)).toMatchObject({ state: 'unconfirmed' })
  await expect(mailCode(world, 'front@kem.example')).rejects.toThrow('There is no code')

  await asha.call(account.sendEmailCode)
  await asha.call(account.confirmEmail, { code: await mailCode(world, 'asha@own.example') })
  const { id } = await asha.call(verification.submit, claim)

  expect(await confirm(world, asha, id, 'front@kem.example')).toMatchObject({ state: 'waiting' })
  const folder = join(world.dataDir, 'outbox')
  const emails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  expect(emails.join()).not.toContain('Loans')
})

test('an address that somebody typed and never confirmed does not stand in the way of whoever reads its email', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  await ravi.call(verification.submit, { kind: 'institution', proof: institution('lab@kem.example') })
  const { id } = await asha.call(verification.submit, { kind: 'institution', proof: institution('lab@kem.example') })

  expect(await confirm(world, asha, id, 'lab@kem.example')).toMatchObject({ disputed: false })
  expect(await farah.call(verification.getClaim, { claimId: id })).toMatchObject({ disputed: false, conflicts: [] })
})
