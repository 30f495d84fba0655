import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Refusal } from '#contract/errors.ts'
import { Drawing } from './drawing.ts'

const asha = { memberId: 'asha' }
const order = { accepts: ['image/png', 'image/jpeg'], maxSide: 100, quality: 80 }

async function picture(side: number) {
  const flat = sharp({ create: { width: side, height: side, channels: 3, background: '#174291' }, limitInputPixels: false })
  return new Blob([new Uint8Array(await flat.jpeg().toBuffer())])
}

/** Pictures that are given to another program than ours. */
async function drawingBy(program: string, use: (drawing: Drawing) => Promise<void>, timeMaxMs?: number) {
  const dir = await mkdtemp(join(tmpdir(), 'wardmates-drawing-'))
  const file = join(dir, 'program.mjs')
  await writeFile(file, program)
  await use(new Drawing({ program: file, ...(timeMaxMs && { timeMaxMs }) })).finally(() => rm(dir, { recursive: true }))
}

test('a picture that takes too much memory is refused, and the next one is drawn', async () => {
  const drawing = new Drawing()
  const before = process.memoryUsage().rss

  await expect(drawing.draw(await picture(6800), { ...order, maxSide: 6800 }, asha)).rejects.toMatchObject({
    code: 'NOT_AN_IMAGE',
    message: 'We could not read that image. Save it as an ordinary JPEG and try again.',
  })

  expect(await drawing.draw(await picture(300), order, asha)).toMatchObject({ width: 100, height: 100 })
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
})

test('a picture that the process does not survive is refused, each time anew', () =>
  drawingBy("process.on('message', () => process.abort())", async (drawing) => {
    const small = await picture(10)
    for (const again of [1, 2]) await expect(drawing.draw(small, order, asha), `${again}`).rejects.toMatchObject({ code: 'NOT_AN_IMAGE' })
  }))

test('a picture that takes too long is refused, and its process is ended', () =>
  drawingBy(
    "process.on('message', ({ bytes }) => bytes.length === 1 ? process.send({ drawn: process.pid }) : setInterval(() => {}, 1000))",
    async (drawing) => {
      const pid = (await drawing.draw(new Blob(['1']), order, asha)) as unknown as number
      await expect(drawing.draw(new Blob(['22']), order, asha)).rejects.toMatchObject({ code: 'NOT_AN_IMAGE' })

      expect(await drawing.draw(new Blob(['1']), order, asha)).not.toBe(pid)
      await expect.poll(() => isRunning(pid)).toBe(false)
    },
    500,
  ))

test('a picture of whom nobody waits any more is ended with its process, and the next one is drawn', () =>
  drawingBy(
    "process.on('message', ({ bytes }) => bytes.length === 1 ? process.send({ drawn: process.pid }) : setInterval(() => {}, 1000))",
    async (drawing) => {
      const pid = (await drawing.draw(new Blob(['1']), order, asha)) as unknown as number
      const gone = new AbortController()
      const drawn = drawing.draw(new Blob(['22']), order, { ...asha, signal: gone.signal })
      const next = drawing.draw(new Blob(['1']), order, asha)

      setTimeout(() => gone.abort(new Refusal('LEFT')), 100)

      await expect(drawn).rejects.toMatchObject({ code: 'LEFT' })
      expect(await next).not.toBe(pid)
      await expect.poll(() => isRunning(pid)).toBe(false)
    },
  ))

test('a member who sends many has one drawn and two waiting, and keeps no place of the others', async () => {
  const drawing = new Drawing()
  const small = await picture(10)
  const many = Promise.allSettled(Array.from({ length: 11 }, () => drawing.draw(small, order, asha)))

  expect(await drawing.draw(small, order, { memberId: 'ravi' })).toMatchObject({ width: 10 })

  const all = await many
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(all.filter((one) => one.status === 'rejected' && one.reason.code === 'BUSY')).toHaveLength(8)
})

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
