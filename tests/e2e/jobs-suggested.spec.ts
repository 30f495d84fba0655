import { randomUUID } from 'node:crypto'
import { aHospital, aJob } from './hospital.ts'
import { saveCard } from './saved-card.ts'
import { expect, test } from './world.ts'

test('home suggests a job with what speaks for it, and the search finds it', async ({ world }) => {
  const word = `Perfusion${randomUUID().slice(0, 8)}`
  const [asha, recruiter] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  await saveCard(world, asha, { specialty: word, location: 'Vellore, Tamil Nadu' })
  expect((await world.ask(asha, 'POST', '/api/home/first-day/end')).ok).toBe(true)
  const job = await aJob(world, recruiter, await aHospital([recruiter, 'owner']), {
    title: `Chief of ${word}`,
    specialty: word,
    city: 'Vellore',
  })

  const page = await world.visit(asha, '/home')
  const row = page.getByRole('region', { name: 'Jobs for you' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row.getByText(`Your specialty: ${word} · Your city: Vellore`)).toBeVisible()
  await world.axe(page)

  await page.keyboard.press('/')
  await page.getByRole('dialog', { name: 'Search Wardmates' }).getByRole('combobox').fill(`${word.toLowerCase()} vellore`)
  const found = page.getByRole('group', { name: 'Jobs' }).getByRole('option')
  await expect(found).toHaveCount(1)
  await world.axe(page)
  await found.click()
  await expect(page).toHaveURL(new RegExp(`/jobs\\?job=${job.id}`))
  await expect(page.getByRole('dialog', { name: `Chief of ${word}` })).toBeVisible()
})
