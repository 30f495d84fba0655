import { expect, test } from './world.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, permissions: ['clipboard-read', 'clipboard-write'] }
const desk = { viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] }

for (const [where, look] of Object.entries({ 'at a desk': desk, 'on a phone': phone }))
  test(`the diagnostic pages say what is configured, copy every address and show raw answers without a secret, ${where}`, async ({
    world,
  }) => {
    const asha = await world.member({ name: 'Asha Rao' })
    const page = await world.visit(asha, '/oauth-debug', look)
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect(page.getByRole('heading', { name: 'Diagnostics' })).toBeVisible()
    await expect(page.getByText(`${world.url}/supabase-auth/callback`)).toBeVisible()
    await page.getByRole('button', { name: 'Copy Debug Info' }).click()
    await expect(page.getByText('Debug info copied to clipboard!')).toBeVisible()
    expect(await copied()).toContain(`Redirect URL: ${world.url}/supabase-auth/callback`)
    expect(await copied()).toContain(`Signed in as: ${asha.email}`)
    await world.axe(page)

    await page.getByRole('tab', { name: 'OAuth fix' }).click()
    await expect(page).toHaveURL('/oauth-fix')
    await expect(page.getByText(`${world.url}/auth/v1/callback`)).toBeVisible()
    await page.getByRole('button', { name: 'Copy http://localhost:3001/supabase-auth/callback' }).click()
    await expect(page.getByText('Redirect URI copied to clipboard!')).toBeVisible()
    expect(await copied()).toBe('http://localhost:3001/supabase-auth/callback')
    await page.getByRole('button', { name: 'Copy all' }).last().click()
    await expect(page.getByText('All JavaScript origins copied to clipboard!')).toBeVisible()
    expect(await copied()).toBe('http://localhost:3000\nhttp://localhost:3001\nhttp://localhost:8001')
    await world.axe(page)

    await page.getByRole('tab', { name: 'Auth test' }).click()
    const answer = page.getByRole('region', { name: 'Answer' })
    await page.getByRole('button', { name: 'Test Backend Health' }).click()
    await expect(page.getByText('Backend is healthy!').first()).toBeVisible()
    await expect(answer).toContainText('"status": 200')
    await page.getByLabel('Email Address').fill(`nobody-${Date.now()}@example.org`)
    await page.getByLabel('Password').fill('not this one')
    await page.getByRole('button', { name: 'Test Login' }).click()
    await expect(page.getByText(/^Test login failed: /)).toBeVisible()
    await page.getByRole('button', { name: 'Test Registration' }).click()
    await expect(page.getByText('Test registration successful!')).toBeVisible()
    await expect(answer).toContainText('"token": "(hidden)"')
    await world.axe(page)
  })
