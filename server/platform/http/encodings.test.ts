import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openEdge } from '#tests/support/edge.ts'
import { compressAnswers } from './compress.ts'

const LONG = JSON.stringify(Array.from({ length: 400 }, (_, at) => `line ${at * at}`))

/** What one answer of a server that compresses becomes for whoever accepts this. */
async function passed(sent: { text: string; type?: string; vary?: string; asBytes?: boolean }, accepted?: string) {
  const app = openEdge((edge) => {
    compressAnswers(edge)
    edge.get('/', (_request, reply) => {
      if (sent.vary) reply.header('vary', sent.vary)
      reply
        .type(sent.type ?? 'application/json; charset=utf-8')
        .header('content-length', sent.text.length)
        .send(sent.asBytes ? Buffer.from(sent.text) : sent.text)
    })
  })
  const { headers, rawPayload } = await app.inject({ url: '/', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
  return { encoding: headers['content-encoding'], vary: headers.vary, length: Number(headers['content-length']), bytes: rawPayload }
}

test('what is compressed is as long as it says, and done quickly', async () => {
  const { bytes, length } = await passed({ text: LONG }, 'gzip')

  expect(bytes).toEqual(gzipSync(LONG, { level: 3 }))
  expect(length).toBe(bytes.length)
})

test.for(['gzip', 'br, gzip', 'br,\tgzip;q=0.5', 'gzip;q=0.01, br', 'gzip ; q=1', 'gzip;q=10'])(
  'whoever accepts "%s" is sent gzip',
  async (accepted) => {
    expect(await passed({ text: LONG }, accepted)).toMatchObject({ encoding: 'gzip', vary: 'accept-encoding' })
  },
)

test.for([undefined, 'br', 'x-gzip', 'gzipped', 'gzip;q=0', 'gzip; q=0.000', 'gzip;q=0. ', 'gzip;\tq=0, br'])(
  'whoever accepts "%s" is not',
  async (accepted) => {
    expect(await passed({ text: LONG }, accepted)).toMatchObject({ encoding: undefined, vary: 'accept-encoding', bytes: Buffer.from(LONG) })
  },
)

test('an answer is compressed from a thousand characters on, and says what else it varies by', async () => {
  expect(await passed({ text: 'x'.repeat(999) }, 'gzip')).toMatchObject({ encoding: undefined, vary: undefined })
  expect(await passed({ text: 'x'.repeat(1000), vary: 'origin' }, 'gzip')).toMatchObject({
    encoding: 'gzip',
    vary: 'origin, accept-encoding',
  })
})

test('what is no data is not compressed, nor what comes in bytes', async () => {
  expect(await passed({ text: LONG, asBytes: true }, 'gzip')).toMatchObject({ encoding: undefined, vary: undefined })
  for (const type of ['text/html', 'application/xml', 'text/application/json'])
    expect(await passed({ text: LONG, type }, 'gzip')).toMatchObject({ encoding: undefined, vary: undefined })
})
