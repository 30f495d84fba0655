import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { MyClaim } from '#contract/claim.ts'
import { isAllInHindi } from './in-english.ts'
import { named } from './messages-page.ts'
import { expect, type JourneyMember, type JourneyWorld, screens, test } from './world.ts'

const ASKED = 'Which year is on the certificate?'
const ANSWERED = 'It is 2014.'
const REASON = 'The register shows another year.'
const APPEALED = 'The register was corrected.'
const REGISTER = 'IMR public search'
const COUNCILS = ['Delhi Medical Council', 'Karnataka Medical Council', 'DMC/R/', 'DMC']
const FILE = 'certificate.png'

const picture = async () => ({
  name: FILE,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 280, channels: 3, background: '#e9f1fd' } })
    .png()
    .toBuffer(),
})

/** Somebody who has chosen Hindi, at their verification. */
async function inHindi(world: JourneyWorld, member: JourneyMember, options: object) {
  const page = await world.visit(member, '/about', options)
  await page.evaluate(() => localStorage.setItem('language', 'hi'))
  await page.goto(`${world.url}/verification`)
  const written = [member.name, 'Asha Rao', ASKED, ANSWERED, REASON, APPEALED, REGISTER, FILE, ...COUNCILS]
  return { page, isWhole: (what: string) => isAllInHindi(world, page, written, what) }
}

/** What a reviewer does with a claim, without a page. */
async function reviews(world: JourneyWorld, reviewer: JourneyMember, id: string, act: string, body: object) {
  expect((await world.ask(reviewer, 'POST', `/api/verification/desk/${id}/take`)).ok).toBe(true)
  expect((await world.ask(reviewer, 'POST', `/api/verification/desk/${id}/${act}`, body)).ok).toBe(true)
}

const dialog = (page: Page) => page.getByRole('dialog')
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const newest = async (world: JourneyWorld, member: JourneyMember) =>
  ((await (await world.ask(member, 'GET', '/api/verification')).json()) as { claims: MyClaim[] }).claims[0]!

test('whoever chose Hindi claims, corrects, answers and adds evidence in it on a phone', async ({ world }) => {
  const [asha, farah] = [await world.member({ name: named('Asha Rao') }), await world.reviewer()]
  const { page, isWhole } = await inHindi(world, asha, screens['on a phone'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('सत्यापन')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByLabel('आपके ईमेल का कोड')).toBeVisible()
  await isWhole('nothing proven')

  await act(page, 'सत्यापित हो जाइए').click()
  await dialog(page).getByRole('button', { name: 'जमा करें' }).click()
  await expect(dialog(page).getByText('यह ख़ाली नहीं रह सकता।').first()).toBeVisible()
  await isWhole('what is missing')
  for (const kind of ['छात्र', 'शोधकर्ता', 'संस्थान के प्रतिनिधि', 'डॉक्टर']) {
    await dialog(page).getByRole('radio', { name: kind }).check()
    await isWhole(kind)
  }
  await dialog(page)
    .getByLabel('मेडिकल लाइसेंस नंबर')
    .fill(`DMC/R/${randomInt(1_000_000)}`)
  await dialog(page).getByRole('combobox', { name: 'काउंसिल' }).fill('karnataka medical')
  await dialog(page).getByRole('option', { name: 'Karnataka Medical Council' }).click()
  await dialog(page).getByLabel('पंजीकरण का साल').fill('204')
  await dialog(page).getByLabel('नाम, जैसा पंजीकृत है').fill('Asha Rao')
  await dialog(page).getByRole('button', { name: 'जमा करें' }).click()
  await expect(dialog(page).getByText('साल लिखिए, जैसे 2014।')).toBeVisible()
  await dialog(page).getByLabel('पंजीकरण का साल').fill('2014')
  await dialog(page).getByRole('button', { name: 'जमा करें' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'आपका दावा' })).toContainText('इस काउंसिल के हैं: Delhi Medical Council')
  await isWhole('a claim that waits')

  await page.getByLabel('दस्तावेज़ की फ़ाइल').setInputFiles(await picture())
  await expect(dialog(page)).toContainText('आधार')
  await isWhole('what is asked of a picture')
  await dialog(page).getByRole('button', { name: 'नहीं दिखता' }).click()
  await expect(act(page, `${FILE} हटाएँ`)).toBeVisible()

  await reviews(world, farah, (await newest(world, asha)).id, 'ask', { words: ASKED })
  await expect(page.getByText('समीक्षक का सवाल')).toBeVisible()
  await expect(page.getByText(/रुका हुआ, 4[78].घं॰ बाक़ी/)).toBeVisible()
  await expect(page.getByText(ASKED).first()).toHaveAttribute('lang', 'en-IN')
  await isWhole('a question')
  await act(page, 'जवाब दें').click()
  await dialog(page).getByLabel('आपका जवाब').fill(ANSWERED)
  await isWhole('an answer')
  await dialog(page).getByRole('button', { name: 'जवाब भेजें' }).click()
  await expect(page.getByText(/4[78].घं॰ में निर्णय/)).toBeVisible()

  await act(page, `${FILE} हटाएँ`).click()
  await isWhole('removing a file')
  await dialog(page).getByRole('button', { name: 'हटाएँ' }).click()
  await expect(page.getByText('फ़ाइल मिटा दी गई है।')).toBeVisible()
  await act(page, 'वापस लें').click()
  await isWhole('withdrawing')
  await dialog(page).getByRole('button', { name: 'वापस लें' }).click()
  await expect(act(page, 'नया दावा जमा करें')).toBeVisible()
  await page.getByText('इस दावे का इतिहास').click()
  await expect(page.getByRole('list', { name: 'इतिहास' })).toContainText('समीक्षक ने जानकारी माँगी')
  await isWhole('a claim that was withdrawn')
})

test('whoever chose Hindi appeals, is approved in it on a computer', async ({ world }) => {
  const [asha, farah, gita] = [await world.member({ name: named('Asha Rao') }), await world.reviewer(), await world.reviewer()]
  const number = String(randomInt(1e9))
  const proof = { proof: 'registration', council: 'kmc', number, year: 2014, nameAsRegistered: 'Asha Rao', hprId: null }
  const { id } = (await (await world.ask(asha, 'POST', '/api/verification/claims', { kind: 'doctor', proof })).json()) as MyClaim
  await reviews(world, farah, id, 'reject', { words: REASON })
  const { page, isWhole } = await inHindi(world, asha, screens['at a desk'])
  await expect(page.getByText('समीक्षक का संदेश')).toBeVisible()
  await isWhole('a rejection')

  await act(page, 'अपील').click()
  await dialog(page).getByLabel('निर्णय क्यों बदला जाए?').fill(APPEALED)
  await isWhole('an appeal')
  await dialog(page).getByRole('button', { name: 'अपील', exact: true }).click()
  await expect(page.getByRole('region', { name: 'आपका दावा' })).toContainText('अपील')
  await reviews(world, gita, (await newest(world, asha)).id, 'approve', { compared: ['name', 'number'], register: REGISTER })
  await expect(page.getByRole('list', { name: 'आपके बैज' })).toContainText('मान्य')
  await page.getByText('इस दावे का इतिहास').first().click()
  await expect(page.getByRole('list', { name: 'इतिहास' }).first()).toContainText(`${REGISTER} से मिलाया गया: नाम, नंबर।`)
  await isWhole('a badge')
  const [download] = await Promise.all([page.waitForEvent('download'), act(page, 'रसीद डाउनलोड करें').first().click()])
  expect(download.suggestedFilename()).toContain('receipt')
})

test('the desk of a reviewer who chose Hindi is in English, and says so', async ({ world }) => {
  const { page } = await inHindi(world, await world.reviewer(), screens['at a desk'])

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('डेस्क')
  const desk = page.locator('main [lang="en-IN"]').filter({ has: page.getByRole('tab', { name: 'Your verification' }) })
  await expect(desk).toHaveCount(1)
  await page.getByRole('tab', { name: 'Your verification' }).click()
  await expect(desk.getByRole('button', { name: 'Get verified' })).toBeVisible()
  await world.axe(page)
})
