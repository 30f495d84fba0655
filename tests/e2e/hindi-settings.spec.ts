import type { Page } from '@playwright/test'
import type { SignedIn } from '#contract/account.ts'
import type { DataAccess } from '#contract/data-accesses.ts'
import type { DataBreach } from '#contract/data-breaches.ts'
import type { DataExport } from '#contract/data-exports.ts'
import type { Grievance } from '#contract/grievances.ts'
import type { Profile } from '#contract/profile.ts'
import { codeOf } from '../support/authenticator-code.ts'
import { isAllInHindi } from './in-english.ts'
import { named } from './messages-page.ts'
import { expect, type JourneyMember, type JourneyWorld, screens, test } from './world.ts'

const NOMINEE = { name: 'Ravi Rao', relation: 'Brother', contact: '+91 98111 22233' }
const [COMPLAINT, HOSPITAL, JOB, BREACH] = ['My copy lacks my papers.', 'Kosi Hospital', 'Registrar', 'A backup was copied.']
/** Terms, products and devices that stand in Latin letters in Hindi too. */
const TERMS = ['Google Authenticator', 'Aegis', '1Password', 'ZIP', 'JSON', 'CV', 'kB', 'Chrome', 'Linux', 'Android', ' on ', 'New message']
const WRITTEN = [...Object.values(NOMINEE), COMPLAINT, HOSPITAL, JOB, BREACH, ...TERMS, 'Asia/Kolkata', 'Asia/Calcutta']

const AT = '2026-11-20T04:00:00.000Z'
const accesses: DataAccess[] = (['claim', 'evidence', 'institution', 'application', 'export'] as const).map((kind) => {
  const isOf = (...kinds: DataAccess['kind'][]) => kinds.includes(kind)
  return { at: AT, kind, institution: isOf('institution', 'application') ? HOSPITAL : '', job: isOf('application') ? JOB : '' }
})
const breach: DataBreach = {
  id: crypto.randomUUID(),
  toldAt: AT,
  what: BREACH,
  extent: BREACH,
  when: BREACH,
  consequences: BREACH,
  measures: BREACH,
  advice: BREACH,
  contact: BREACH,
}
const made = { askedAt: AT, until: AT, sizeBytes: 40_000, missingFiles: 2, downloadedAt: AT }
const copies: DataExport[] = (['making', 'ready', 'failed', 'removed'] as const).map((state) => ({
  id: crypto.randomUUID(),
  state,
  ...made,
}))

/** Somebody who has chosen Hindi, at their settings, of whom others opened something. */
async function inHindi(world: JourneyWorld, member: JourneyMember, path: string, options: object) {
  const page = await world.visit(member, '/about', options)
  await page.evaluate(() => localStorage.setItem('language', 'hi'))
  await page.route('**/api/data-accesses', (route) => route.fulfill({ json: { items: accesses } }))
  await page.route('**/api/data-breaches', (route) => route.fulfill({ json: { items: [breach] } }))
  await page.route('**/api/data-exports', (route) => route.fulfill({ json: { items: copies, nextAt: null } }))
  await page.goto(world.url + path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  const isWhole = (what: string, ...also: string[]) => isAllInHindi(world, page, [member.name, ...also, ...WRITTEN], what)
  return { page, isWhole, dialog: page.getByRole('dialog') }
}

const nav = (page: Page) => page.getByRole('navigation', { name: 'सेटिंग्स' })
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('whoever chose Hindi reads in it on a phone how each section stands, and what stands in it', async ({ world }) => {
  const [asha, meera] = [await world.member({ name: named('Asha Rao') }), await world.member({ name: named('Meera Nair') })]
  await world.ask(asha, 'PUT', `/api/mates/blocks/${meera.id}`, {})
  await world.ask(asha, 'PUT', '/api/nominee', NOMINEE)
  const filed = await world.ask(asha, 'POST', '/api/grievances', { kind: 'personal_data', words: COMPLAINT })
  const { reference } = (await filed.json()) as Grievance
  await world.giveFactor(asha)
  const { page, isWhole } = await inHindi(world, asha, '/settings', screens['on a phone'])
  const link = (section: string) => nav(page).getByRole('link', { name: section })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('सेटिंग्स')
  for (const [section, state] of [
    ['प्रोफ़ाइल किसे दिखती है', 'सदस्यों को आप दिखते हैं। फ़ोन: केवल मुझे'],
    ['साइन इन और सुरक्षा', 'ऑथेंटिकेटर ऐप, 10 रिकवरी कोड बाक़ी'],
    ['ब्लॉक किए गए सदस्य', '1 सदस्य'],
    ['मेरा डेटा किसने देखा', 'पिछले 90 दिनों में 5 एंट्री'],
    ['खाता हटाएँ', 'मन बदलने के लिए 30 दिन'],
    ['शिकायत अधिकारी को शिकायत', 'जवाब '],
  ] as const)
    await expect(link(section)).toContainText(state)
  await isWhole('the list')

  for (const [section, heading] of [
    ['प्रोफ़ाइल किसे दिखती है', 'आपकी प्रोफ़ाइल'],
    ['सेशन और डिवाइस', 'आप कहाँ साइन इन हैं'],
    ['साइन इन और सुरक्षा', 'रिकवरी कोड'],
    ['सूचनाएँ', 'आपको किसकी सूचना मिलती है'],
    ['ब्लॉक किए गए सदस्य', 'आपने जिन्हें ब्लॉक किया है'],
    ['मेरे डेटा की प्रति', 'आपके डेटा की प्रतियाँ'],
    ['सहमतियों का लॉग', 'किसके लिए'],
    ['मेरा डेटा किसने देखा', 'निजी डेटा में सेंध, जो आपसे भी जुड़ी है'],
    ['नामित व्यक्ति', 'आपके नामित व्यक्ति'],
    ['खाता हटाएँ', 'क्या होता है, और कब'],
    ['शिकायत अधिकारी को शिकायत', 'शिकायत अधिकारी को आपकी शिकायतें'],
  ] as const) {
    await link(section).click()
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await isWhole(section, meera.name, reference)
    await page.getByRole('link', { name: 'सेटिंग्स', exact: true }).click()
  }
})

test('whoever chose Hindi sets up a second proof in it, and is told in it what was refused', async ({ world }) => {
  const asha = await world.member({ name: named('Asha Rao') })
  const { page, isWhole, dialog } = await inHindi(world, asha, '/settings?section=security', screens['at a desk'])
  const password = dialog.getByLabel('आपका पासवर्ड')
  await act(page, 'पता बदलें').click()
  await isWhole('another address')
  await act(page, 'रद्द करें').click()
  await act(page, 'पासकी जोड़ें').click()
  await isWhole('a passkey')
  await act(page, 'रद्द करें').click()

  await act(page, 'पासवर्ड बदलें').click()
  await dialog.getByLabel('नया पासवर्ड').fill('short')
  await password.fill('not this one')
  await expect(dialog.getByText('कम से कम 8 अक्षर रखिए।')).toBeVisible()
  await dialog.getByLabel('नया पासवर्ड').fill('a longer ward round')
  await dialog.getByRole('button', { name: 'पासवर्ड बदलें' }).click()
  await expect(dialog.getByRole('alert')).toContainText('यह आपका पासवर्ड नहीं है।')
  await isWhole('a password that is refused')
  await act(page, 'रद्द करें').click()

  await act(page, 'जोड़ें').click()
  await password.fill(asha.password)
  await isWhole('an app')
  await dialog.getByRole('button', { name: 'आगे बढ़ें' }).click()
  const shown = (await dialog.locator('code').textContent()) ?? ''
  const digits = dialog.getByLabel('ऐप में अभी दिख रहे 6 अंक लिखिए')
  await digits.fill(codeOf(shown.replaceAll(' ', ''), 20))
  await digits.press('Enter')
  await expect(dialog.getByText('यह अभी का कोड नहीं है।')).toBeVisible()
  await isWhole('a key', shown)
  await digits.fill(codeOf(shown.replaceAll(' ', '')))
  await digits.press('Enter')
  const codes = dialog.getByRole('list', { name: 'रिकवरी कोड' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await isWhole('codes', ...(await codes.allInnerTexts()))
  await act(page, 'मैंने इन्हें रख लिया है').click()
  await expect(page.getByText('10 में से 10 बाक़ी')).toBeVisible()
  await page.getByRole('region', { name: 'ऑथेंटिकेटर ऐप' }).getByRole('button', { name: 'बंद करें' }).click()
  await isWhole('an app that is turned off')
})

test('whoever chose Hindi decides in it who sees what, and about their data', async ({ world }) => {
  const asha = await world.member({ name: named('Asha Rao') })
  await world.ask(asha, 'PATCH', '/api/notifications/settings', { kinds: ['post_liked'], mail: 'daily' })
  const { page, isWhole, dialog } = await inHindi(world, asha, '/settings', screens['at a desk'])
  const section = (name: string) => nav(page).getByRole('link', { name }).click()
  await act(page, 'बदलें').click()
  await dialog.getByLabel('फ़ोन').selectOption('मेरे साथियों को')
  const { card } = (await (await world.ask(asha, 'GET', '/api/profile')).json()) as Profile
  await isWhole('who sees what', `/p/${card.handle}`)
  await dialog.getByRole('button', { name: 'सेव करें' }).click()
  await expect(dialog).toHaveCount(0)

  await section('मेरे डेटा की प्रति')
  await page.getByRole('button', { name: /की प्रति डाउनलोड करें$/ }).click()
  await isWhole('a download')
  await act(page, 'रद्द करें').click()

  await section('सहमतियों का लॉग')
  await page.getByRole('button', { name: /^वापस लें: / }).click()
  await expect(page.getByText('वापस ले लिया गया।')).toBeVisible()
  await isWhole('what was taken back')

  await section('नामित व्यक्ति')
  await act(page, 'किसी को नामित करें').click()
  await dialog.getByRole('button', { name: 'सेव करें' }).click()
  await expect(dialog.getByText('यह ख़ाली नहीं रह सकता।')).toHaveCount(3)
  await isWhole('a nominee')
  await act(page, 'रद्द करें').click()

  await section('शिकायत अधिकारी को शिकायत')
  await act(page, 'नई शिकायत').click()
  await dialog.getByRole('button', { name: 'भेजें' }).click()
  await expect(dialog.getByText('चुनिए कि यह किसके बारे में है।')).toBeVisible()
  await isWhole('a grievance')
  await act(page, 'रद्द करें').click()

  await section('खाता हटाएँ')
  await act(page, 'मेरा खाता हटाएँ').click()
  await isWhole('a deletion')
})

test('whoever chose Hindi and is about to be deleted reads in it that they can stay', async ({ world }) => {
  const asha = await world.member({ name: named('Asha Rao') })
  const { email, password } = asha
  await world.ask(asha, 'POST', '/api/account/deletion', { password })
  const answer = await fetch(`${world.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const leaving = { ...asha, ...((await answer.json()) as SignedIn) }
  const { page, isWhole } = await inHindi(world, leaving, '/settings', screens['on a phone'])
  await act(page, 'अभी हटाएँ').click()
  await isWhole('a deletion without waiting')
  await act(page, 'रद्द करें').click()

  await act(page, 'मेरा खाता रखें').click()
  await expect(page.getByText('फिर से स्वागत है। सब कुछ वैसा ही है जैसा था।')).toBeVisible()
})
