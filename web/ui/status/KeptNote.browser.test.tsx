import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setLine } from '../../lib/line.ts'
import { KeptNote } from './KeptNote.tsx'

afterEach(() => setLine(true))

test('what is kept is shown for want of a connection where there is none, and of an answer where the server failed', async () => {
  const { container, rerender } = await render(<KeptNote since={new Date('2026-11-20T08:00:00Z')} />)
  expect(container.textContent).toMatch(/^Wardmates could not answer just now\. This is how it stood when you last read it here, on/)

  setLine(false)

  await expect.poll(() => container.textContent).toMatch(/^No connection to Wardmates\. This is how it stood/)
  await rerender(<KeptNote since={undefined} />)
  expect(container.textContent).toBe('')
})
