import { randomBytes } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { files } from '#contract/files.ts'
import { profile } from '#contract/profile.ts'
import { verification } from '#contract/verification.ts'
import { registration } from '#tests/support/claims.ts'
import { expectRefusal } from '#tests/support/refusal.ts'
import { test, type World } from '#tests/support/world.ts'

/** A picture of which no two places look alike. */
async function film() {
  const side = 200
  const bytes = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'film.png', { type: 'image/png' })
}

const pdf = () => new File([`%PDF-1.7\n${randomBytes(100_000).toString('hex')}\n%%EOF`], 'licence.pdf', { type: 'application/pdf' })
const bytesOf = async (answer: Blob | Response) => Buffer.from(await answer.arrayBuffer())

/** Everything that lies in the data folder, by path. */
async function everything(world: World) {
  const entries = await readdir(world.dataDir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)))
}

const PIECE = 16
/** Whether any piece of these bytes, from their first to their last, stands somewhere in others. */
function holdsPiece(held: Buffer, plain: Buffer) {
  const pieces = new Set<string>()
  for (let at = 0; at + PIECE <= plain.length; at += PIECE) pieces.add(plain.toString('latin1', at, at + PIECE))
  for (let at = 0; at + PIECE <= held.length; at++) if (pieces.has(held.toString('latin1', at, at + PIECE))) return true
  return false
}

test('no picture, photo or file of evidence lies in plain bytes in the data folder', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const sent = { picture: await film(), photo: await film(), evidence: pdf() }

  const { url } = await asha.call(files.uploadImage, { file: sent.picture })
  const { avatarUrl } = await asha.call(profile.uploadPhoto, { file: sent.photo })
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  const { id: evidenceId } = await asha.call(verification.addEvidence, { claimId, uploadId: await asha.upload('evidence', sent.evidence) })
  // What evidence arrived in goes once it is taken.
  await world.runJobs()

  const lying = await everything(world)
  await farah.call(verification.take, { claimId })

  const shown = {
    picture: await bytesOf(await world.fetch(url)),
    photo: await bytesOf(await world.fetch(avatarUrl!)),
    evidence: await bytesOf(await farah.call(verification.evidenceFile, { evidenceId })),
  }
  expect(shown.evidence.equals(await bytesOf(sent.evidence))).toBe(true)
  const stored = [...lying].filter(([path]) => path.startsWith(join(world.dataDir, 'files')))
  // The photo lies there in the size of a face too.
  expect(stored).toHaveLength(4)
  const found = [...lying].flatMap(([path, held]) => Object.values(shown).flatMap((plain) => (holdsPiece(held, plain) ? [path] : [])))
  expect(found).toEqual([])
  expect(holdsPiece(Buffer.concat([randomBytes(7), shown.photo.subarray(-40)]), shown.photo)).toBe(true)
})

test('a picture says how long it is, and one that does not open is refused in words', async ({ world }) => {
  const asha = await world.member()
  const { id, url } = await asha.call(files.uploadImage, { file: await film() })
  const path = join(world.dataDir, 'files', id.slice(-2), id.slice(-4, -2), id)
  const answer = await world.fetch(url)
  expect(answer.headers.get('content-length')).toBe(String((await bytesOf(answer)).length))

  await writeFile(path, (await readFile(path)).fill(0, 100, 200))

  expect(await expectRefusal(await world.fetch(url), 503)).toMatchObject({ code: 'KEY_MISSING' })
})
