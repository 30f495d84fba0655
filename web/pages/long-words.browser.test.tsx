import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { speakWith } from '../lib/language/say.ts'
import { BrowserRouter } from '../lib/router.tsx'
import { LoginPage } from './account/LoginPage.tsx'
import { RegisterPage } from './account/RegisterPage.tsx'
import { LandingPage } from './LandingPage.tsx'
import '../ui/base.css'

/** Words of a language that needs half as much room again. */
const long = (words: string) => words.replace(/[aeiou]/g, '$&$&$&')

afterEach(() => speakWith(undefined))

test.for([
  ['landing page', LandingPage],
  ['login', LoginPage],
  ['sign-up', RegisterPage],
] as const)('the %s holds words that are half as long again on the narrowest phone', async ([, Page]) => {
  speakWith({ code: 'hi', words: (english) => long(english), refusal: () => undefined })
  await page.viewport(320, 844)
  const { container } = await render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )

  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  const cut = [...container.querySelectorAll<HTMLElement>('a, button, h1, h2, p, li, label')].filter(
    ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
  )
  expect(cut.map(({ textContent }) => textContent)).toEqual([])
})
