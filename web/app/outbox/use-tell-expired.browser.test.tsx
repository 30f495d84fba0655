import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { leave, signIn } from '#tests/browser/world.ts'
import { expiredOf, noteExpired } from '../../lib/outbox/expired.ts'
import { useTellExpired } from './use-tell-expired.ts'

afterEach(leave)

function Bar() {
  useTellExpired()
  return null
}

test('whoever is back reads what of theirs was deleted unsent, once they say so for the last time, and nobody else does', async () => {
  noteExpired('asha')
  noteExpired('asha')
  signIn('ravi')
  const his = await render(<Bar />)
  await his.unmount()
  expect(expiredOf('asha')).toBe(2)
  signIn('asha')

  await render(<Bar />)

  await expect.element(page.getByText('Something was never sent')).toBeVisible()
  await expect.element(page.getByText(/could not be sent within 30 days .*: 2\.$/)).toBeVisible()
  expect(expiredOf('asha')).toBe(2)
  await page.getByRole('button', { name: 'I have read this' }).click()
  await expect.element(page.getByText('Something was never sent')).not.toBeInTheDocument()
  expect(expiredOf('asha')).toBe(0)
})
