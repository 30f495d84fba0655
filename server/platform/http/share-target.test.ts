import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { takeUnkept } from './share-target.ts'

test('what a browser without its worker is given to share leads to the page that says so, whatever its kind', async () => {
  const app = Fastify()
  await app.register(takeUnkept)
  app.post('/other', () => 'read')
  const form = '--a\r\ncontent-disposition: form-data; name="text"\r\n\r\nWords\r\n--a--\r\n'

  for (const type of ['multipart/form-data; boundary=a', 'application/x-www-form-urlencoded', 'application/json']) {
    const answer = await app.inject({ method: 'POST', url: '/share', headers: { 'content-type': type }, payload: form })
    expect([type, answer.statusCode, answer.headers.location]).toEqual([type, 303, '/dashboard?shared'])
  }
  const other = await app.inject({
    method: 'POST',
    url: '/other',
    headers: { 'content-type': 'multipart/form-data; boundary=a' },
    payload: form,
  })
  expect(other.statusCode).toBe(415)
  await app.close()
})
