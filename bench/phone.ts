import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../tests/support/browser.js'
import { startProcess } from '../tests/support/process.ts'
import { openWire } from '../tests/support/wire.ts'
import { atMost, type Figure, median } from './support/figures.ts'
import { signedInDemo } from './web/demo-member.ts'

export const title = 'A slow phone: first words, presses, a start without a network, a second visit'

const ROUNDS = 3
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
/** Slow 4G and a quarter of the processor, as Lighthouse's mobile preset has them, really held back. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWER = 4

const [LCP_MS, INP_MS, OFFLINE_MS, SECOND_VISIT_KB] = [1600, 100, 1000, 15]

/** Opens a page on the slow phone; `signedIn` as the demo member. */
async function openPhone(browser: Browser, url: string, { signedIn = false, worker = false, isLineSlow = true }) {
  const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: worker ? 'allow' : 'block' })
  if (signedIn) {
    const { token, user } = await signedInDemo(url)
    await context.addInitScript(
      ([token, user]) => {
        localStorage.setItem('token', token!)
        localStorage.setItem('user', user!)
      },
      [token, JSON.stringify(user)],
    )
  }
  await context.addInitScript(() => {
    const seen = { lcp: 0, presses: [] as number[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.presses.push(entry.duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  const page = await context.newPage()
  const device = await context.newCDPSession(page)
  if (isLineSlow) {
    await device.send('Network.enable')
    await device.send('Network.emulateNetworkConditions', LINE)
  }
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { context, page }
}

type Seen = { lcp: number; presses: number[] }
const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

async function lcpOf(browser: Browser, url: string) {
  const { context, page } = await openPhone(browser, url, {})
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const { lcp } = await seenOn(page)
  await context.close()
  return lcp
}

/** The slowest answer to a press among those that a reader makes there. */
async function inpOf(browser: Browser, url: string, path: string, act: (page: Page) => Promise<void>) {
  const { context, page } = await openPhone(browser, url, { signedIn: true, isLineSlow: false })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await act(page)
  await page.waitForTimeout(500)
  const { presses } = await seenOn(page)
  await context.close()
  return Math.max(0, ...presses)
}

async function useFeed(page: Page) {
  const post = page.getByRole('article', { name: /^Post by/ }).first()
  await post.scrollIntoViewIfNeeded()
  await post.getByRole('button', { name: /^Like, / }).tap()
  await post.getByRole('button', { name: /^Comment, / }).tap()
  await post.getByRole('textbox').first().pressSequentially('Seen', { delay: 60 })
  await page.getByRole('textbox', { name: 'Write a post' }).pressSequentially('A case', { delay: 60 })
  await post.getByRole('button', { name: 'More options' }).tap()
  await page.keyboard.press('Escape')
}

async function useMates(page: Page) {
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().pressSequentially('car', { delay: 60 })
  await page.getByRole('button', { name: 'Connect' }).first().tap()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.keyboard.press('Escape')
}

/** From the press on the icon until the page says where one is, without a network. */
async function offlineStartOf(browser: Browser, url: string) {
  const { context, page } = await openPhone(browser, url, { signedIn: true, worker: true, isLineSlow: false })
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.goto('/home', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const took = await page.evaluate(() => performance.now())
  await context.close()
  return took
}

async function secondVisitOf(context: BrowserContext, path: string, take: () => { bytes: number }[]) {
  const page = await context.newPage()
  for (const visit of [1, 2]) {
    if (visit === 2) take()
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const bytes = take().reduce((sum, one) => sum + one.bytes, 0)
  await page.close()
  return bytes / 1000
}

async function inTurn(ask: () => Promise<number>) {
  const answers: number[] = []
  while (answers.length < ROUNDS) answers.push(await ask())
  return median(answers)
}

/** What Lighthouse computes for a slow phone, as one really has it; and what it does not ask. */
export async function measure(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-phone-'))
  const server = await startProcess({ WARDMATES_DATA: dataDir, WARDMATES_SAMPLE: 'on' })
  const browser = await chromium.launch(browserLaunch())
  const wire = await openWire(server.url)
  try {
    const { url } = server
    const figures = [
      atMost('/ LCP, ms', await inTurn(() => lcpOf(browser, url)), LCP_MS),
      atMost('/dashboard INP, ms', await inTurn(() => inpOf(browser, url, '/dashboard', useFeed)), INP_MS),
      atMost('/mates INP, ms', await inTurn(() => inpOf(browser, url, '/mates', useMates)), INP_MS),
      atMost('/home without a network, ms', await inTurn(() => offlineStartOf(browser, url)), OFFLINE_MS),
    ]
    for (const path of ['/', '/home', '/jobs']) {
      const { context } = await openPhone(browser, wire.url, { signedIn: path !== '/', isLineSlow: false })
      figures.push(atMost(`${path} second visit, kB`, await secondVisitOf(context, path, wire.take), SECOND_VISIT_KB))
      await context.close()
    }
    return figures
  } finally {
    await wire.close()
    await browser.close()
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}
