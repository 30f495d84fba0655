import { expect } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'

const FIELDS = ['code', 'status', 'message', 'requestId', 'issues']
/** Where code lies, how it is called, what the database was asked. */
const INNARDS = /node_modules|\.ts:|\bat \w+ \(|\bselect \w|insert into|\/work\/|\/home\//i

/** Expects an answer to be a refusal in the one shape that all of them have, with nothing of the inside in it. */
export async function expectRefusal(answer: Response, status: number | readonly number[]): Promise<ErrorBody> {
  const text = await answer.text()
  expect([status].flat(), text).toContain(answer.status)
  const body = JSON.parse(text) as ErrorBody
  expect(body).toMatchObject({ code: expect.any(String), status: answer.status, message: expect.any(String) })
  expect(Object.keys(body).filter((key) => !FIELDS.includes(key))).toEqual([])
  expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.headers.get('x-request-id')).toBe(body.requestId)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(text).not.toMatch(INNARDS)
  return body
}
