import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, test as base, chromium, expect, type LaunchOptions, type Page } from '@playwright/test'
import type { SignedIn } from '#contract/account.ts'
import type { Conversation } from '#contract/conversations.ts'
import type { Interest } from '#contract/profile.ts'
import type { StaffRole } from '#contract/staff-roles.ts'
import { codeOf } from '../support/authenticator-code.ts'
import { browserLaunch } from '../support/browser.js'
import { community } from './community.ts'

export { expect } from '@playwright/test'

const run = promisify(execFile)

/** A member with a password, made through the API like anybody else. */
export type JourneyMember = { id: string; name: string; email: string; password: string; token: string; user: SignedIn['user'] }

/** What a page is drawn on. By day and by night is asked by each look with axe. */
export const screens = {
  'at a desk': { viewport: { width: 1440, height: 900 } },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

/** The running product and the people in it. */
export class JourneyWorld {
  readonly url: string
  readonly #browser: Browser

  constructor(browser: Browser, url = community.url) {
    this.#browser = browser
    this.url = url
  }

  /** `hasRead`: they know the messages by now that welcome a new member. `interests`: nobody is suggested who shares nothing with them. */
  async member({ name = 'Asha Rao', hasRead = true, interests = [] as Interest[] } = {}): Promise<JourneyMember> {
    const email = `${randomUUID()}@example.org`
    const password = `ward round ${randomUUID()}`
    const answer = await fetch(`${this.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, password }),
    })
    if (!answer.ok) throw new Error(`Could not make a member: ${await answer.text()}`)
    const { token, user } = (await answer.json()) as SignedIn
    if (hasRead) await this.#readAll(token)
    if (interests.length > 0) {
      const saved = await this.ask({ token }, 'PUT', '/api/setup', { step: 3, kind: 'doctor', proof: null, interests })
      if (!saved.ok) throw new Error(`Could not save interests: ${await saved.text()}`)
    }
    return { id: user.id, name, email, password, token, user }
  }

  async #readAll(token: string) {
    const { items } = (await (await this.ask({ token }, 'GET', '/api/conversations')).json()) as { items: Conversation[] }
    const marks = items.map(({ id, lastSeq }) => ({ conversationId: id, delivered: lastSeq, read: lastSeq }))
    await this.ask({ token }, 'POST', '/api/conversations/marks', { items: marks })
  }

  /** A member with these roles at the desk, all of them where none is named, given by the command line as an operator gives them. */
  async staff(roles: readonly StaffRole[], { name = 'Farah Ali' } = {}): Promise<JourneyMember> {
    // A session that the server has just seen stays for seconds what it was.
    const member = await this.member({ name, hasRead: false })
    const env = { ...process.env, WARDMATES_DATA: community.dataDir }
    await run(process.execPath, [join(import.meta.dirname, '../../server/account/make-staff.ts'), member.email, ...roles], { env })
    await this.#readAll(member.token)
    await this.giveFactor(member)
    return member
  }

  /** A member with every role at the desk. */
  reviewer(traits: { name?: string } = {}) {
    return this.staff([], traits)
  }

  /** Sets an authenticator app up for this member, as everybody at the desk has to, and answers its key. */
  async giveFactor(member: JourneyMember) {
    const app = '/api/account/second-factor/app'
    const { key } = (await (await this.ask(member, 'POST', app, { password: member.password })).json()) as { key: string }
    const confirmed = await this.ask(member, 'POST', `${app}/confirm`, { code: codeOf(key) })
    if (!confirmed.ok) throw new Error(`Could not set up an authenticator app: ${await confirmed.text()}`)
    return key
  }

  /** A call to the API as this member, as no page of ours would make it. */
  ask({ token }: Pick<JourneyMember, 'token'>, method: string, path: string, body?: object) {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    return fetch(this.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  }

  /** A browser of the member's own, signed in, at `path`. */
  async visit(member: JourneyMember, path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-IN',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      ...options,
    })
    await context.addInitScript(
      ([origin, token, user]) => {
        if (location.origin !== origin || sessionStorage.getItem('visited')) return
        sessionStorage.setItem('visited', 'yes')
        localStorage.setItem('token', token!)
        localStorage.setItem('user', user!)
      },
      [this.url, member.token, JSON.stringify(member.user)],
    )
    const page = await context.newPage()
    await page.goto(this.url + path)
    return page
  }

  /** Emails that the product has sent, latest last. */
  async outbox(): Promise<string[]> {
    const folder = join(community.dataDir, 'outbox')
    const names = await readdir(folder).catch(() => [])
    return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  }

  /** Enters the code that was sent to a member's own address, as they do on the page. */
  async confirmOwnEmail(page: Page, member: Pick<JourneyMember, 'email'>) {
    const email = async () => (await this.outbox()).findLast((text) => text.includes(`To: ${member.email}`))
    await expect.poll(email).toBeDefined()
    await page.getByLabel('Code from your email').fill(/^(\d{6})$/m.exec((await email()) ?? '')?.[1] ?? '')
    await page.getByRole('button', { name: 'Confirm address' }).click()
  }

  /**
   * Expects no accessibility violation on the page as it stands, WCAG 2.2 AA and best practice; then its colours again by the other light,
   * by night where it is day: of what a page is made, that changes nothing else.
   */
  async axe(page: Page) {
    const isNight = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
    const [now, then] = isNight ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
    expect(await this.#violations(page, { rules: { 'target-size': { enabled: true } } })).toEqual([])
    await page.emulateMedia({ colorScheme: then })
    expect(await this.#violations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } }), `when it is ${then}`).toEqual([])
    await page.emulateMedia({ colorScheme: now })
  }

  /** What axe finds wrong, once nothing moves any more. */
  async #violations(page: Page, asked: Parameters<AxeBuilder['options']>[0]) {
    // A toast on its way out is half seen, and what still fades in has not its colours yet.
    await expect(page.locator('[data-sonner-toast][data-removed="true"]')).toHaveCount(0)
    await page.evaluate(async () => {
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      await Promise.allSettled(ending.map(({ finished }) => finished))
    })
    // No page of ours has a frame, for which axe would open a tab each time; of what is right nothing has to be written down.
    const look = new AxeBuilder({ page }).options({ ...asked, resultTypes: ['violations'] }).setLegacyMode()
    const { violations } = await look.analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }
}

/** Closes what a journey opened, whichever way. An answer that is still on its way when its test has ended is nobody's error. */
async function closeAll(browser: Browser) {
  const contexts = browser.contexts()
  const routed = contexts.flatMap((context) => [context, ...context.pages()])
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all(contexts.map((context) => context.close()))
}

type Fixtures = {
  world: JourneyWorld
  /** A browser beside the one of all journeys, that is started otherwise. */
  openBrowser: (options: LaunchOptions) => Promise<Browser>
  closed: undefined
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => use(community.url),
  world: async ({ browser }, use) => {
    await use(new JourneyWorld(browser))
  },
  openBrowser: async ({ browserName: _ }, use) => {
    const opened: Browser[] = []
    await use(async (options) => {
      const browser = await chromium.launch({ ...browserLaunch(), ...options })
      opened.push(browser)
      return browser
    })
    for (const browser of opened) {
      await closeAll(browser)
      await browser.close()
    }
  },
  closed: [
    // After the page and whatever else the journey took, it is the first to go.
    async ({ browser, context: _, world: __ }, use) => {
      await use(undefined)
      await closeAll(browser)
    },
    { auto: true },
  ],
})

/** Everything a page asks of the server beside its own files, and every line it opens. */
export function callsOf(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const isFile = new URL(request.url()).pathname.startsWith('/assets/')
    if (!isFile && ['fetch', 'xhr', 'eventsource'].includes(request.resourceType())) calls.push(request.url())
  })
  page.on('websocket', (socket) => calls.push(socket.url()))
  return calls
}
