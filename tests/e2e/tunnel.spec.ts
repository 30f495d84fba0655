import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { composer, NEWEST, once, openComments, postWith } from './feed-page.ts'
import { aHospital, aJob } from './hospital.ts'
import { box, messageWith, named, twoMates } from './messages-page.ts'
import { expect, type JourneyMember, type JourneyWorld, screens, test } from './world.ts'

const phone = { ...screens['on a phone'], serviceWorkers: 'allow' as const }

/** A phone on which the program has been used before, at a path. */
async function phoneAt(world: JourneyWorld, member: JourneyMember, path: string) {
  const page = await world.visit(member, path, phone)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForLoadState('networkidle')
  return page
}

/** Types the first words with a line and the others without one. */
async function typeThroughTunnel(page: Page, field: Locator, words: string) {
  const half = Math.ceil(words.length / 2)
  await field.pressSequentially(words.slice(0, half))
  await page.context().setOffline(true)
  await field.pressSequentially(words.slice(half))
  await expect(field).toHaveValue(words)
}

const answerOf = async (world: JourneyWorld, member: JourneyMember, path: string) => (await world.ask(member, 'GET', path)).json()

test('a post that a tunnel meets half written is sent once, though the phone was restarted in it', async ({ world }) => {
  const asha = await world.member()
  const page = await phoneAt(world, asha, NEWEST)
  const words = once('Seen before the tunnel and after it')

  await typeThroughTunnel(page, composer(page).getByRole('textbox', { name: 'Write a post' }), words)
  await page.reload()
  const field = composer(page).getByRole('textbox', { name: 'Write a post' })
  await expect(field).toHaveValue(words)
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(postWith(page, words)).toContainText('Not sent yet.')
  await page.reload()
  await expect(postWith(page, words)).toContainText('Not sent yet.')
  await page.context().setOffline(false)

  await expect(postWith(page, words).getByRole('button', { name: /^Like, / })).toBeVisible()
  const { items } = await answerOf(world, asha, '/api/feed/posts?show=newest')
  expect(items.filter(({ content }: { content: string }) => content === words)).toHaveLength(1)
})

test('a comment and a like that a tunnel meets arrive once', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const content = once('Read on a train')
  const { id } = await (await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: randomUUID(), content })).json()
  const page = await phoneAt(world, asha, NEWEST)
  const post = postWith(page, content)
  const words = once('Which diuretic did you give before the tunnel?')
  const form = await openComments(post)

  await typeThroughTunnel(page, form.getByRole('textbox', { name: 'Write a comment' }), words)
  await form.getByRole('button', { name: 'Comment', exact: true }).click()
  const comment = post.getByRole('article', { name: /^Comment by/ }).filter({ hasText: words })
  await expect(comment).toContainText('Not sent yet.')
  const like = post.getByRole('button', { name: /^Like, / })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.context().setOffline(false)

  await expect(comment.getByRole('button', { name: /^Like comment/ })).toBeVisible()
  await expect(page.getByText('Not sent yet.')).toHaveCount(0)
  const { items } = await answerOf(world, ravi, `/api/feed/posts/${id}/comments`)
  expect(items.filter(({ text }: { text: string }) => text === words)).toHaveLength(1)
  await expect.poll(async () => (await answerOf(world, asha, `/api/feed/posts/${id}`)).isLiked).toBe(true)
})

test('a request among mates with a note that a tunnel meets arrives once', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: named('Asha Rao') }), await world.member({ name: named('Ravi Menon') })]
  const page = await phoneAt(world, asha, `/mates?q=${encodeURIComponent(ravi.name)}`)
  await page.getByRole('button', { name: ravi.name, exact: true }).click()
  const dialog = page.getByRole('dialog')

  await typeThroughTunnel(page, dialog.getByLabel('Add a note to your request'), 'We met in Kochi.')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByRole('article', { name: ravi.name })).toContainText('Not sent yet.')
  await page.context().setOffline(false)

  await expect(page.getByRole('article', { name: ravi.name }).getByRole('button', { name: 'Request Sent' })).toBeDisabled()
  await expect(page.getByText('Not sent yet.')).toHaveCount(0)
  const { items } = await answerOf(world, ravi, '/api/mates?state=request_received')
  expect(items).toMatchObject([{ member: { name: asha.name } }])
})

test('a message that a tunnel meets half written is sent once, though the phone was restarted in it', async ({ world }) => {
  const { asha, ravi, id, path } = await twoMates(world)
  const page = await phoneAt(world, asha, path)

  await typeThroughTunnel(page, box(page), 'Bed four is free until the evening round')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const message = messageWith(page, 'Bed four is free until the evening round')
  await expect(message).toContainText('Waiting for the network')
  await page.reload()
  await expect(message).toContainText('Waiting for the network')
  await page.context().setOffline(false)

  await expect(message.getByText(/^(Sent|Delivered)$/)).toBeAttached()
  const { items } = await answerOf(world, ravi, `/api/conversations/${id}/messages`)
  expect(items).toHaveLength(1)
})

test('an application that a tunnel meets half written goes by itself once its writer says so', async ({ world }) => {
  const [asha, recruiter] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const [title, question] = [`Perfusionist ${randomUUID().slice(0, 8)}`, 'How many cases did you run alone?']
  const job = await aJob(world, recruiter, await aHospital([recruiter, 'owner']), { title, questions: [{ words: question, kind: 'text' }] })
  const page = await phoneAt(world, asha, `/jobs?job=${job.id}`)
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Apply Now' }).click()
  const form = page.getByRole('dialog', { name: `Apply: ${title}` })

  await typeThroughTunnel(page, form.getByLabel(question), 'Two hundred and twelve')
  await form.getByRole('button', { name: 'Send application' }).click()
  await form.getByRole('button', { name: 'Send it by itself when the connection is back' }).click()
  await expect(form).toHaveCount(0)
  const place = page.getByRole('dialog', { name: title })
  await expect(place).toContainText('Not sent yet.')
  await page.context().setOffline(false)

  await expect(place.getByRole('link', { name: 'Your application' })).toBeVisible()
  const { items } = await answerOf(world, recruiter, `/api/postings/${job.id}/applicants`)
  expect(items).toHaveLength(1)
})
