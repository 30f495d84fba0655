import { randomInt } from 'node:crypto'
import { isAllInHindi } from './in-english.ts'
import { named } from './messages-page.ts'
import { expect, screens, test } from './world.ts'

const NAME = 'Dr. Ananya Iyer'
/** Degrees, councils and what was typed stand as they are. */
const WRITTEN = [
  NAME,
  'Ananya Iyer',
  'Ananya',
  'Tamil Nadu Medical Council',
  'TNMC',
  'MBBS, MD, DM',
  'Cardiology',
  'Consultant',
  'Chennai, Tamil Nadu',
]

test('whoever chose Hindi sets up their profile in it on a phone, and is told in it what is missing and that it is done', async ({
  world,
}) => {
  const asha = await world.member({ name: named('Asha Rao') })
  const page = await world.visit(asha, '/about', screens['on a phone'])
  await page.evaluate(() => localStorage.setItem('language', 'hi'))
  await page.goto(`${world.url}/profile-setup`)
  const isWhole = (what: string) => isAllInHindi(world, page, [asha.name, ...WRITTEN], what)
  const next = page.getByRole('button', { name: 'आगे बढ़ें', exact: true })
  const field = (label: string) => page.getByLabel(label, { exact: false })

  await expect(page.getByRole('heading', { level: 1, name: 'मूल जानकारी' })).toBeVisible()
  await expect(page).toHaveTitle('प्रोफ़ाइल बनाना · Wardmates')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await field('पद').first().press('Enter')
  await expect(page.getByRole('alert')).toContainText('कृपया सब ज़रूरी फ़ील्ड भरिए')
  await expect(page.getByRole('alert')).toContainText('आप कौन हैं')
  await isWhole('the first step')
  await page.getByRole('radio', { name: 'डॉक्टर', exact: true }).check()
  await field('पूरा नाम').fill(NAME)
  await field('पद').first().fill('Consultant')
  await field('जगह').fill('Chennai, Tamil Nadu')
  await next.click()

  await expect(page.getByText('4 में से क़दम 2')).toBeVisible()
  await field('अनुभव के साल').fill('99')
  await expect(page.getByText('0 से 50 तक कोई संख्या लिखिए।')).toBeVisible()
  await isWhole('the second step')
  await field('आपका विषय').fill('Cardiology')
  await field('अनुभव के साल').fill('12')
  await field('अभी का पद').fill('Consultant')
  await field('पढ़ाई').fill('MBBS, MD, DM')
  await next.click()

  await expect(page.getByText('4 में से क़दम 3')).toBeVisible()
  await isWhole('the third step')
  await field('मेडिकल लाइसेंस नंबर').fill(String(randomInt(10_000_000, 99_999_999)))
  await field('पंजीकरण का साल').fill('2010')
  await page.getByRole('button', { name: 'शोध', exact: true }).click()
  await next.click()

  await expect(page.getByRole('heading', { name: 'वार्ड में स्वागत है, Ananya' })).toBeVisible()
  await isWhole('the end')
  await page.getByRole('button', { name: 'Wardmates डैशबोर्ड पर जाएँ' }).click()
  await expect(page.getByText('प्रोफ़ाइल पूरी हो गई!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})
