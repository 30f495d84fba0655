import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { test as base, expect } from 'vitest'
import type { Proof } from '#contract/claim.ts'
import { verification } from '#contract/verification.ts'
import { mailCode, picture, registration } from '#tests/support/claims.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { World } from '#tests/support/world.ts'

const test = base.extend<{ world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const world = await World.open({ RATE_LIMITS: 'on' })
      await use(world)
      await world.close()
    },
    { scope: 'file' },
  ],
})

/** Counts tries until no more are allowed. */
async function exhaust(limit: (key: string) => Promise<unknown>, key: string) {
  for (let tries = 0; tries < 1000; tries++) {
    const refused = await limit(key).then(
      () => false,
      () => true,
    )
    if (refused) return
  }
  throw new Error('There is no limit.')
}

const institution = (email: string) => ({ proof: 'institution_mail', email, institution: 'AIIMS' }) as const

test('evidence counts as an upload, and refused evidence is not stored as such', async ({ world }) => {
  const asha = await world.member()
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  await exhaust(world.app.services.limits.uploads, asha.id)

  await expect(
    asha.call(verification.addEvidence, { claimId, uploadId: await asha.upload('evidence', await picture()) }),
  ).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })

  expect(await world.db.selectFrom('orphaned_evidence').selectAll().execute()).toEqual([])
})

test('a mailbox is sent five codes a day, whoever asks, and whoever reads it is not locked out by them', async ({ world }) => {
  const proof = institution('asha@aiims.example')
  for (let at = 0; at < 7; at++) await (await world.member()).call(verification.submit, { kind: 'researcher', proof })

  const asha = await world.member()
  const { id: claimId } = await asha.call(verification.submit, { kind: 'researcher', proof })
  const code = await mailCode(world, proof.email)
  expect(await emailsTo(world, proof.email)).toHaveLength(5)

  expect(await asha.call(verification.confirmMail, { claimId, code })).toMatchObject({ state: 'waiting' })
  await (await world.member()).call(verification.submit, { kind: 'researcher', proof })
  await world.runJobs()
  expect(await emailsTo(world, proof.email)).toHaveLength(6)
})

test('the code of a mailbox is another one on the next day', async ({ world }) => {
  const proof = institution('ravi@aiims.example')
  await (await world.member()).call(verification.submit, { kind: 'researcher', proof })
  const { sealed } = await world.db
    .selectFrom('mailbox_code')
    .select('sealed')
    .orderBy('first_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await sql`update mailbox_code set first_at = first_at - interval '24 hours'`.execute(world.db)

  await (await world.member()).call(verification.submit, { kind: 'researcher', proof })

  expect(await world.db.selectFrom('mailbox_code').select('asked').where('sealed', '=', sealed).execute()).toEqual([])
})

test('a member sends few codes a day, to however many addresses', async ({ world }) => {
  const asha = await world.member()
  const submit = (at: number) => asha.call(verification.submit, { kind: 'researcher', proof: institution(`asha${at}@aiims.example`) })

  for (let at = 0; at < 5; at++) expect(await submit(at)).toMatchObject({ state: 'unconfirmed' })

  await expect(submit(5)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('a code that was guessed at five times is worth nothing', async ({ world }) => {
  const asha = await world.member()
  const { id: claimId } = await asha.call(verification.submit, { kind: 'researcher', proof: institution('meera@aiims.example') })
  await world.runJobs()
  const name = (await readdir(join(world.dataDir, 'outbox'))).sort().at(-1)
  const [code] = /\b\d{8}\b/.exec(await readFile(join(world.dataDir, 'outbox', name!), 'utf8'))!
  const wrong = code === '00000000' ? '00000001' : '00000000'

  for (let guess = 0; guess < 5; guess++)
    await expect(asha.call(verification.confirmMail, { claimId, code: wrong })).rejects.toMatchObject({ code: 'WRONG_CODE' })

  await expect(asha.call(verification.confirmMail, { claimId, code })).rejects.toMatchObject({ code: 'WRONG_CODE' })
})

/** A member who has read a code at one address, and is sent no other today. */
async function readCode(world: World, proof: Proof & { proof: 'institution_mail' }) {
  const member = await world.member()
  const { id: claimId } = await member.call(verification.submit, { kind: 'institution', proof })
  const code = await mailCode(world, proof.email)
  await exhaust(world.app.services.limits.memberEmails, member.id)
  const submit = (other: typeof proof) =>
    expect(member.call(verification.submit, { kind: 'institution', proof: other })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const claim = () =>
    world.db
      .selectFrom('claim')
      .select(['mail_code_hash', 'mail_code_until', 'mail_tries'])
      .where('id', '=', claimId)
      .executeTakeFirstOrThrow()
  return { member, claimId, code, submit, claim }
}

test('the code of one address confirms no other, also where no more codes are sent', async ({ world }) => {
  const { member, claimId, code, submit, claim } = await readCode(world, institution('own@clinic.example'))
  await expect(member.call(verification.confirmMail, { claimId, code: code === '00000000' ? '00000001' : '00000000' })).rejects.toThrow()

  await submit(institution('dean@aiims.example'))

  expect(await claim()).toEqual({ mail_code_hash: null, mail_code_until: null, mail_tries: 0 })
  await expect(member.call(verification.confirmMail, { claimId, code })).rejects.toMatchObject({ code: 'WRONG_CODE' })
  expect((await member.call(verification.overview)).claims).toMatchObject([
    { state: 'unconfirmed', mailConfirmed: false, proof: { email: 'dean@aiims.example' } },
  ])
})

test('a code that is saved after its claim has named another address confirms nothing', async ({ world }) => {
  const { member, claimId, code, submit, claim } = await readCode(world, institution('late@clinic.example'))
  const { mail_code_hash, mail_code_until } = await claim()
  await submit(institution('head@aiims.example'))

  await world.db.updateTable('claim').set({ mail_code_hash, mail_code_until }).where('id', '=', claimId).execute()

  await expect(member.call(verification.confirmMail, { claimId, code })).rejects.toMatchObject({ code: 'WRONG_CODE' })
})

test('a code stays good where the same address is submitted again', async ({ world }) => {
  const { member, claimId, code, submit } = await readCode(world, institution('same@clinic.example'))

  await submit({ ...institution('Same@clinic.example'), institution: 'AIIMS, New Delhi' })

  expect(await member.call(verification.confirmMail, { claimId, code })).toMatchObject({ state: 'waiting', mailConfirmed: true })
})
