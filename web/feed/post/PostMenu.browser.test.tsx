import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answer, leave, postOf, Refusing, signIn } from '#tests/browser/world.ts'
import { BrowserRouter } from '../../lib/router.tsx'
import { openedQuery } from '../cache/queries.ts'
import { PostMenu } from './PostMenu.tsx'

afterEach(leave)

function Shown() {
  const { data } = useQuery(openedQuery('p1'))
  const post = data?.items[0]
  return post && <PostMenu post={post} onEdit={() => {}} onDelete={() => {}} onWhy={() => {}} onLess={() => {}} />
}

async function choose(answers: Parameters<typeof answer>[0], isSaved = false) {
  signIn('reader')
  answer({ 'GET /api/feed/posts/p1': () => postOf('p1', { isSaved }), ...answers })
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Shown />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: isSaved ? 'Remove from saved' : 'Save', exact: true }).click()
}

const offers = async (name: string) => {
  await page.getByRole('button', { name: 'More options' }).click()
  await expect.element(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
}

test('a saved post says so and can be taken back', async () => {
  await choose({ 'PUT /api/feed/posts/p1/save': () => ({ postId: 'p1', isSaved: true }) })

  await expect.element(page.getByText('Post saved.')).toBeVisible()
  await offers('Remove from saved')
})

test('a post that is no longer saved says so', async () => {
  await choose({ 'DELETE /api/feed/posts/p1/save': () => ({ postId: 'p1', isSaved: false }) }, true)

  await expect.element(page.getByText('Removed from saved posts.')).toBeVisible()
  await offers('Save')
})

test('a save that is refused is undone, and the reason is shown', async () => {
  const answered = Promise.withResolvers<never>()
  answered.promise.catch(() => {})
  await choose({ 'PUT /api/feed/posts/p1/save': () => answered.promise })
  await offers('Remove from saved')

  answered.reject(new Refusing({ code: 'NOT_FOUND', status: 404, message: 'That post is gone.' }))

  await expect.element(page.getByText('That post is gone.')).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Save', exact: true })).toBeVisible()
})
