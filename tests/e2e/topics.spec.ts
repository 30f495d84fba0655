import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
/** Letters alone, as a hashtag of a doctor's would be. */
const newTag = () => `#मधुमेह${randomUUID().replace(/[^a-f]/g, '')}`

async function written(world: JourneyWorld, by: JourneyMember, content: string, more: object = {}): Promise<string> {
  const answer = await world.ask(by, 'POST', '/api/feed/posts', { clientId: randomUUID(), content, ...more })
  return (await answer.json()).id
}

async function handleOf(world: JourneyWorld, member: JourneyMember): Promise<string> {
  const answer = await world.ask(member, 'GET', '/api/profile')
  return (await answer.json()).card.handle
}

const post = (page: Page) => page.getByRole('article', { name: 'Post by Dr. Asha Rao' })

for (const { name, options } of [
  { name: 'at a desk', options: {} },
  { name: 'on a phone', options: { ...PHONE } },
])
  test(`a post leads to its topics and to whom it mentions, and a name of nobody is a word, ${name}`, async ({ world }) => {
    const [asha, ravi] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member({ name: 'Dr. Ravi Menon' })]
    const [tag, handle] = [newTag(), await handleOf(world, ravi)]
    await written(world, ravi, `The night before ${tag}`)
    const id = await written(world, asha, `Ask @${handle} or @nobody-${randomUUID()}, <b>please</b>. ${tag}`)
    const page = await world.visit(asha, `/dashboard?post=${id}`, { ...options, reducedMotion: 'reduce' })

    const topic = post(page).getByRole('button', { name: tag })
    await expect(topic).toBeVisible()
    await expect(post(page)).toContainText('<b>please</b>')
    await expect(post(page).getByRole('link', { name: /^@/ })).toHaveText(`@${handle}`)
    await world.axe(page)
    await topic.press('Enter')
    const dialog = page.getByRole('dialog', { name: tag })
    await expect(dialog.getByRole('list', { name: `Posts on ${tag}` }).getByRole('listitem')).toHaveCount(2)
    await expect(dialog).toContainText('The night before')
    await world.axe(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(topic).toBeFocused()

    await post(page)
      .getByRole('link', { name: `@${handle}` })
      .click()
    await expect(page).toHaveURL(`/profile?member=${handle}`)
    await expect(page.getByRole('heading', { name: 'Dr. Ravi Menon' })).toBeVisible()
  })

test('a comment and a reply lead to their topics and to whom they mention', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member({ name: 'Dr. Ravi Menon' })]
  const [tag, handle] = [newTag(), await handleOf(world, ravi)]
  const postId = await written(world, ravi, `The night before ${tag}`)
  const id = await written(world, asha, 'Which line?')
  const say = async (text: string, more: object = {}) =>
    (await world.ask(asha, 'POST', `/api/feed/posts/${id}/comments`, { clientId: randomUUID(), text, ...more })).json()
  const { id: parentId } = await say(`**Not** @nobody-of-that-name, but ${tag}`)
  await say(`As @${handle} says`, { parentId })

  const page = await world.visit(ravi, `/dashboard?post=${id}`)

  const comment = post(page).getByRole('article', { name: 'Comment by Dr. Asha Rao' })
  await expect(comment.getByRole('link', { name: `@${handle}` })).toHaveAttribute('href', `/profile?member=${handle}`)
  await expect(comment.filter({ hasText: '@nobody-of-that-name' }).getByRole('link', { name: /^@/ })).toHaveCount(0)
  await comment.getByRole('button', { name: tag }).click()
  await page.getByRole('dialog', { name: tag }).getByRole('link', { name: 'Open the post' }).click()
  await expect(page).toHaveURL(`/dashboard?post=${postId}`)
  await expect(page.getByRole('article', { name: 'Post by Dr. Ravi Menon' })).toContainText('The night before')
})

test('a mention of somebody who has blocked its reader is a word to them', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member(), await world.member()]
  const handle = await handleOf(world, ravi)
  const id = await written(world, asha, `Ask @${handle}`)
  await world.ask(ravi, 'PUT', `/api/mates/blocks/${meera.id}`)

  const page = await world.visit(meera, `/dashboard?post=${id}`)

  await expect(post(page)).toContainText(`Ask @${handle}`)
  await expect(post(page).getByRole('link', { name: /^@/ })).toHaveCount(0)
})

test('posts that share a specialty alone are offered as that', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member({ name: 'Dr. Ravi Menon' })]
  const specialty = `Toxicology ${randomUUID().replace(/[^a-f]/g, '')}`
  for (const one of [asha, ravi]) {
    const basics = { step: 1, kind: 'doctor', name: one.name, headline: 'Physician', location: 'Shimla', phone: null, bio: null }
    const work = {
      step: 2,
      specialty,
      experienceYears: 0,
      currentPosition: '',
      hospital: null,
      education: '',
      college: '',
      graduationYear: null,
    }
    for (const body of [basics, work]) expect((await world.ask(one, 'PUT', '/api/setup', body)).ok).toBe(true)
  }
  await written(world, ravi, 'About another thing')
  const id = await written(world, asha, `Which dose? ${newTag()}`)

  const page = await world.visit(asha, `/dashboard?post=${id}`)

  await expect(page.getByRole('region', { name: `More from ${specialty}` }).getByRole('link')).toHaveText('About another thing')
  await expect(page.getByRole('region', { name: 'On the same topic' })).toHaveCount(0)
})
