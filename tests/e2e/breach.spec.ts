import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { community } from './community.ts'
import { expect, screens, test } from './world.ts'

const run = promisify(execFile)

/** What the operator types on the machine of the product. */
async function tellOfBreach(path: string, members: string[]) {
  const words = {
    what: 'A backup was copied by somebody who had no right to it.',
    extent: 'Names, profiles and posts.',
    when: '18 November 2026, 2 am to 4 am',
    consequences: 'Somebody may write to you and know where you work.',
    measures: 'The storage was closed.',
    advice: 'Be careful with messages that ask for money or a code.',
    contact: 'Dr. Meera Iyer, privacy@wardmates.example',
  }
  await writeFile(path, JSON.stringify({ noticedAt: '2026-11-20T09:30:00+05:30', members, ...words }))
  const env = { ...process.env, WARDMATES_DATA: community.dataDir }
  return run(process.execPath, ['server/privacy/breaches/command.ts', path, '--send'], { env })
}

test('whom a breach concerns reads at the bell, and in full under Settings, what happened and what to do', async ({ world }, info) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const page = await world.visit(asha, '/settings?section=accesses', screens['on a phone'])
  await expect(page.getByText('Nobody has opened your documents')).toBeVisible()
  await expect(page.getByRole('region', { name: /breach/ })).toHaveCount(0)

  const { stdout } = await tellOfBreach(info.outputPath('breach.json'), [asha.email])
  expect(stdout).toContain('1 were told now')
  await page.goto(`${world.url}/home`)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: /There was a breach of personal data that concerns you/ }).click()

  await expect(page).toHaveURL('/settings?section=accesses')
  const told = page.getByRole('region', { name: 'A breach of personal data that concerns you' })
  await expect(told).toContainText('Be careful with messages that ask for money or a code.')
  await expect(told.getByRole('term')).toHaveCount(7)
  await world.axe(page)
  const other = await world.visit(ravi, '/settings?section=accesses')
  await expect(other.getByText('Nobody has opened your documents')).toBeVisible()
  await expect(other.getByRole('region', { name: /breach/ })).toHaveCount(0)
})
