import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../../tests/support/browser.js'
import { signedInDemo } from './demo-member.ts'

type Report = { lhr: { categories: Record<string, { score: number | null }>; audits: Record<string, { numericValue?: number }> } }
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<Report | undefined>

/** Lighthouse, where somebody has installed it. */
export async function findLighthouse(): Promise<Lighthouse | undefined> {
  // Named so that neither types nor tools ask for a package that is optional.
  const name: string = 'lighthouse'
  try {
    return ((await import(name)) as { default: Lighthouse }).default
  } catch {
    return undefined
  }
}

/** One visit's scores out of 100 and times. */
export type Audit = {
  performance: number
  accessibility: number
  practices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

function read({ lhr }: Report): Audit {
  const score = (name: string) => (lhr.categories[name]?.score ?? 0) * 100
  const time = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: time('cumulative-layout-shift'),
  }
}

/** Opens a browser of its own, signed in as the demo member where `member` asks for it, and audits a page in it. */
export async function audit(lighthouse: Lighthouse, url: string, path: string, member: boolean): Promise<Audit> {
  const profile = await mkdtemp(join(tmpdir(), 'wardmates-audit-'))
  const { executablePath, args } = browserLaunch()
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: [...args, '--remote-debugging-port=0'] })
  try {
    if (member) await signIn(context.pages()[0] ?? (await context.newPage()), url)
    const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
    const report = await lighthouse(url + path, { port: Number(port), disableStorageReset: member, logLevel: 'error', output: 'json' })
    if (!report) throw new Error(`Lighthouse answered nothing for ${path}.`)
    return read(report)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function signIn(page: Page, url: string) {
  const signedIn = await signedInDemo(url)
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, signedIn)
  await page.goto('about:blank')
}
