import { expect, test } from './world.ts'

test('a member adds a passkey, signs in with it and nothing else, and removes it', async ({ world }) => {
  const asha = await world.member()
  const at = new URL(world.url)
  // Passkeys belong to names, not to numbers.
  const url = `${at.protocol}//localhost:${at.port}`
  const page = await world.visit(asha, '/settings?section=security')
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
  await page.goto(`${url}/login?next=%2Fsettings%3Fsection%3Dsecurity`)
  await page.getByLabel('Email').fill(asha.email)
  await page.getByLabel('Password', { exact: true }).fill(asha.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(asha.password)
  await world.axe(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  const own = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  await expect(own).toContainText('not used yet')
  await world.axe(page)

  await own.getByRole('button', { name: /^Rename/ }).click()
  await dialog.getByLabel('Name').fill('Ward desktop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(own).toContainText('Ward desktop')

  await page.evaluate(() => localStorage.clear())
  await page.goto(`${url}/login?next=%2Fsettings%3Fsection%3Dsecurity`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(`${url}/settings?section=security`)
  await expect(own).toContainText('last used')

  await own.getByRole('button', { name: 'Remove Ward desktop' }).click()
  await dialog.getByLabel('Your password').fill(asha.password)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await expect(own).toHaveCount(0)
})
