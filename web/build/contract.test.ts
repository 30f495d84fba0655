import { expect, test } from 'vitest'
import { contractRoutes } from './contract.ts'

const load = contractRoutes().load as unknown as (this: { addWatchFile(file: string): void }, id: string) => Promise<string>
type Transform = { filter: { id: RegExp; code: RegExp }; handler: (code: string) => Promise<{ code: string }> }
const { filter, handler } = contractRoutes().transform as unknown as Transform
const roomsOf = async (code: string) =>
  [...(await handler(code)).code.matchAll(/import 'virtual:contract\/(\w+)'/g)].map(([, room]) => room)

test('a module brings the routes of the rooms that it calls, and no other', async () => {
  expect(await roomsOf('const read = () => api.feed.list({}), count = orpc.home.stats.queryOptions()')).toEqual(['feed', 'home'])
  expect(await roomsOf("operationAt(['files', 'uploadImage'])")).toEqual(['files'])
  expect(await roomsOf("useUpload({ path: ['files', 'uploadImage'], maxBytes })")).toEqual(['files'])
  expect(await roomsOf('useUpload({ path: ["files", "uploadImage"] })')).toEqual(['files'])
  expect(await roomsOf("['asha', 'ravi'], ['files', 'nothing']")).toEqual([])
  expect(await roomsOf("await callStream<Progress>(['doxy', 'ask'], input, signal, tell)")).toEqual(['doxy'])
})

test('of an operation a browser learns how it is called, and who may where that is not every member', async () => {
  const room = (name: string) => load.call({ addWatchFile: () => {} }, `\0virtual:contract/${name}`)

  expect(await room('files')).toContain('"uploadImage":"POST /api/files/images"')
  expect(await room('account')).toContain('"login":"POST /api/auth/login anyone"')
  expect(await room('moderation')).toContain('"reports":"GET /api/moderation/reports staff"')
})

test('only what speaks of a room is looked at', () => {
  expect('/house/web/feed/queries.ts').toMatch(filter.id)
  expect('/house/web/build/chunks.ts').not.toMatch(filter.id)
  expect('export const add = (a, b) => a + b').not.toMatch(new RegExp(filter.code.source))
})
