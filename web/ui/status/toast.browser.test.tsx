import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { say } from '../../lib/language/say.ts'
import { toast } from './toast.ts'

const stays = { duration: Number.POSITIVE_INFINITY }
const shown = () => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

test('the same words stand once, however often they are said, and beside others; what has a name of its own stands by itself', async () => {
  for (let at = 0; at < 5; at++) toast.error(say('Could not reach Wardmates.'), stays)
  toast.success(say('Profile Updated'), stays)
  await expect.element(page.getByText('Profile Updated')).toBeVisible()
  expect(shown().all()).toHaveLength(2)

  toast.error(say('Profile Updated'), { ...stays, id: 'mine' })

  await expect.poll(() => shown().all().length).toBe(3)
})

test('what was said is said again once it is gone', async () => {
  const id = toast.error(say('This did not work.'), stays)
  await expect.element(page.getByText('This did not work.')).toBeVisible()
  toast.dismiss(id)
  await expect.poll(() => page.getByText('This did not work.').all().length).toBe(0)

  expect(toast.error(say('This did not work.'), stays)).not.toBe(id)
  await expect.element(page.getByText('This did not work.')).toBeVisible()
})
