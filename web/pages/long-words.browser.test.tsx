import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { MyClaim } from '#contract/claim.ts'
import { speakWith } from '../lib/language/say.ts'
import { Data } from '../lib/query/Data.tsx'
import { BrowserRouter } from '../lib/router.tsx'
import { OwnVerification } from '../verification/own/OwnVerification.tsx'
import { LoginPage } from './account/LoginPage.tsx'
import { RegisterPage } from './account/RegisterPage.tsx'
import { LandingPage } from './LandingPage.tsx'
import { MatesPage } from './MatesPage.tsx'
import { MessagesPage } from './MessagesPage.tsx'
import '../ui/base.css'

/** Words of a language that needs half as much room again. */
const long = (words: string) => words.replace(/[aeiou]/g, '$&$&$&')
const fill = (words: string, values: Record<string, unknown>) => words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
const speakLong = () => speakWith({ code: 'hi', words: (english, values) => long(fill(english, values)), refusal: () => undefined })

/** What is cut off there, but for lines that are cut by design. */
const cutIn = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, p:not(.clamp1), li, label')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent)

const address = window.location.href
afterEach(() => {
  speakWith(undefined)
  window.history.replaceState(null, '', address)
})

test.for([
  ['landing page', LandingPage],
  ['login', LoginPage],
  ['sign-up', RegisterPage],
] as const)('the %s holds words that are half as long again on the narrowest phone', async ([, Page]) => {
  speakLong()
  await page.viewport(320, 844)
  const { container } = await render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )

  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(cutIn(container)).toEqual([])
})

test('the mates page holds words that are half as long again on the narrowest phone', async () => {
  speakLong()
  await page.viewport(320, 844)
  const { container } = await render(
    <BrowserRouter>
      <Data>
        <MatesPage />
      </Data>
    </BrowserRouter>,
  )

  await expect.element(page.getByRole('article').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(cutIn(container)).toEqual([])
})

test('one’s own verification holds words that are half as long again on the narrowest phone', async () => {
  speakLong()
  await page.viewport(320, 844)
  const at = new Date().toISOString()
  const claim: MyClaim = {
    id: 'one',
    kind: 'doctor',
    proofKind: 'registration',
    proof: null,
    councilName: null,
    state: 'more_needed',
    submittedAt: at,
    dueAt: null,
    pausedHours: 47,
    position: null,
    decidedAt: null,
    expiresAt: null,
    words: 'Which year is it?',
    disputed: true,
    isAppeal: true,
    canAppeal: false,
    mailConfirmed: false,
    orcidSignedIn: false,
    warnings: [{ as: 'year_inside', inside: 2015, year: 2014 }],
    evidence: [],
    history: [{ id: 'first', at, by: 'member', act: 'submitted', words: '', fact: null }],
  }
  const { container } = await render(
    <BrowserRouter>
      <Data>
        <OwnVerification
          mine={{
            kind: 'doctor',
            badges: [{ kind: 'registration', state: 'expiring', what: 'Asha Council', signedIn: false, since: at, expiresAt: at }],
            rights: [{ right: 'registered_mark', allowed: false, needs: 'registration' }],
            claims: [claim],
            orcidSignIn: false,
          }}
        />
      </Data>
    </BrowserRouter>,
  )

  await expect.element(page.getByRole('list', { name: 'Yooouuur baaadgeees' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(cutIn(container)).toEqual([])
})

test('messages hold words that are half as long again on the narrowest phone', async () => {
  speakLong()
  await page.viewport(320, 844)
  const { container } = await render(
    <BrowserRouter>
      <Data>
        <MessagesPage />
      </Data>
    </BrowserRouter>,
  )

  const first = page.getByRole('listitem').getByRole('link').first()
  await expect.element(first).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(cutIn(container)).toEqual([])

  await first.click()
  await expect.element(page.getByRole('article').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(cutIn(container)).toEqual([])
})
