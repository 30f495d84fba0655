import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Comment } from '#contract/comments.ts'
import type { Post } from '#contract/feed.ts'
import { once, openComments, postWith } from './feed-page.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

type Draft = { text: string; parentId?: string }

async function say(world: JourneyWorld, by: JourneyMember, postId: string, draft: Draft) {
  const answer = await world.ask(by, 'POST', `/api/feed/posts/${postId}/comments`, { clientId: randomUUID(), ...draft })
  return (await answer.json()) as Comment
}
const commentBy = (post: Locator | Page, name: string, words: string) =>
  post.getByRole('article', { name: `Comment by ${name}` }).filter({ hasText: words })

/** A post of Asha's, with a comment of Ravi's under it, open before Asha. */
async function asked(world: JourneyWorld, options = {}) {
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  const content = once('A question')
  const answer = await world.ask(asha, 'POST', '/api/feed/posts', { clientId: randomUUID(), content })
  const { id: postId } = (await answer.json()) as Post
  const root = await say(world, ravi, postId, { text: 'Which sheath?' })
  const page = await world.visit(asha, '/dashboard', options)
  const post = postWith(page, content)
  await openComments(post)
  return { asha, ravi, page, post, postId, root }
}

test('an answer joins the thread, marked as the author’s, and a reply to it names whom it answers', async ({ world }) => {
  const { ravi, page, post, postId } = await asked(world)
  await commentBy(post, 'Ravi Menon', 'Which').getByRole('button', { name: 'Reply' }).click()
  const box = post.getByRole('form', { name: 'Reply to Ravi Menon' })
  await expect(box.getByRole('textbox')).toBeFocused()
  await box.getByRole('textbox').fill('Six French')
  await box.getByRole('button', { name: 'Reply' }).click()

  const replies = post.getByRole('group', { name: 'Replies' })
  const own = commentBy(replies, 'Asha Rao', 'Six French')
  await expect(own).toContainText('Author')
  await expect(own).not.toContainText('Sending')

  const his = await world.visit(ravi, `/dashboard?post=${postId}`)
  await commentBy(his, 'Asha Rao', 'Six French').getByRole('button', { name: 'Reply' }).click()
  await his.getByRole('textbox', { name: 'Write a reply' }).fill('Radial, then')
  await his.getByRole('textbox', { name: 'Write a reply' }).press('Control+Enter')
  await replies.getByRole('button', { name: 'Show 1 more reply' }).click()
  await expect(commentBy(replies, 'Ravi Menon', 'Radial')).toContainText('Reply to Asha Rao')
  await page.reload()
  await openComments(post)
  await expect(commentBy(post, 'Ravi Menon', 'Radial')).toBeVisible()
})

test('likes of a comment are counted live, and what others write waits and moves nothing', async ({ world }) => {
  const { ravi, post, postId, root } = await asked(world)
  const first = commentBy(post, 'Ravi Menon', 'Which')
  await world.ask(ravi, 'PUT', `/api/feed/posts/${postId}/comments/${root.id}/like`)
  const like = first.getByRole('button', { name: /^Like comment/ })
  await expect(like).toHaveAccessibleName('Like comment, 1 like')
  await like.click()
  await expect(like).toHaveAccessibleName('Like comment, 2 likes')
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  const before = await first.boundingBox()

  await say(world, ravi, postId, { text: 'And which wire?' })

  const news = post.getByRole('button', { name: '1 new comment' })
  await expect(news).toBeVisible()
  await expect(commentBy(post, 'Ravi Menon', 'wire')).toHaveCount(0)
  expect(await first.boundingBox()).toEqual(before)
  const pill = (await news.boundingBox())!
  expect(pill.y + pill.height).toBeLessThanOrEqual(before!.y)
  await news.click()
  await expect(commentBy(post, 'Ravi Menon', 'wire')).toBeVisible()
  await expect(news).toHaveCount(0)

  await post.getByRole('button', { name: 'Newest' }).click()
  await expect(post.getByRole('article', { name: 'Comment by Ravi Menon' }).first()).toContainText('wire')
  await post.getByRole('button', { name: 'Best', exact: true }).click()
  await expect(post.getByRole('article', { name: 'Comment by Ravi Menon' }).first()).toContainText('Which')
  await post.getByRole('button', { name: 'How the best are chosen' }).click()
  await expect(post.getByText('Every doubling of likes is one step up.')).toBeVisible()
})

test('what is new comes in the order that is chosen', async ({ world }) => {
  const { ravi, post, postId, root } = await asked(world)
  for (const by of [ravi, await world.member(), await world.member(), await world.member()])
    await world.ask(by, 'PUT', `/api/feed/posts/${postId}/comments/${root.id}/like`)
  await say(world, ravi, postId, { text: 'And which wire?' })

  await post.getByRole('button', { name: '1 new comment' }).click()
  await expect(post.getByRole('article', { name: 'Comment by Ravi Menon' })).toContainText(['Which sheath?', 'And which wire?'])
})

test('a long thread opens on request, and a removed comment keeps its place', async ({ world }) => {
  const { asha, ravi, page, post, postId, root } = await asked(world)
  for (const text of ['One', 'Two', 'Three']) await say(world, asha, postId, { text, parentId: root.id })
  await world.ask(ravi, 'DELETE', `/api/feed/posts/${postId}/comments/${root.id}`)
  await page.reload()
  await openComments(post)

  await expect(post.getByText('This comment was removed.')).toBeVisible()
  await expect(post.getByText('Which sheath?')).toHaveCount(0)
  await post.getByRole('button', { name: 'Show 3 replies' }).click()
  await expect(post.getByRole('group', { name: 'Replies' }).getByRole('article')).toHaveCount(3)
})

test('a mention leads to the member, and their notice to the comment', async ({ world }) => {
  const { asha, ravi, page, post, postId, root } = await asked(world)
  const { handle } = root.author!
  await say(world, asha, postId, { text: `Does @${handle} know, or @doxy?` })
  await page.reload()
  await openComments(post)

  await expect(post.getByRole('link', { name: `@${handle}` })).toHaveAttribute('href', `/profile?member=${handle}`)
  const his = await world.visit(ravi, '/home')
  await his.getByRole('button', { name: /^Notifications/ }).click()
  await his.getByRole('link', { name: 'Asha Rao mentioned you in a comment' }).click()
  await expect(his.getByRole('article', { name: 'Post by Asha Rao' })).toContainText(`@${handle}`)
})

for (const { name, options } of [
  { name: 'at a desk', options: {} },
  { name: 'on a phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
])
  test(`threads can be used by everybody ${name}`, async ({ world }) => {
    const { asha, ravi, page, post, postId, root } = await asked(world, { ...options, reducedMotion: 'reduce' })
    await say(world, asha, postId, { text: 'Six French, @doxy', parentId: root.id })
    await say(world, ravi, postId, { text: 'And which wire?' })
    await expect(post.getByRole('button', { name: '1 new comment' })).toBeVisible()
    await post.getByRole('button', { name: 'Show 1 reply' }).click()
    await commentBy(post, 'Ravi Menon', 'Which').getByRole('button', { name: 'Reply' }).click()
    await expect(post.getByRole('form', { name: 'Reply to Ravi Menon' })).toBeVisible()
    await post.getByRole('button', { name: 'How the best are chosen' }).click()
    await world.axe(page)
    if ('viewport' in options)
      for (const button of await post.getByRole('group', { name: 'Comments' }).getByRole('button').all())
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  })
