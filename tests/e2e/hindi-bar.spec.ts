import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Conversation } from '#contract/conversations.ts'
import { once } from './feed-page.ts'
import { inEnglish, isAllInHindi } from './in-english.ts'
import { named } from './messages-page.ts'
import { expect, type JourneyWorld, test } from './world.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const NOTE = 'We met at the cath lab meeting'

/** Somebody who has chosen Hindi, with a request and with likes and a comment of others, on the way to a page. */
async function inHindi(world: JourneyWorld, path: string, options: object = {}) {
  const asha = await world.member({ name: named('Asha Rao') })
  const [ravi, meera, kavya] = await Promise.all(
    ['Ravi Menon', 'Meera Nair', 'Kavya Reddy'].map((name) => world.member({ name: named(name) })),
  )
  const content = once('Pericardiocentesis in bed 4')
  const made = await world.ask(asha, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content })
  const post = (await made.json()) as { id: string }
  await world.ask(ravi!, 'POST', '/api/mates/request', { memberId: asha.id, note: NOTE })
  for (const one of [ravi!, meera!, kavya!]) await world.ask(one, 'PUT', `/api/feed/posts/${post.id}/like`)
  await world.ask(meera!, 'POST', `/api/feed/posts/${post.id}/comments`, { clientId: crypto.randomUUID(), text: NOTE })
  const { items } = (await (await world.ask(asha, 'GET', '/api/conversations')).json()) as { items: Conversation[] }
  for (const { id } of items) await world.ask(asha, 'POST', `/api/conversations/${id}/clear`)
  const page = await world.visit(asha, '/about', options)
  await page.evaluate(() => localStorage.setItem('language', 'hi'))
  await page.goto(world.url + path)
  const written = [
    ...[asha, ravi!, meera!, kavya!].map(({ name }) => name),
    content,
    ...content.split(/ (?=\S+$)/),
    ravi!.name.split(' ').at(-1)!,
    NOTE,
  ]
  return { ravi: ravi!, content, page, isWhole: (what: string) => isAllInHindi(world, page, written, what), written }
}

const bell = (page: Page) => page.getByRole('button', { name: /^सूचनाएँ/ })
const panel = (page: Page) => page.getByRole('region', { name: 'सूचनाएँ', exact: true })

test('whoever chose Hindi reads their notices in it, answers a request there, and chooses what they are notified of', async ({ world }) => {
  const { ravi, page, isWhole, written } = await inHindi(world, '/messages')
  await bell(page).click()
  await expect(panel(page)).toContainText('और 2 अन्य ने आपकी पोस्ट लाइक की')
  await expect(panel(page)).toContainText('ने आपकी पोस्ट पर टिप्पणी की')
  await expect(panel(page).getByText(`“${NOTE}”`).first()).toHaveAttribute('lang', 'en-IN')
  await isWhole('the notices')

  await panel(page)
    .getByRole('button', { name: `${ravi.name}: स्वीकार करें` })
    .click()
  await expect(page.getByText(`${ravi.name}: जुड़े हैं`)).toBeAttached()
  await panel(page).getByRole('button', { name: 'म्यूट करें: आपकी पोस्ट पर लाइक' }).click()
  await expect(panel(page)).toContainText('म्यूट किया गया: आपकी पोस्ट पर लाइक।')
  await isWhole('a kind that is muted')
  await panel(page).getByRole('button', { name: 'वापस लें' }).click()

  await panel(page).getByRole('button', { name: 'सूचनाओं की सेटिंग्स' }).click()
  await expect(page.getByRole('switch', { name: 'इस सूची में: आपकी पोस्ट पर लाइक' })).toBeChecked()
  await page.getByRole('switch', { name: 'शांति का समय' }).click()
  await expect(page.getByLabel('से', { exact: true })).toBeVisible()
  await expect.poll(() => inEnglish(page, [...written, 'New message', 'Asia/Kolkata', 'Asia/Calcutta'])).toEqual([])
})

test('the search of the bar and the palette are in Hindi, and what members wrote stays as it is', async ({ world }) => {
  const { ravi, content, page, isWhole } = await inHindi(world, '/messages')
  const bar = page.getByRole('search', { name: 'साइट' })
  await bar.getByRole('combobox', { name: 'खोजें' }).fill(ravi.name.split(' ').at(-1)!)
  await expect(bar.getByRole('group', { name: 'लोग' }).getByRole('option', { name: ravi.name })).toBeVisible()
  await expect(bar.getByRole('status')).toHaveText('नतीजे: 1 व्यक्ति')

  await page.keyboard.press('Enter')
  const palette = page.getByRole('dialog', { name: 'Wardmates में खोजें' })
  const line = palette.getByRole('combobox', { name: 'खोजें' })
  await line.fill(content.split(' ').at(-1)!)
  const post = palette.getByRole('group', { name: 'पोस्ट' }).getByRole('option').first()
  await expect(post).toContainText(content)
  await expect(post.locator('[lang]')).toHaveAttribute('lang', 'en-IN')
  await isWhole('what was found')
  await palette.getByRole('button', { name: 'पोस्ट' }).click()
  await isWhole('all posts')
  await palette.getByRole('button', { name: 'सब कुछ' }).click()
  await line.fill('ज़्ज़्ज़्ज़्ज़')
  await expect(palette.getByText('के लिए कुछ नहीं मिला')).toBeVisible()
  await isWhole('nothing found')
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group', { name: 'हाल की खोजें' })).toBeVisible()
  await isWhole('earlier searches')
})

test('what the menu of a phone opens is in Hindi, and the dashboard’s bar too', async ({ world }) => {
  const { page, written } = await inHindi(world, '/messages', phone)
  const isWhole = (what: string) => isAllInHindi(world, page, [...written, 'Chrome', 'Linux', 'Android', ' on '], what)
  const menu = page.getByRole('button', { name: 'मेन्यू' })
  const dialog = page.getByRole('dialog')
  for (const [act, says] of [
    ['आप जिन्हें फ़ॉलो करते हैं', 'अभी कुछ नहीं।'],
    ['निशानों का अर्थ', 'पेशेवर रजिस्टर में मिला।'],
    ['आप कहाँ साइन इन हैं', 'यह डिवाइस'],
  ] as const) {
    await menu.click()
    await page.getByRole('button', { name: act }).click()
    await expect(dialog).toContainText(says)
    await isWhole(act)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
  await bell(page).click()
  await expect(dialog).toContainText('ने आपकी पोस्ट लाइक की')
  await isWhole('the notices')

  await page.goto(`${world.url}/dashboard`)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: 'मेन्यू' })).toBeVisible()
  await expect(banner.getByRole('button', { name: 'खोजें' })).toBeVisible()
  await bell(page).click()
  await expect(dialog).toHaveAttribute('lang', 'hi-IN')
  await expect(dialog).toContainText('ने आपकी पोस्ट लाइक की')
})

test('on a public page a part of the bar whose Hindi cannot be fetched is in English, and says so', async ({ world }) => {
  const { page } = await inHindi(world, '/features')
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/web/.vite/manifest.json'), 'utf8'))
  await bell(page).click()
  await expect(panel(page)).toHaveAttribute('lang', 'hi-IN')
  await expect(panel(page)).toContainText('ने आपकी पोस्ट लाइक की')

  await page.route(`**/${manifest['../virtual:catalogue/hi/inside'].file as string}`, (route) => route.abort())
  await page.reload()
  await bell(page).click()
  const english = page.getByRole('region', { name: 'Notifications', exact: true })
  await expect(english).toHaveAttribute('lang', 'en-IN')
  await expect(english).toContainText('liked your post')
  await expect(page.getByRole('banner')).toHaveAttribute('lang', 'hi')
})
