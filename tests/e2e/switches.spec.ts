import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aHospital, aJob } from './hospital.ts'
import { expect, test } from './world.ts'

const WAITS = 'Not sent yet. It goes by itself when the connection is back.'
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }
const notSent = (page: Page) => page.getByRole('button', { name: /^Not sent yet: / })

/** Nothing that is written arrives, until the answer is called. */
async function breakWrites(page: Page) {
  const isWrite = /\/api\/(jobs|institutions|education)\//
  await page.route(isWrite, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  return () => page.unroute(isWrite)
}

test('a job saved and an institution followed without a connection wait through a reload, and go when it is back', async ({ world }) => {
  const title = `Perfusionist ${randomUUID().slice(0, 8)}`
  const [asha, recruiter] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  const hospital = await aHospital([recruiter, 'owner'])
  const job = await aJob(world, recruiter, hospital, { title })
  const page = await world.visit(asha, `/jobs?job=${job.id}`, phone)
  const save = page.getByRole('dialog', { name: title }).getByRole('button', { name: `Save ${title}` })
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  const mend = await breakWrites(page)

  await save.click()
  await expect(page.getByText(WAITS).first()).toBeVisible()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await world.axe(page)
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.click()
  // It stands in place of the press before, in the browser's storage as well.
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(WAITS).first()).toBeVisible()
  await page.goto(`${world.url}/institutions?id=${hospital}`)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(WAITS)).toBeVisible()
  await notSent(page).click()
  const kept = page.getByRole('list', { name: 'Not sent yet' }).getByRole('link')
  await expect(kept).toHaveText([`Save the job ${title}`, /^Follow /])
  await page.keyboard.press('Escape')
  await mend()

  await expect(notSent(page)).toHaveCount(0)
  await expect(page.getByText(WAITS)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible()
  expect(await (await world.ask(asha, 'GET', `/api/jobs/${job.id}`)).json()).toMatchObject({ isSaved: true })
  expect(await (await world.ask(asha, 'GET', `/api/institutions/${hospital}`)).json()).toMatchObject({ isFollowed: true })
})

test('a reading finished without a connection stands as read, and is once it is back', async ({ world }) => {
  const asha = await world.member({ name: 'Asha Rao' })
  const page = await world.visit(asha, '/education?course=dengue', phone)
  const mend = await breakWrites(page)
  await page.getByRole('button', { name: 'I have read this' }).click()
  await expect(page.getByText('You have read this.')).toBeVisible()
  await expect(page.getByText(WAITS)).toBeVisible()
  await world.axe(page)
  await page.reload()
  await expect(page.getByText('You have read this.')).toBeVisible()
  await mend()

  await expect(page.getByText(WAITS)).toHaveCount(0)
  const isFinished = async () => {
    const course = await (await world.ask(asha, 'GET', '/api/education/courses/dengue')).json()
    return course.modules[0].steps[0].isFinished
  }
  // The words go as it is sent: the answer may be on its way.
  await expect.poll(isFinished).toBe(true)
})

test('what was held up and is then refused says why, and the switch goes back', async ({ world }) => {
  const title = `Perfusionist ${randomUUID().slice(0, 8)}`
  const [asha, recruiter] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  const job = await aJob(world, recruiter, await aHospital([recruiter, 'owner']), { title })
  const page = await world.visit(asha, `/jobs?job=${job.id}`)
  const save = page.getByRole('dialog', { name: title }).getByRole('button', { name: `Save ${title}` })
  const mend = await breakWrites(page)
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  const refusal = { code: 'LIST_FULL', status: 409, message: 'The list is full.', requestId: 'made-up' }
  await page.route('**/saved', (route) => route.fulfill({ status: 409, json: refusal }))
  await mend()

  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: `${title}: not saved.` })
      .filter({ hasText: refusal.message }),
  ).toBeVisible()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
})
