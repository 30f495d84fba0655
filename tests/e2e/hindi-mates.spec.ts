import { isAllInHindi } from './in-english.ts'
import { befriend, named } from './messages-page.ts'
import { saveCard } from './saved-card.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const NOTE = 'We met at the cath lab meeting'
const CITY = 'Kosihindipur'

/** Somebody who has chosen Hindi, with a mate, a request of another, one of their own, and a colleague whom they may know. */
async function inHindi(world: JourneyWorld, options: object) {
  const names = ['Asha Rao', 'Ravi Menon', 'Meera Nair', 'Kavya Reddy', 'Imran Khan']
  const [asha, ravi, meera, kavya, imran] = (await Promise.all(names.map((name) => world.member({ name: named(name) })))) as [
    JourneyMember,
    JourneyMember,
    JourneyMember,
    JourneyMember,
    JourneyMember,
  ]
  for (const one of [asha, imran]) await saveCard(world, one, { location: CITY })
  await befriend(world, asha, ravi)
  await world.ask(meera, 'POST', '/api/mates/request', { memberId: asha.id, note: NOTE })
  await world.ask(asha, 'POST', '/api/mates/request', { memberId: kavya.id })
  const page = await world.visit(asha, '/about', options)
  await page.evaluate(() => localStorage.setItem('language', 'hi'))
  // What others post is not this journey's.
  await page.route('**/api/feed/topics', (route) => route.fulfill({ json: { items: [{ topic: '#ecg', posts: 2 }] } }))
  await page.goto(`${world.url}/mates`)
  const written = [...[asha, ravi, meera, kavya, imran].map(({ name }) => name), NOTE, CITY, '#ecg']
  return { ravi, meera, kavya, imran, page, isWhole: (what: string) => isAllInHindi(world, page, written, what) }
}

for (const [where, options] of Object.entries({ 'a phone': phone, 'a computer': {} }))
  test(`whoever chose Hindi answers, asks, ends and blocks in it on ${where}`, async ({ world }) => {
    const { ravi, meera, kavya, imran, page, isWhole } = await inHindi(world, options)
    const card = ({ name }: JourneyMember) => page.getByRole('article', { name, exact: true })
    const dialog = page.getByRole('dialog')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('साथी')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(card(meera)).toContainText(NOTE)
    await expect(card(imran)).toContainText('वही शहर')
    await expect(card(kavya).getByRole('button', { name: 'अनुरोध भेजा गया' })).toBeDisabled()
    await isWhole('the lists')

    await card(meera)
      .getByRole('button', { name: `${meera.name}: स्वीकार करें` })
      .click()
    await expect(page.getByRole('region', { name: 'मेरे साथी 2' })).toContainText(meera.name)

    await page.getByRole('button', { name: imran.name, exact: true }).click()
    await expect(dialog.getByLabel('अपने अनुरोध के साथ कुछ लिखिए')).toBeVisible()
    await isWhole('who somebody is')
    await dialog.getByRole('button', { name: 'जुड़ें' }).click()
    await expect(page.getByRole('region', { name: 'भेजे गए अनुरोध 2' })).toContainText(imran.name)

    await card(ravi)
      .getByRole('button', { name: `${ravi.name} के और विकल्प` })
      .click()
    await isWhole('what one can do with a mate')
    await page.getByRole('menuitem', { name: 'ब्लॉक करें' }).click()
    await expect(dialog).toBeVisible()
    await isWhole('blocking')
    await dialog.getByRole('button', { name: 'ब्लॉक करें' }).click()
    await expect(card(ravi)).toHaveCount(0)
    await page.getByRole('button', { name: 'ब्लॉक किए गए सदस्य' }).click()
    await expect(dialog.getByRole('button', { name: `${ravi.name}: अनब्लॉक करें` })).toBeVisible()
    await isWhole('whom one has blocked')
    await dialog.getByRole('button', { name: 'बंद करें' }).click()

    await page.getByRole('button', { name: 'फ़िल्टर' }).first().click()
    await page.getByRole('combobox', { name: 'सिद्ध' }).selectOption('पंजीकृत डॉक्टर')
    await page.getByRole('button', { name: 'फ़िल्टर लगाएँ' }).click()
    await expect(page.getByRole('heading', { name: 'खोज के नतीजे' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'साथी खोजें' }).fill('qqzzxxqq')
    await expect(page.getByText('कोई नहीं मिला।')).toBeVisible()
    await isWhole('a search that finds nobody')
  })
