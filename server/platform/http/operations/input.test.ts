import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { anyone } from '#contract/route.ts'
import { formOf, mounted } from '#tests/support/edge.ts'
import { validate } from './input.ts'
import { ReceivedFile } from './received-file.ts'
import type { Served } from './serve.ts'

const Words = z.object({ id: z.string(), words: z.string().optional() })
const Upload = z.object({
  id: z.string(),
  words: z.string().optional(),
  file: z.file(),
  second: z.file().optional(),
  third: z.file().optional(),
})
const echo: Served['answer'] = async (input) => ({ input })

const kept: File[] = []
const keep: Served['answer'] = async (input) => {
  const { id, words, file } = input as z.infer<typeof Upload>
  kept.push(file)
  return { id, words, name: file.name, type: file.type, text: await file.text() }
}

const operations: Served[] = [
  { procedure: anyone.route({ method: 'POST', path: '/words/{id}' }).input(Words), answer: echo },
  { procedure: anyone.route({ method: 'POST', path: '/files/{id}' }).input(Upload), answer: keep },
]
const ecg = (length = 3) => new File(['x'.repeat(length)], 'ecg.txt', { type: 'text/plain' })
const json = (payload: string) => ({ payload, headers: { 'content-type': 'application/json' } })

async function post(url: string, sent: { payload?: string | Buffer; headers?: Record<string, string> }, config?: { dataDir: string }) {
  const { app } = await mounted(operations, config)
  const answer = await app.inject({ method: 'POST', url, ...sent })
  return { status: answer.statusCode, body: answer.json() }
}

test('a form is its fields and files, with what stands in the path', async () => {
  const sent = await formOf({ words: 'From the ward', file: ecg() })

  const { status, body } = await post('/files/7', sent)

  expect(status).toBe(200)
  expect(body).toEqual({ id: '7', words: 'From the ward', name: 'ecg.txt', type: 'text/plain', text: 'xxx' })
})

/** A form of one file, as nobody's browser sends it. */
const formByHand = (name: string, end: string) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  payload: `--x\r\ncontent-disposition: form-data; name="file"; ${name}\r\ncontent-type: text/plain\r\n\r\nECG\r\n${end}`,
})

test('a file without a name is called one', async () => {
  expect((await post('/files/7', formByHand('filename=""', '--x--\r\n'))).body.name).toBe('file')
})

test('nothing of a file is left once its request was answered', async () => {
  const { app, dataDir } = await mounted(operations)

  await app.inject({ method: 'POST', url: '/files/7', ...(await formOf({ file: ecg() })) })

  expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
  await expect(kept.at(-1)!.text()).rejects.toThrow()
})

test.for([
  ['that is too long', { file: ecg(), second: ecg(1001) }],
  ['too many', { file: ecg(), second: ecg(), third: ecg() }],
] as const)('for a file %s a form is refused, and nothing of it is left', async ([, files]) => {
  const receive = vi.spyOn(ReceivedFile, 'receive')

  const { status, body } = await post('/files/7', await formOf(files))

  expect([status, body.code]).toEqual([413, 'TOO_LARGE'])
  const received = receive.mock.settledResults.filter(({ type }) => type === 'fulfilled')
  expect(received.length).toBeGreaterThan(0)
  for (const { value } of received) await expect((value as File).text()).rejects.toThrow()
  receive.mockRestore()
})

test('a form that breaks off is refused as one that cannot be read', async () => {
  for (const end of ['', '--x\r\nnonsense'])
    expect((await post('/files/7', formByHand('filename="ecg.txt"', end))).body.code).toBe('BAD_REQUEST')
})

test('a file that our own disk does not take is our fault', async () => {
  const noFolder = import.meta.filename

  const { body } = await post('/files/7', await formOf({ file: ecg() }), { dataDir: noFolder })

  expect(body.code).toBe('FAULT')
})

test('files are taken as a form and everything else as JSON, never the other way', async () => {
  const form = await formOf({ words: 'From the ward' })

  expect((await post('/words/7', form)).body.code).toBe('UNSUPPORTED_TYPE')
  expect((await post('/files/7', json('{}'))).body.code).toBe('UNSUPPORTED_TYPE')
})

test.for(['[]', '["words"]', '"words"', '1', 'true'])('a body of %s is no object', async (body) => {
  expect(await post('/words/7', json(body))).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', message: 'Send a JSON object.' } })
})

test('a body of null, or none, says nothing', async () => {
  for (const sent of [json('null'), {}]) expect((await post('/words/7', sent)).body).toEqual({ input: { id: '7' } })
})

test('what does not fit is named where it stands, each unknown field by itself', async () => {
  const schema = z.strictObject({ docs: z.array(z.strictObject({ text: z.string() })) })

  await expect(validate(schema, { docs: [{ text: 1 }, { text: 'x', size: 2, pages: 3 }], roles: [] })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    issues: [
      { path: 'docs.0.text', message: 'Enter some text.' },
      { path: 'docs.1.size', message: 'There is no field "size" here.' },
      { path: 'docs.1.pages', message: 'There is no field "pages" here.' },
      { path: 'roles', message: 'There is no field "roles" here.' },
    ],
  })
})

test('what fits is as the contract reads it; where it asks for nothing there is nothing', async () => {
  expect(await validate(z.object({ words: z.string().trim() }), { words: ' hello ' })).toEqual({ words: 'hello' })
  expect(await validate(undefined, { words: 'hello' })).toBeUndefined()
})
