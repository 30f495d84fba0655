import { ask, openChat } from './chat-page.ts'
import { test } from './world.ts'

const looks = {
  'desk-light': { viewport: { width: 1440, height: 2600 }, colorScheme: 'light' },
  'phone-dark': { viewport: { width: 390, height: 3600 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
} as const
const Q = [
  'Does dapagliflozin reduce worsening heart failure in HFrEF?',
  'Does intensive glucose control help in the ICU?',
  'clopidogrel with aspirin after minor stroke and bleeding harms',
  'What is the burden of snakebite in India?',
]
for (const [name, look] of Object.entries(looks))
  test(`shot ${name}`, async ({ world }) => {
    const page = await openChat(world, await world.member(), '/chat', look)
    for (const [i, q] of Q.entries()) {
      const answer = await ask(page, q)
      await page.waitForTimeout(2500)
      if (i === 0)
        await answer
          .getByRole('button', { expanded: false })
          .first()
          .click()
          .catch(() => {})
      await answer.screenshot({ path: `/tmp/shots/${name}-${i}.png` })
      console.log(name, i, await answer.getByRole('heading').allTextContents(), (await answer.innerText()).slice(0, 1500))
    }
  })
