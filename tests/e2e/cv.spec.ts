import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from './world.ts'

test('a doctor saves a CV made from their dated entries, to read and for other sites', async ({ world }) => {
  const asha = await world.member({ name: 'Dr. Asha Rao' })
  const added = await world.ask(asha, 'POST', '/api/profile/entries', {
    clientId: randomUUID(),
    ...{ kind: 'position', title: 'Senior Resident', institution: 'KEM Hospital', started: '2019-06', ended: 'present' },
  })
  expect(added.status).toBe(201)
  const page = await world.visit(asha, '/profile')
  const save = async (kind: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CV' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
    return readFile(await (await download).path())
  }

  const printed = await save('CV as PDF')
  const resume = JSON.parse((await save('CV as JSON Resume')).toString())

  expect(printed.subarray(0, 5).toString()).toBe('%PDF-')
  expect(resume).toMatchObject({ basics: { name: 'Dr. Asha Rao' }, work: [{ name: 'KEM Hospital', startDate: '2019-06' }] })
  await world.axe(page)
})
