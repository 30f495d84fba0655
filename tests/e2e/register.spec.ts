import { randomInt } from 'node:crypto'
import { openDatabase } from '#server/platform/db/open.ts'
import { community } from './community.ts'
import { expect, test } from './world.ts'

/** Writes down what an operator imports by a command. */
async function registerHas(entry: { number: string; name: string; year: number; status: string }) {
  const database = await openDatabase({ dataDir: community.dataDir, poolSize: 2, beside: true })
  try {
    await database.db
      .insertInto('register_entry')
      .values({ ...entry, council: 'smc', as_of: '2026-10-01' })
      .execute()
  } finally {
    await database.close()
  }
}

test('a claim that differs from the register is approved with a reason for the difference, and not before', async ({ world }) => {
  const [asha, farah] = [await world.member({ name: 'Asha Rao' }), await world.reviewer()]
  const number = String(randomInt(1_000_000, 9_000_000))
  await registerHas({ number, name: 'Asha Rao', year: 2013, status: 'Active' })
  const proof = { proof: 'registration', council: 'smc', number, year: 2014, nameAsRegistered: 'Asha Rao', hprId: null }
  const claim = await (await world.ask(asha, 'POST', '/api/verification/claims', { kind: 'doctor', proof })).json()

  const page = await world.visit(farah, `/verification?claim=${claim.id}`)
  await page.getByRole('button', { name: 'Assign to me', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Indian Medical Register/ })).toHaveAttribute('href', /^https:\/\/www\.nmc\.org\.in\//)
  await page.getByRole('button', { name: 'Check registers' }).click()
  await expect(page.getByRole('row', { name: /^Year/ })).toContainText('Different')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Name', exact: true }).click()
  await dialog.getByLabel('Where did you compare it?').fill('Council office')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(dialog.getByText('Say why you approve it all the same.')).toBeVisible()
  await world.axe(page)
  await dialog.getByLabel(/^Year differs from the register/).fill('The certificate has 2014.')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()

  await expect(page.getByText(/^Approved\. Asha Rao/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Year differs from the register: The certificate has 2014.')
})
