import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { ReceivedFile } from './received-file.ts'

async function received(bytes: Buffer) {
  const dir = await mkdtemp(join(tmpdir(), 'wardmates-received-'))
  const pieces = [bytes.subarray(0, 5), bytes.subarray(5, 70_001), bytes.subarray(70_001)]
  const file = await ReceivedFile.receive(dir, Readable.from(pieces, { objectMode: false }), { name: 'ecg.pdf', type: 'application/pdf' })
  onTestFinished(async () => {
    await file.discard()
    await rm(dir, { recursive: true, force: true })
  })
  return { file, dir }
}

/** What this process has open in a folder, as it lies on the disk, names or none. */
async function lyingIn(dir: string) {
  const opened = await Promise.all((await readdir('/proc/self/fd')).map((fd) => join('/proc/self/fd', fd)))
  const ofDir = await Promise.all(opened.map(async (path) => ((await readlink(path).catch(() => '')).startsWith(dir) ? [path] : [])))
  return Promise.all(ofDir.flat().map((path) => readFile(path)))
}

test('a received file is read as it was sent, whole and from any place on', async () => {
  const sent = randomBytes(200_000)
  const { file } = await received(sent)

  expect(file.size).toBe(sent.length)
  expect(Buffer.from(await file.arrayBuffer()).equals(sent)).toBe(true)
  for (const [start, end] of [
    [0, 4],
    [1, 33],
    [16, 17],
    [70_000, 70_100],
    [199_990, 300_000],
    [200_000, 200_010],
  ] as const)
    expect(Buffer.from(await file.slice(start, end).arrayBuffer()).equals(sent.subarray(start, end)), `${start}`).toBe(true)
})

test.runIf(process.platform === 'linux')(
  'nothing of a received file lies readable on the disk, and equal files lie otherwise',
  async () => {
    const sent = Buffer.from('%PDF-1.7 Asha Rao, licence 204582. '.repeat(4000))
    const { dir } = await received(sent)
    const { dir: again } = await received(sent)

    const [lying, other] = [...(await lyingIn(dir)), ...(await lyingIn(again))]

    expect([lying?.length, other?.length]).toEqual([sent.length, sent.length])
    expect(lying!.toString('latin1')).not.toMatch(/PDF|Asha|204582/)
    expect(lying!.equals(other!)).toBe(false)
  },
)
