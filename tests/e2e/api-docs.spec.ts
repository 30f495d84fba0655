import type { AnyContractProcedure } from '@orpc/contract'
import { contract } from '#contract/index.ts'
import { expect, test } from './world.ts'

const operations = Object.entries(contract).flatMap(([room, acts]) =>
  Object.entries(acts as Record<string, AnyContractProcedure>).map(([act, procedure]) => ({ room, act, ...procedure['~orpc'] })),
)

test('the description names every operation, who may call it and how it refuses', async ({ request }) => {
  const answer = await request.get('/api/openapi.json')
  const { openapi, paths, components } = await answer.json()

  expect(openapi).toMatch(/^3\.1\./)
  expect(components.securitySchemes.session).toMatchObject({ type: 'http', scheme: 'bearer' })
  for (const { room, act, route, meta } of operations) {
    const described = paths[route.path!]?.[route.method!.toLowerCase()]
    expect(described, `${room}.${act}`).toMatchObject({
      operationId: `${room}.${act}`,
      tags: [room],
      summary: expect.stringMatching(/\w/),
      security: (meta as { access: string }).access === 'anyone' ? [] : [{ session: [] }],
      responses: {
        [route.successStatus ?? 200]: { content: expect.anything() },
        400: { content: { 'application/json': { schema: { required: ['code', 'status', 'message', 'requestId'] } } } },
        429: expect.anything(),
      },
    })
  }
  expect(Object.values(paths).flatMap((methods) => Object.keys(methods as object))).toHaveLength(operations.length)
  expect(paths['/api/files/images'].post.requestBody.content).toHaveProperty('multipart/form-data')
})

test('the page of the API shows every operation and lets one be tried, without a complaint from the browser', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))

  await page.goto('/api/docs')
  // By its classes: to ask a page of so many buttons for a role takes a browser seconds, each time.
  const shown = page.locator('.opblock-summary-control')
  const line = ({ route }: (typeof operations)[number]) => `${route.method}${route.path}${route.summary}`
  const lines = new Set<string>()
  // Of so many operations it draws those near the screen.
  await expect(async () => {
    for (const words of await shown.allTextContents()) lines.add(words.replaceAll('\u200b', ''))
    await page.evaluate(() => window.scrollBy(0, innerHeight / 2))
    expect([...lines].sort()).toEqual(operations.map(line).sort())
  }).toPass({ intervals: [50] })
  await page.evaluate(() => window.scrollTo(0, 0))
  const health = page.locator('.opblock').filter({ hasText: '/api/health' })
  await health.locator('.opblock-summary-control').click()
  await health.locator('.try-out__btn').click()
  await health.locator('.execute').click()

  await expect(health.getByText('Backend is healthy!').first()).toBeVisible()
  expect(complaints).toEqual([])
})
