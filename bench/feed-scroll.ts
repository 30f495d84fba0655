import { type Browser, chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../tests/support/browser.js'
import { type Running, startProcess } from '../tests/support/process.ts'
import { atMost, type Figure, median } from './support/figures.ts'
import { openScrollDatabase, POSTS } from './support/scroll-database.ts'
import { type Task, tasksOf } from './web/tasks.ts'

export const title = `Scrolling ${POSTS.toLocaleString('en-IN')} posts in Chromium, signed in: to the very end and back`

const LONG_TASK_MS = 50
const NODES_MAX = 1500
const SCREENS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
]
/** A screen a frame on the way down, as fast as the list can read on; leaps on the way up. */
const WAYS = [
  { way: 'down', stepPx: 900 },
  { way: 'up', stepPx: -4000 },
] as const

/** How the page fares under a reader in a hurry. Tasks are held by their processor time, because other work of the machine is not the page's. */
export async function measure(): Promise<Figure[]> {
  const { url, dataDir, token, user, close } = await openScrollDatabase()
  let product: Running | undefined
  let browser: Browser | undefined
  try {
    product = await startProcess({ DATABASE_URL: url, WARDMATES_DATA: dataDir })
    browser = await chromium.launch(browserLaunch())
    const figures: Figure[] = []
    for (const { name, viewport } of SCREENS) {
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
      await context.addInitScript(
        ([token, user]) => {
          localStorage.setItem('token', token!)
          localStorage.setItem('user', user!)
        },
        [token, JSON.stringify(user)],
      )
      const page = await context.newPage()
      await page.goto(`${product.url}/dashboard`)
      await page.waitForLoadState('networkidle')
      for (const { way, stepPx } of WAYS) {
        await browser.startTracing(page, { categories: ['toplevel'] })
        const scrolled = await scroll(page, stepPx)
        figures.push(...figuresOf(`${name}, ${way}`, scrolled, tasksOf(await browser.stopTracing())))
      }
      await context.close()
    }
    return figures
  } finally {
    await browser?.close()
    await product?.end('SIGTERM')
    await close()
  }
}

function figuresOf(way: string, { frames, nodes }: Scrolled, tasks: Task[]): Figure[] {
  return [
    { what: `${way}: frames, and their median in ms`, measured: `${frames.length} / ${median(frames).toFixed(1)}` },
    atMost(`${way}: longest task in ms of processor time`, Math.max(...tasks.map(({ cpuMs }) => cpuMs)), LONG_TASK_MS),
    { what: `${way}: tasks over ${LONG_TASK_MS} ms by the clock`, measured: String(tasks.filter(({ ms }) => ms > LONG_TASK_MS).length) },
    atMost(`${way}: most elements on the page`, nodes, NODES_MAX),
  ]
}

type Scrolled = { frames: number[]; nodes: number }

/** Scrolls inside the page, a step a frame, so that no driver stands between a step and its frame. */
const scroll = (page: Page, stepPx: number) =>
  page.evaluate(async (stepPx): Promise<Scrolled> => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const elements = document.getElementsByTagName('*')
    const isOver = () => (stepPx > 0 ? document.body.textContent.includes('That is everything so far.') : window.scrollY === 0)
    const frames: number[] = []
    let nodes = 0
    let before = await frame()
    for (let step = 1; step % 20 !== 0 || !isOver(); step++) {
      window.scrollBy(0, stepPx)
      const now = await frame()
      frames.push(now - before)
      before = now
      nodes = Math.max(nodes, elements.length)
    }
    return { frames, nodes }
  }, stepPx)
