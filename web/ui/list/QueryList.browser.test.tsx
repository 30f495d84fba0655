import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setLine } from '../../lib/line.ts'
import { Failed } from './QueryList.tsx'

afterEach(() => setLine(true))

test('what could not be read says that the connection is missing where it is, and nothing of it where the server failed', async () => {
  const screen = await render(<Failed what="the post" onRetry={() => {}} />)

  await expect.element(screen.getByText('Wardmates could not answer just now.')).toBeVisible()
  expect(screen.container.textContent).not.toMatch(/connection|safe/)
  setLine(false)

  await expect.element(screen.getByText('There is no connection. It is read again when there is one.')).toBeVisible()
})
