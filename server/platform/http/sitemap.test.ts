import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Services } from './context.ts'
import { type Listed, serveSitemap } from './sitemap.ts'

test('a list for search engines is made once however many ask, counted by their address, and sent packed to who takes that', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  const changedAt = new Date('2026-11-25T00:00:00Z')
  const written = vi.spyOn(changedAt, 'toISOString')
  const publicPages = vi.fn(async () => async () => {})
  const services = { db: {}, limits: { publicPages }, publicUrl: () => 'https://a.example' } as unknown as Services
  let pages: Listed[] = [{ path: '/p/job/1', changedAt }]
  serveSitemap(app, services, '/sitemap-jobs.xml', { get: async () => pages })
  const read = (headers: Record<string, string> = {}) => app.inject({ url: '/sitemap-jobs.xml', headers })

  const [plain, packed] = await Promise.all([read(), read({ 'accept-encoding': 'gzip, br' }), read(), read()])

  expect(plain.body).toContain('<url><loc>https://a.example/p/job/1</loc><lastmod>2026-11-25T00:00:00.000Z</lastmod></url>')
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect((await read({ 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304)
  expect([written.mock.calls.length, publicPages.mock.calls.length]).toEqual([1, 5])
  pages = []
  expect((await read()).body).not.toContain('/p/job/1')
})
