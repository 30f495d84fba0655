import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SignedIn } from '#contract/account.ts'
import { isAllInHindi } from './in-english.ts'
import { named } from './messages-page.ts'
import { expect, type JourneyMember, type JourneyWorld, screens, test } from './world.ts'

/** Products, devices and what stands in Latin letters in every language. */
const TERMS = ['Google Authenticator', 'Aegis', '1Password', 'Chrome', 'Linux', ' on ', 'ZIP', 'JSON', 'CV', 'kB']

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const chooseHindi = (page: Page) => page.evaluate(() => localStorage.setItem('language', 'hi'))

/** The member once they have signed in again. */
async function signedInAgain(world: JourneyWorld, member: JourneyMember): Promise<JourneyMember> {
  const { email, password } = member
  const answer = await fetch(`${world.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return { ...member, ...((await answer.json()) as SignedIn) }
}

test('whoever chose Hindi and whose account was closed reads in it why, and appeals', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: named('Ravi Menon') })]
  const [content, reasons] = ['Send me your deposit.', 'He asks applicants for money.']
  const made = await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: randomUUID(), content })
  const { id: subjectId } = (await made.json()) as { id: string }
  const report = { kind: 'post', subjectId, reason: 'scam', words: '' }
  const { id } = (await (await world.ask(asha, 'POST', '/api/moderation/reports', report)).json()) as { id: string }
  for (const moderator of [await world.reviewer(), await world.reviewer({ name: 'Gita Sen' })]) {
    const decision = { upheld: true, rule: 'money', words: reasons, closes: true }
    const answer = await world.ask(moderator, 'POST', `/api/moderation/reports/${id}/decision`, decision)
    expect(answer.status, await answer.text()).toBe(200)
  }
  const shutOut = await signedInAgain(world, ravi)

  const page = await world.visit(shutOut, '/about', screens['on a phone'])
  await chooseHindi(page)
  await page.goto(`${world.url}/settings`)
  await expect(page.getByRole('heading', { level: 2, name: 'आपका खाता बंद कर दिया गया है' })).toBeVisible()
  await expect(page.getByText(reasons)).toBeVisible()
  const isWhole = (what: string) => isAllInHindi(world, page, [ravi.name, content, reasons, ...TERMS], what)
  await isWhole('a closed account')
  await act(page, 'अपील').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'अपील' }).click()
  await expect(dialog.getByText('यह ख़ाली नहीं रह सकता।')).toBeVisible()
  await isWhole('an appeal')
  await dialog.getByLabel('निर्णय कुछ और क्यों होना चाहिए?').fill('…')
  await dialog.getByRole('button', { name: 'अपील' }).click()
  await expect(page.getByText('दूसरे समीक्षक इसे देखेंगे, और आपको सूचना मिलेगी।').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await isWhole('an appeal that was sent')
})

test('whoever chose Hindi is asked in it whether their account moves to another address, and reads that a link is over', async ({
  world,
}) => {
  const asha = await world.member({ name: named('Asha Rao') })
  const next = `${randomUUID()}@example.org`
  const page = await world.visit(asha, '/settings?section=security', screens['at a desk'])
  await chooseHindi(page)
  await page.reload()
  const isWhole = (what: string) => isAllInHindi(world, page, [asha.name, ...TERMS], what)
  const dialog = page.getByRole('dialog')
  const askFor = await world.ask(asha, 'POST', '/api/account/email', { email: next, password: asha.password })
  expect(askFor.status, await askFor.text()).toBe(200)
  let link: string | undefined
  await expect
    .poll(async () => {
      const email = (await world.outbox()).findLast((text) => text.includes(`To: ${next}`)) ?? ''
      link = /^http\S+#address=\S+$/m.exec(email)?.[0]
      return link
    })
    .toBeDefined()

  await page.goto(link!)
  await expect(page.getByRole('heading', { name: 'अपना खाता नए पते पर ले जाएँ?' })).toBeVisible()
  await isWhole('an account that is to move')
  await dialog.getByRole('button', { name: 'मेरा खाता ले जाएँ' }).click()
  await expect(page.getByRole('heading', { level: 3, name: next })).toBeVisible()
  await isWhole('an account that has moved')

  await page.goto(link!)
  await expect(page.getByRole('heading', { name: 'यह लिंक अब काम नहीं करता' })).toBeVisible()
  await isWhole('a link that is over')
})

test('whoever chose Hindi adds, renames and removes a passkey in it', async ({ world }) => {
  const asha = await world.member({ name: named('Asha Rao') })
  const at = new URL(world.url)
  // Passkeys belong to names, not to numbers.
  const url = `${at.protocol}//localhost:${at.port}`
  const page = await world.visit(asha, '/about', screens['at a desk'])
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${url}/about`)
  await chooseHindi(page)
  await page.goto(`${url}/login?next=%2Fsettings%3Fsection%3Dsecurity`)
  await page.getByLabel('ईमेल').fill(asha.email)
  await page.getByLabel('पासवर्ड', { exact: true }).fill(asha.password)
  await act(page, 'साइन इन').click()
  const dialog = page.getByRole('dialog')
  const isWhole = (what: string, ...also: string[]) => isAllInHindi(world, page, [asha.name, ...also, ...TERMS], what)

  await act(page, 'पासकी जोड़ें').click()
  await dialog.getByLabel('आपका पासवर्ड').fill(asha.password)
  await dialog.getByRole('button', { name: 'आगे बढ़ें' }).click()
  const codes = dialog.getByRole('list', { name: 'रिकवरी कोड' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await isWhole('codes', ...(await codes.allInnerTexts()))
  await act(page, 'मैंने इन्हें रख लिया है').click()
  const own = page.getByRole('list', { name: 'पासकी' }).getByRole('listitem')
  await expect(own).toContainText('अभी इस्तेमाल नहीं हुई')
  await isWhole('a passkey')

  await own.getByRole('button', { name: /का नाम बदलें$/ }).click()
  await isWhole('another name')
  await dialog.getByRole('textbox').fill('वार्ड का कंप्यूटर')
  await dialog.getByRole('button', { name: 'सेव करें' }).click()
  await expect(own).toContainText('वार्ड का कंप्यूटर')

  await own.getByRole('button', { name: 'वार्ड का कंप्यूटर हटाएँ' }).click()
  await isWhole('a passkey that is to go')
  await dialog.getByLabel('आपका पासवर्ड').fill(asha.password)
  await dialog.getByRole('button', { name: 'हटाएँ' }).click()
  await expect(own).toHaveCount(0)
  await isWhole('no passkey')
})
