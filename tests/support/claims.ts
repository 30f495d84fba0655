import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Proof } from '#contract/claim.ts'
import { verification } from '#contract/verification.ts'
import type { TestMember, World } from './world.ts'

let number = 100_000

/** A doctor's proof with a number of its own. */
export const registration = (over: Partial<Proof & { proof: 'registration' }> = {}): Proof => ({
  proof: 'registration',
  council: 'kmc',
  councilName: null,
  number: String(++number),
  year: 2014,
  nameAsRegistered: 'Asha Rao',
  hprId: null,
  ...over,
})

/** A picture of a licence. */
export async function picture() {
  const white = { width: 40, height: 30, channels: 3, background: 'white' } as const
  return new File([new Uint8Array(await sharp({ create: white }).png().toBuffer())], 'licence.png')
}

export async function approve(reviewer: TestMember, claimId: string) {
  await reviewer.call(verification.take, { claimId })
  return reviewer.call(verification.approve, { claimId, compared: ['name', 'number'], register: 'IMR public search' })
}

/** Revokes a badge: one reviewer asks, another confirms. */
export async function revoke(world: World, first: TestMember, claimId: string, words: string) {
  await first.call(verification.revoke, { claimId, words })
  return (await world.reviewer()).call(verification.revoke, { claimId, words })
}

/** The code in the latest email to this address. */
export async function mailCode(world: World, email: string): Promise<string> {
  await world.runJobs()
  const folder = join(world.dataDir, 'outbox')
  const names = (await readdir(folder)).sort()
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const code = /^(\d{6}|\d{8})\r?$/m.exec(letters.findLast((letter) => letter.includes(`To: ${email}`)) ?? '')?.[1]
  if (!code) throw new Error(`There is no code for ${email}.`)
  return code
}
