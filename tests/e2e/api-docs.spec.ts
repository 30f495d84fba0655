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
  for (const { route } of operations) {
    await expect(page.getByRole('button', { name: `${route.method} ${route.path} ${route.summary}`, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'GET /api/health Whether' }).click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()

  await expect(page.getByText('Backend is healthy!').first()).toBeVisible()
  expect(complaints).toEqual([])
})
