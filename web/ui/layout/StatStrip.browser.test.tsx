import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Stat, StatStrip } from './StatStrip.tsx'

test.for([390, 1440])('a number that was counted before says when on a screen of %i, where notes may give way', async (width) => {
  await page.viewport(width, 844)
  const screen = await render(
    <StatStrip>
      <Stat label="Active" value={4} note="2 this week" />
      <Stat label="Mutual Connections" value={48_211} countedAt="22 Nov 2026, 2:05 pm" />
    </StatStrip>,
  )

  await expect.element(screen.getByText('48,211')).toBeVisible()
  await expect.element(screen.getByText('Counted 22 Nov 2026, 2:05 pm')).toBeVisible()
  expect(screen.container.querySelectorAll('dd')).toHaveLength(4)
})
