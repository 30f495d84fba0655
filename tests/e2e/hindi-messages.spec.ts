import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Conversation } from '#contract/conversations.ts'
import { isAllInHindi } from './in-english.ts'
import { befriend, named } from './messages-page.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const ASKED = 'Is bed 4 awake?'
const ANSWERED = 'Awake, and hungry'
const GROUP = 'Cath lab'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Whoever has chosen Hindi, with nothing in their list but what they and a mate write. */
async function inHindi(world: JourneyWorld, options: object) {
  const [asha, ravi] = [await world.member({ name: named('Asha Rao') }), await world.member({ name: named('Ravi Menon') })]
  await befriend(world, asha, ravi)
  const { items } = (await (await world.ask(asha, 'GET', '/api/conversations')).json()) as { items: Conversation[] }
  for (const { id } of items) await world.ask(asha, 'POST', `/api/conversations/${id}/clear`)
  const { id } = (await (await world.ask(asha, 'PUT', `/api/conversations/with/${ravi.id}`)).json()) as Conversation
  const page = await world.visit(asha, '/about', options)
  await page.evaluate(() => localStorage.setItem('language', 'hi'))
  const written = [asha.name, ravi.name, 'Asha', 'Ravi', ASKED, ANSWERED, GROUP, 'echo.pdf', 'echo', 'ward']
  const isWhole = (what: string) => isAllInHindi(world, page, written, what)
  return { asha, ravi, id, page, isWhole }
}

const sends = (world: JourneyWorld, member: JourneyMember, id: string, text: string, more = {}) =>
  world.ask(member, 'POST', `/api/conversations/${id}/messages`, {
    ...{ clientId: crypto.randomUUID(), deviceId: member.id, envelope: { alg: 'plain1', body: JSON.stringify({ text }) } },
    ...more,
  })

const message = (page: Page, text: string) => page.getByRole('log', { name: 'मैसेज' }).getByRole('article').filter({ hasText: text })
const send = (page: Page) => page.getByRole('button', { name: 'भेजें', exact: true }).click()
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'बंद करें' }).first().click()

async function choose(page: Page, text: string, act: string) {
  await message(page, text).hover()
  await message(page, text).getByRole('button', { name: 'इस मैसेज के और विकल्प' }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('whoever chose Hindi writes to a mate and to a group on a phone, and reads all but names and messages in it', async ({ world }) => {
  const { ravi, id, page, isWhole } = await inHindi(world, phone)
  await page.goto(`${world.url}/messages`)
  await expect(page.getByRole('heading', { name: 'मैसेज', level: 2 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await isWhole('the list')

  await page.getByRole('button', { name: 'मैसेज की सेटिंग्स' }).click()
  await expect(page.getByRole('switch', { name: 'अर्जेंट मैसेज' })).toBeVisible()
  await isWhole('the settings')
  await close(page)
  await page.getByRole('button', { name: 'नया मैसेज या ग्रुप' }).click()
  await isWhole('a new message')
  await page.getByRole('button', { name: 'नया ग्रुप' }).click()
  await page.getByLabel('ग्रुप का नाम').fill(GROUP)
  await page.getByRole('checkbox', { name: ravi.name }).check()
  await isWhole('a new group')
  await page.getByRole('button', { name: 'ग्रुप बनाएँ' }).click()
  await expect(page.getByRole('log', { name: 'मैसेज' }).getByText('आपने ग्रुप बनाया')).toBeVisible()
  await expect(page.getByText('2 लोग')).toBeVisible()
  await isWhole('a group')
  await page.getByRole('button', { name: 'ग्रुप की जानकारी' }).click()
  await isWhole('who is in a group')
  await page.getByRole('button', { name: 'ग्रुप छोड़ें' }).click()
  await isWhole('leaving a group')
  await page.getByRole('dialog').getByRole('button', { name: 'रद्द करें' }).click()

  await page.goto(`${world.url}/messages?conversation=${id}`)
  await page.getByRole('textbox', { name: `${ravi.name} को मैसेज लिखिए` }).fill(ASKED)
  await send(page)
  await expect(message(page, ASKED).getByText('भेजा गया', { exact: true })).toBeAttached()
  await sends(world, ravi, id, ANSWERED)
  await expect(message(page, ANSWERED)).toBeVisible()
  await isWhole('a conversation')
  await page.getByRole('button', { name: 'क्या एन्क्रिप्टेड है, और कौन पढ़ सकता है' }).click()
  await isWhole('what is encrypted')
  await close(page)

  await page.getByRole('link', { name: 'बातचीत की सूची पर वापस' }).click()
  const row = page.getByRole('region', { name: 'बातचीत', exact: true }).getByRole('listitem').filter({ hasText: ANSWERED })
  await row.getByRole('button', { name: `${ravi.name} के और विकल्प` }).click()
  await isWhole('what one can do with a conversation')
  await page.getByRole('menuitem', { name: 'मेरे लिए हटाएँ' }).click()
  await isWhole('deleting a conversation')
})

test('what one does with messages, and what is refused or was not sent, is said in Hindi too', async ({ world }) => {
  const { asha, ravi, id, page, isWhole } = await inHindi(world, {})
  await sends(world, asha, id, ASKED)
  await sends(world, ravi, id, ANSWERED)
  await page.goto(`${world.url}/messages?conversation=${id}`)
  await expect(message(page, ANSWERED)).toBeVisible()
  await message(page, ANSWERED).hover()
  await message(page, ANSWERED).getByRole('button', { name: 'प्रतिक्रिया दें' }).click()
  await isWhole('reactions')
  await page.getByRole('menuitem', { name: 'धन्यवाद' }).click()
  await expect(message(page, ANSWERED).getByRole('button', { name: 'धन्यवाद, 1, आपकी भी' })).toBeVisible()

  await choose(page, ANSWERED, 'शिकायत करें')
  await page.getByRole('button', { name: 'शिकायत भेजें' }).click()
  await isWhole('a report')
  await close(page)
  await choose(page, ASKED, 'फ़ॉरवर्ड करें')
  await isWhole('forwarding')
  await close(page)
  await choose(page, ASKED, 'याद दिलाएँ')
  await isWhole('a reminder')
  await page.getByRole('button', { name: 'कल, 08:00' }).click()
  await expect(page.getByText(/^हम आपको .* पर याद दिलाएँगे।$/)).toBeVisible()
  await page.getByRole('button', { name: 'रिमाइंडर' }).click()
  await isWhole('reminders')
  await close(page)
  await page.getByRole('button', { name: 'इस बातचीत में खोजें' }).click()
  await page.getByLabel('क्या खोजना है').fill('nowhere')
  await expect(page.getByText('किसी मैसेज में यह नहीं है।')).toBeVisible()
  await page.getByLabel('क्या खोजना है').fill('')
  await isWhole('the search of a conversation')
  await close(page)

  await page.getByLabel('जोड़ने की फ़ाइलें').setInputFiles({ name: 'echo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText(/तैयार/)).toBeVisible()
  await isWhole('a file that is to be sent')
  await page.getByRole('button', { name: 'echo.pdf हटाएँ' }).click()
  await page.getByRole('button', { name: 'अर्जेंट भेजें' }).click()
  await isWhole('an urgent message')
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: /को मैसेज लिखिए/ }).fill('ward')
  await send(page)
  await expect(message(page, 'ward')).toContainText('नेटवर्क का इंतज़ार')
  await page.context().setOffline(false)
  await expect(message(page, 'ward')).toContainText('अभी तक किसी ने पावती नहीं दी है।')
  await choose(page, ASKED, 'सबके लिए हटाएँ')
  await isWhole('deleting a message')
  await page.getByRole('dialog').getByRole('button', { name: 'हटाएँ', exact: true }).click()
  await expect(page.getByText('आपने यह मैसेज हटाया').first()).toBeVisible()
})

test('on a page that is in English an urgent message is said in Hindi, and says so; what the page shares with messages stays English', async ({
  world,
}) => {
  const { asha, ravi, id, page } = await inHindi(world, {})
  await sends(world, ravi, id, ASKED, { isUrgent: true })
  await page.goto(`${world.url}/education`)
  const strip = page.getByRole('alert').filter({ hasText: `अर्जेंट, ${ravi.name} की ओर से` })
  await expect(strip).toHaveAttribute('lang', 'hi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')

  await page.goto(`${world.url}/profile`)
  await expect(page.getByRole('heading', { level: 1, name: asha.name })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('dialog')).toHaveAttribute('lang', 'en-IN')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible()
})

test('where the Hindi of messages cannot be fetched, all of the page is in English, and says so', async ({ world }) => {
  const { page } = await inHindi(world, {})
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/web/.vite/manifest.json'), 'utf8'))
  await page.route(`**/${manifest['../virtual:catalogue/hi/inside'].file as string}`, (route) => route.abort())

  await page.goto(`${world.url}/messages`)

  await expect(page.getByRole('heading', { name: 'Messages', level: 2 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'New message or group' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  await expect(page.locator('[lang=hi]:not([lang=hi] [lang=hi])').filter({ hasNotText: 'हिन्दी' })).toHaveCount(0)
})
