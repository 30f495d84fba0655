import { randomBytes } from 'node:crypto'
import type { AnyContractProcedure } from '@orpc/contract'
import { expect } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/index.ts'
import { newId } from '#server/platform/ids.ts'
import { expectRefusal } from './support/refusal.ts'
import { test, type World } from './support/world.ts'

const operations = Object.entries(contract).flatMap(([room, acts]) =>
  Object.entries(acts as Record<string, AnyContractProcedure>).map(([act, procedure]) => {
    const { route, meta, inputSchema } = procedure['~orpc']
    const fields = inputSchema instanceof z.ZodObject ? Object.keys(inputSchema.shape) : []
    return { name: `${room}.${act}`, method: route.method!, path: route.path!, access: (meta as { access: string }).access, fields }
  }),
)
type Operation = (typeof operations)[number]

/** Calls an operation with whatever is given, as no client of ours would. */
function send(world: World, { method, path, fields }: Operation, value: (field: string) => unknown, token?: string) {
  const inPath = (field: string) => path.includes(`{${field}}`)
  const url = path.replaceAll(/\{(\w+)\}/g, (_, field) => encodeURIComponent(String(value(field)).toWellFormed()))
  const input = Object.fromEntries(fields.filter((field) => !inPath(field)).map((field) => [field, value(field)]))
  const query = method === 'GET' && Object.keys(input).length > 0 ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const body = method === 'GET' ? {} : { body: JSON.stringify(input), headers: { 'content-type': 'application/json' } }
  return world.fetch(url + query, { method, token, ...body })
}

const SCRIPT = '<script>alert(1)</script>'

test.for(operations)('$name is open to whom the contract says', async (operation, { world }) => {
  for (const token of [undefined, randomBytes(32).toString('base64url')]) {
    const answer = await send(world, operation, () => newId(), token)

    if (operation.access !== 'anyone') await expectRefusal(answer, 401)
    else expect(answer.status).not.toBe(500)
  }
})

test.for(operations)('$name is not upset by anything in its fields', async (operation, { world }) => {
  const strange = [
    "' or 1=1; drop table member; --",
    '\u0000',
    '\ud800',
    SCRIPT,
    '../../../../etc/passwd',
    'x'.repeat(5000),
    '%',
    newId(),
    ...(operation.method === 'GET' ? [] : [null, true, -1, 1e308, [], {}, ['x'], { $gt: '' }]),
  ]
  // Of a member of its own each: some of the operations sign out.
  for (const value of strange) {
    const { token } = await (operation.access === 'reviewer' ? world.reviewer() : world.member())
    const answer = await send(world, operation, () => value, token)

    if (answer.status >= 400) await expectRefusal(answer, [400, 401, 404, 409, 410, 415, 422, 431, 503])
    else expect(answer.status).toBeLessThan(300)
  }
  expect(await world.db.selectFrom('member').select('id').limit(1).execute()).toHaveLength(1)
})
