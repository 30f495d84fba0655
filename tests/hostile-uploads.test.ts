import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import type { Image } from '#contract/files.ts'
import { drawing } from '#server/platform/files/drawing/drawing.ts'
import { newId } from '#server/platform/ids.ts'
import { expectRefusal } from './support/refusal.ts'
import { type TestMember, test, World } from './support/world.ts'

const SCRIPT = '<script>alert(document.domain)</script>'
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/>${SCRIPT}</svg>`)
const html = Buffer.from(`<!doctype html><title>x</title>${SCRIPT}`)

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#174291' } })

function upload(world: World, { token }: TestMember, bytes: Uint8Array, { name = 'photo.png', type = 'image/png', field = 'file' } = {}) {
  const form = new FormData()
  form.append(field, new File([bytes as never], name, { type }))
  return world.fetch('/api/files/images', { method: 'POST', token, body: form })
}

/** A PNG of so many pixels that says so in its head, and is a few kilobytes long. */
function bomb(width: number, height = width) {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
    const framed = Buffer.alloc(body.length + 8)
    framed.writeUInt32BE(data.length)
    body.copy(framed, 4)
    framed.writeUInt32BE(crc(body), body.length + 4)
    return framed
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.min(height, 2000) * (Math.ceil(width / 8) + 1)))
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function crc(bytes: Buffer) {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value >>> 0
}

test('what is no picture is refused, whatever it calls itself', async ({ world }) => {
  const mallory = await world.member()
  const lies: [Uint8Array, { name?: string; type?: string }][] = [
    [svg, {}],
    [svg, { name: 'drawing.svg', type: 'image/svg+xml' }],
    [html, {}],
    [html, { name: 'page.html', type: 'text/html' }],
    [Buffer.from('%PDF-1.7\n'), {}],
    [Buffer.from('MZ\u0090\u0000'), { name: 'photo.png.exe' }],
    [Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)')]), { type: 'image/gif' }],
    [Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), html]), {}],
    [Buffer.alloc(0), {}],
    [(await picture().png().toBuffer()).subarray(0, 60), {}],
  ]

  for (const [bytes, named] of lies) {
    const { code } = await expectRefusal(await upload(world, mallory, bytes, named), 422)
    expect(code).toBe('NOT_AN_IMAGE')
  }
})

test('a picture that is something else as well is drawn anew, without what was hidden in it', async ({ world }) => {
  const mallory = await world.member()
  const jpeg = await picture()
    .withExif({ IFD0: { Copyright: SCRIPT }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .jpeg()
    .toBuffer()
  const polyglot = Buffer.concat([jpeg, Buffer.from(`\n${SCRIPT}<?php system($_GET[0]); ?>PK\u0003\u0004`)])

  const answer = await upload(world, mallory, polyglot, { name: `../../${SCRIPT}.html`, type: 'text/html' })
  const image = (await answer.json()) as Image
  const served = await world.fetch(image.url)
  const bytes = Buffer.from(await served.arrayBuffer())
  const { format, exif, width } = await sharp(bytes).metadata()

  expect(answer.status).toBe(201)
  expect(image.url).toMatch(/^\/files\/[0-9a-f-]{36}\.webp\?until=/)
  expect({ format, exif, width }).toEqual({ format: 'webp', exif: undefined, width: 40 })
  expect(bytes.toString('latin1')).not.toMatch(/script|php|GPS/i)
  expect(served.headers.get('content-type')).toBe('image/webp')
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  expect(served.headers.get('content-security-policy')).toContain('sandbox')
})

test('a small file that unfolds into a huge picture is refused before it is unfolded', async ({ world }) => {
  const mallory = await world.member()
  const before = process.memoryUsage().rss

  for (const side of [8000, 30_000]) {
    const bytes = bomb(side)
    expect(bytes.length).toBeLessThan(100_000)
    const { code } = await expectRefusal(await upload(world, mallory, bytes), 422)
    expect(code).toBe('IMAGE_TOO_LARGE')
  }

  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
})

test('a picture of one endless row or column is refused before it is unfolded', async ({ world }) => {
  const mallory = await world.member()

  for (const [width, height] of [[1, 49_000_000] as const, [20_001, 1] as const]) {
    const { code, message } = await expectRefusal(await upload(world, mallory, bomb(width, height)), 422)
    expect({ code, message }).toEqual({
      code: 'IMAGE_TOO_LARGE',
      message: 'That image is too long. Use one under 20,000 pixels on each side.',
    })
  }
})

test('whoever leaves while their picture waits or is drawn is told apart', async ({ world }) => {
  const mallory = await world.member()
  const draw = vi.spyOn(drawing, 'draw').mockImplementationOnce((_, __, { signal }) => once(signal!, 'abort') as never)
  const form = new FormData()
  form.append('file', new File([(await picture().png().toBuffer()) as never], 'a.png'))
  const leaving = new AbortController()
  const answer = world.fetch('/api/files/images', { method: 'POST', token: mallory.token, body: form, signal: leaving.signal })
  answer.catch(() => {})

  await expect.poll(() => draw.mock.calls.length).toBe(1)
  const [, , { memberId, signal }] = draw.mock.lastCall!
  expect([memberId, signal!.aborted]).toEqual([mallory.id, false])
  leaving.abort()

  await expect.poll(() => signal!.aborted).toBe(true)
  expect(signal!.reason).toMatchObject({ code: 'LEFT' })
  draw.mockRestore()
})

test('what a format costs to unfold is counted: an AVIF may have fewer pixels', async ({ world }) => {
  const mallory = await world.member()
  const avif = await picture(64, 64).avif({ effort: 0 }).toBuffer()
  const size = avif.indexOf('ispe') + 8
  avif.writeUInt32BE(7000, size)
  avif.writeUInt32BE(7000, size + 4)

  const { code, message } = await expectRefusal(await upload(world, mallory, avif), 422)

  expect({ code, message }).toEqual({
    code: 'IMAGE_TOO_LARGE',
    message: 'That image is too large for AVIF. Use one under 5 megapixels, or save it as an ordinary JPEG.',
  })
})

test('a file that is too long is refused, and nothing of any refused one stays behind', async ({ world }) => {
  const mallory = await world.member()

  await expectRefusal(await upload(world, mallory, Buffer.alloc(10 * 1024 * 1024 + 1)), [400, 413])
  await expectRefusal(await upload(world, mallory, Buffer.alloc(21 * 1024 * 1024)), 413)
  await expectRefusal(await upload(world, mallory, svg), 422)

  expect(await readdir(join(world.dataDir, 'uploads'))).toEqual([])
  expect(await receivedIn(join(world.dataDir, 'uploads'))).toBe(0)
})

test('what arrives lies under no name, and goes with the line it came over', async ({ world }) => {
  const mallory = await world.member()
  const uploads = join(world.dataDir, 'uploads')
  const { host, hostname, port } = new URL(world.url)
  const line = connect(Number(port), hostname)
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  line.write(
    `POST /api/files/images HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${mallory.token}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n${part}${SCRIPT.repeat(10_000)}`,
  )

  await expect.poll(() => receivedIn(uploads)).toBeGreaterThan(200_000)
  expect(await readdir(uploads)).toEqual([])
  line.destroy()
  await expect.poll(() => receivedIn(uploads)).toBe(0)
})

/** Bytes of files that this process holds open in a folder, whatever became of their names. */
async function receivedIn(dir: string) {
  let bytes = 0
  for (const fd of await readdir('/proc/self/fd')) {
    const path = `/proc/self/fd/${fd}`
    if ((await readlink(path).catch(() => '')).startsWith(dir)) bytes += (await stat(path)).size
  }
  return bytes
}

test('what a killed server left in its uploads is gone with the next start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-left-'))
  await mkdir(join(dataDir, 'uploads'))
  await writeFile(join(dataDir, 'uploads', newId()), SCRIPT)

  const next = await World.open({ WARDMATES_DATA: dataDir })
  const left = await readdir(join(dataDir, 'uploads'))
  await next.close()
  await rm(dataDir, { recursive: true })

  expect(left).toEqual([])
})

test('forms that are broken, crowded or go on with other fields are refused', async ({ world }) => {
  const mallory = await world.member()
  const part = (head: string, body = 'x') => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  const png = await picture().png().toBuffer()
  const forms: [string, string, number | number[]][] = [
    ['multipart/form-data', part('name="file"; filename="a.png"'), [400, 415]],
    ['multipart/form-data; boundary=b', part('name="file"; filename="a.png"'), 400],
    ['multipart/form-data; boundary=b', `${part('name="__proto__"')}--b--`, 400],
    ['multipart/form-data; boundary=b', `${part('name="owner_id"')}--b--`, 400],
    ['multipart/form-data; boundary=b', `${part('name="file"', 'not a file')}--b--`, 400],
    ['multipart/form-data; boundary=b', `${part('name="a"').repeat(100)}--b--`, 413],
    ['multipart/form-data; boundary=b', `${part('name="file"; filename="a.png"').repeat(30)}--b--`, 413],
  ]

  for (const [type, body, status] of forms) {
    const answer = await world.fetch('/api/files/images', { method: 'POST', token: mallory.token, headers: { 'content-type': type }, body })
    await expectRefusal(answer, status)
  }
  expect((await expectRefusal(await upload(world, mallory, png, { field: 'picture' }), 400)).issues?.map(({ path }) => path)).toContain(
    'picture',
  )
})

test("a picture that another member uploaded cannot be posted as one's own", async ({ world }) => {
  const [asha, mallory] = [await world.member(), await world.member()]
  const { id } = (await (await upload(world, asha, await picture().png().toBuffer())).json()) as Image

  const answer = await world.fetch('/api/feed/posts', {
    method: 'POST',
    token: mallory.token,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: crypto.randomUUID(), content: 'Mine', images: [{ id, alt: '' }] }),
  })

  await expectRefusal(answer, 404)
})

test('nobody uploads without signing in', async ({ world }) => {
  const form = new FormData()
  form.append('file', new File([(await picture().png().toBuffer()) as never], 'a.png'))

  await expectRefusal(await world.fetch('/api/files/images', { method: 'POST', body: form }), 401)
})
