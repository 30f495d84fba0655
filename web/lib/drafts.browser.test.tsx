import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { leave, signIn } from '#tests/browser/world.ts'
import { dropDraft, findDraft, saveDraft, useIsStored } from './drafts.ts'

afterEach(() => {
  dropDraft('note')
  leave()
})

/** Whether the browser would ask before it leaves the page. */
const asksToStay = () => {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

const Said = () => (useIsStored('note') ? 'It outlasts the page.' : 'It stands here alone.')

test('what the browser has no room for is said to stand here alone, and the page is not left without a question', async () => {
  signIn('asha')
  const screen = await render(<Said />)
  saveDraft('note', { text: 'Bed four' })
  await expect.element(screen.getByText('It outlasts the page.')).toBeVisible()
  expect(asksToStay()).toBe(false)

  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(saveDraft('note', { text: 'Bed four is free' })).toBe(false)

  expect(findDraft('note')).toEqual({ text: 'Bed four is free' })
  await expect.element(screen.getByText('It stands here alone.')).toBeVisible()
  expect(asksToStay()).toBe(true)
  full.mockRestore()
  saveDraft('note', { text: 'Bed four is free' })
  await expect.element(screen.getByText('It outlasts the page.')).toBeVisible()
  expect(asksToStay()).toBe(false)
})

test('what was given up keeps nobody on the page', async () => {
  signIn('asha')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveDraft('note', { text: 'Bed four' })

  dropDraft('note')

  expect(asksToStay()).toBe(false)
})
