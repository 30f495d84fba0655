import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { readDocument } from './document.ts'

/** A folder with a document as a build leaves it there. */
async function built(text: string) {
  const dir = await mkdtemp(join(tmpdir(), 'wardmates-document-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  for (const [suffix, bytes] of Object.entries({ '': text, '.br': 'packed by the build', '.gz': 'zipped by the build' }))
    await writeFile(join(dir, `about.html${suffix}`), bytes)
  return dir
}

test('a document that says its own address says it whole, packed or not, and is another one elsewhere', async () => {
  const dir = await built('<link href="%origin%/about"><meta content="%origin%/cards/about.png">')

  const { tag, bytes } = (await readDocument(dir, 'about.html', () => 'https://a.example'))()
  const elsewhere = (await readDocument(dir, 'about.html', () => 'https://b.example'))()

  const whole = '<link href="https://a.example/about"><meta content="https://a.example/cards/about.png">'
  expect((await bytes.identity()).toString()).toBe(whole)
  expect(brotliDecompressSync(await bytes.br()).toString()).toBe(whole)
  expect(gunzipSync(await bytes.gzip()).toString()).toBe(whole)
  expect(await bytes.br()).toBe(await bytes.br())
  expect(elsewhere.tag).not.toBe(tag)
})

test('a document that does not is sent as the build packed it', async () => {
  const { bytes } = (await readDocument(await built('<p>About</p>'), 'about.html', () => 'https://a.example'))()

  expect((await bytes.br()).toString()).toBe('packed by the build')
  expect((await bytes.gzip()).toString()).toBe('zipped by the build')
})
