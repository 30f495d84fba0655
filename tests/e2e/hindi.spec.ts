import { inEnglish } from './in-english.ts'
import { expect, test } from './world.ts'

test('the Hindi front page is read without a script, in its own language and letters', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.url })
  const page = await context.newPage()
  await page.goto('/hi')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पूरा देश, एक ही वार्ड में।')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page).toHaveTitle('पूरा देश, एक ही वार्ड में · Wardmates')
  await context.close()
})

test('whoever chooses Hindi reads the way in in it, refusals too, and comes back to English', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पूरा देश, एक ही वार्ड में।')

  for (const [path, heading] of Object.entries({
    '/': 'पूरा देश, एक ही वार्ड में।',
    '/login': 'फिर से स्वागत है',
    '/register': 'अपना सत्यापित खाता बनाइए',
    '/reset-password': 'पासवर्ड बदलें',
  })) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await inEnglish(page), path).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    await world.axe(page)
  }

  await page.goto('/login')
  await page.getByRole('button', { name: 'साइन इन', exact: true }).click()
  await expect(page.getByText('अपना ईमेल पता लिखिए।')).toBeVisible()
  await page.getByLabel('ईमेल').fill('nobody@example.org')
  await page.getByLabel('पासवर्ड', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'साइन इन', exact: true }).click()
  await expect(page.getByText('ईमेल या पासवर्ड ग़लत है')).toBeVisible()

  await page.getByRole('button', { name: 'मेन्यू' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
})

test('on a page that is in English only what stands around it is in Hindi, and each says so', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  await expect(page.getByRole('banner')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('banner').getByRole('link', { name: 'परिचय' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Medicine is learned on the ward.')
})

test('somebody who comes to the Hindi front page goes on in Hindi, and finds English there', async ({ page }) => {
  await page.goto('/hi')
  await page.getByRole('link', { name: 'स्वास्थ्य क्रांति से जुड़िए' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('अपना सत्यापित खाता बनाइए')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('अपना सत्यापित खाता बनाइए')

  await page.goto('/hi')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The whole country on one ward.')
})

test('an address that leads nowhere says so in the language of whoever came', async ({ page, world }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto('/no-such-ward')
  const heading = page.getByRole('heading', { level: 1, name: 'ओह! पन्ना नहीं मिला' })
  await expect(heading).toBeVisible()
  expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('hi')
  await expect(page.getByRole('link', { name: 'होम पर लौटें' })).toBeVisible()
  await world.axe(page)
})
