import type { Page } from '@playwright/test'
import { callsOf, expect, test } from './world.ts'

const looks = {
  'by day': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'by night': { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  'on a phone by day': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' },
  'on a phone by night': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
} as const

let made = 0
/** A text file that no other paper has. */
function aText(words = 'Night transfers improved least of all.') {
  const name = `transfers-${++made}-${Date.now()}.txt`
  return { name, mimeType: 'text/plain', buffer: Buffer.from(`Transfers, paper ${name}.\nDay transfers improved most. ${words}\n`) }
}
type TextFile = ReturnType<typeof aText>

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload a paper' })
const papers = (page: Page) => page.getByRole('region', { name: 'Papers' })
const textOf = (page: Page, no: number) => page.getByRole('region', { name: `Text of version ${no}` })
const comments = (page: Page) => page.getByRole('region', { name: 'Comments' })

/** Uploads a file through the page, and answers the address of the paper. */
async function upload(page: Page, file: TextFile, fields: Record<string, string> = {}, choices: Record<string, string> = {}) {
  await page.getByRole('button', { name: 'Upload paper' }).click()
  await dialog(page).getByLabel('Paper file').setInputFiles(file)
  for (const [label, words] of Object.entries(fields)) await dialog(page).getByLabel(label, { exact: true }).fill(words)
  for (const [label, choice] of Object.entries(choices))
    await dialog(page).getByLabel(label, { exact: true }).selectOption({ label: choice })
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/paper=/)
  return new URL(page.url()).pathname + new URL(page.url()).search
}

/** Selects words of the text as a reader does. */
const select = (page: Page, no: number, words: string) =>
  textOf(page, no).evaluate((region, wanted) => {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent!.indexOf(wanted)
      if (at < 0) continue
      document.getSelection()!.setBaseAndExtent(node, at, node, at + wanted.length)
      return
    }
    throw new Error(`${wanted} is not there`)
  }, words)

const rights = { Rights: 'CC BY 4.0' }

test('a paper is uploaded, its empty fields read as their defaults, and the filters find it', async ({ world }) => {
  const page = await world.visit(await world.member(), '/researchhub')
  const file = aText()
  await upload(page, file, { Specialization: 'Transfusion' })

  await expect(page.getByRole('heading', { level: 2, name: file.name })).toBeVisible()
  await expect(page.getByText('Summary will appear here after backend integration.')).toBeVisible()
  await expect(papers(page)).toContainText('Unknown')
  await expect(papers(page)).toContainText(`—, ${new Date().getFullYear()}`)
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Initial upload')

  await page.getByLabel('Specialization').fill('no such field')
  await expect(page.getByText('No paper fits these filters')).toBeVisible()
  await page.getByLabel('Specialization').fill('TRANSFUS')
  await expect(papers(page).getByRole('heading', { name: file.name })).toBeVisible()
  await page.getByLabel('Year').fill('20')
  await expect(page.getByText('No paper fits these filters')).toBeVisible()
})

test('several files become papers one after another, and what was typed is not lost by closing', async ({ world }) => {
  const page = await world.visit(await world.member(), '/researchhub')
  const [first, second] = [aText(), aText()]
  await page.getByRole('button', { name: 'Upload paper' }).click()
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog(page)).toContainText('Choose a file first. It is required.')
  await dialog(page).getByLabel('Paper file').setInputFiles([first, second])

  await expect(dialog(page)).toContainText('File 1 of 2')
  await dialog(page).getByLabel('Title').fill('The first of two')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog(page)).toContainText('File 2 of 2')
  await expect(dialog(page)).toContainText(second.name)
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click()

  await expect(page.getByRole('heading', { level: 2, name: second.name })).toBeVisible()
  await expect(papers(page).getByRole('heading', { name: 'The first of two' })).toBeVisible()
})

test('words of a paper are commented on live, and say so when the next version has them no longer', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const one = await world.visit(asha, '/researchhub')
  const path = await upload(one, aText(), { Title: 'Transfers by night' }, rights)
  const other = await world.visit(ravi, path)

  await expect(textOf(other, 1)).toContainText('Night transfers improved least of all.')
  await select(other, 1, 'Night transfers improved least')
  await other.getByRole('button', { name: 'Comment on these words' }).click()
  await other.getByLabel('Add a comment').fill('Could you show them **apart**?')
  await comments(other).getByRole('button', { name: 'Comment', exact: true }).click()

  const said = comments(one).getByRole('article', { name: `Comment by ${ravi.name}` })
  await expect(said).toContainText('Could you show them apart?')
  await expect(said.getByText('Night transfers improved least')).toBeVisible()
  await expect(textOf(one, 1).locator('mark')).toHaveText('Night transfers improved least')
  await said.getByRole('button', { name: 'page 1' }).click()
  await expect(textOf(one, 1).locator('mark')).toBeFocused()

  await said.getByRole('button', { name: 'Reply' }).click()
  await one.getByLabel('Write a reply').fill('In the next version.')
  await comments(one).getByRole('button', { name: 'Reply', exact: true }).last().click()
  await expect(comments(other).getByRole('article', { name: `Comment by ${asha.name}` })).toContainText('In the next version.')

  await one.getByRole('button', { name: 'Add version' }).click()
  const adding = one.getByRole('dialog', { name: 'Add a version' })
  await adding.getByLabel('Paper file').setInputFiles(aText('Night transfers were too few.'))
  await adding.getByRole('button', { name: 'Add version' }).click()
  await expect(adding).toHaveCount(0)
  const versions = other.getByRole('region', { name: 'Versions' })
  await expect(versions).toContainText('New version')
  await expect(comments(other)).toContainText('Words no longer in version 2')
  await versions.getByRole('button', { name: 'What version 2 changed' }).click()
  await expect(versions.locator('ins').filter({ hasText: 'few' })).toBeVisible()
  await comments(other).getByRole('button', { name: 'See them in version 1' }).click()
  await expect(textOf(other, 1).locator('mark')).toHaveText('Night transfers improved least')
})

test('another member finds neither a private paper nor the text of one whose rights are not open', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const one = await world.visit(asha, '/researchhub')
  const hidden = await upload(one, aText(), { Title: 'For my eyes' }, { 'Who may find it': 'Only me' })
  const closed = await upload(one, aText(), { Title: 'Of a publisher' })

  const other = await world.visit(ravi, hidden)
  await expect(other.getByText('This paper is not here any more, or not for you.')).toBeVisible()
  await other.goto(closed)
  await expect(other.getByText('its text and file are not shown here')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'For my eyes' })).toHaveCount(0)
})

for (const [when, look] of Object.entries(looks))
  test(`the hub, a paper and the upload are whole ${when}`, async ({ world }) => {
    const member = await world.member()
    const page = await world.visit(member, '/researchhub', look)
    await page.getByRole('button', { name: 'Upload paper' }).click()
    await world.axe(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await upload(page, aText(), { Title: 'A paper in all lights' }, rights)
    await expect(textOf(page, 1)).toContainText('Day transfers')
    await select(page, 1, 'Day transfers')
    await page.getByRole('button', { name: 'Comment on these words' }).click()
    await page.getByLabel('Add a comment').fill('Noted.')
    await comments(page).getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(textOf(page, 1).locator('mark')).toHaveCount(1)
    await world.axe(page)

    if (!('isMobile' in look)) return
    await expect(papers(page)).toBeHidden()
    await page.getByRole('link', { name: 'All papers' }).click()
    await expect(papers(page)).toBeVisible()
    await world.axe(page)
  })

test('a guest reads, uploads and comments in this tab alone', async ({ page, world }) => {
  const calls = callsOf(page)
  await page.goto('/research-hub')
  await expect(papers(page).getByRole('heading')).toHaveText([
    'Papers',
    /^Door-to-wire time/,
    /^Low-dose CT/,
    /^Bench-side blood pressure/,
    /^Oral rehydration/,
    /^Day-care thyroidectomy/,
    /^Automated reading/,
  ])
  await papers(page)
    .getByRole('link', { name: /Door-to-wire/ })
    .click()
  await expect(textOf(page, 3).locator('mark')).toHaveCount(2)
  await expect(comments(page)).toContainText('Words no longer in version 3')
  await world.axe(page)
  await page.getByLabel('Add a comment').fill('Thank you for the log.')
  await comments(page).getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments(page).getByRole('article').filter({ hasText: 'Thank you for the log.' })).toBeVisible()

  const file = aText()
  await upload(page, file)
  await expect(papers(page).getByRole('link').first()).toContainText(file.name)
  await expect(textOf(page, 1)).toContainText('Night transfers improved least of all.')
  await upload(page, { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(textOf(page, 1)).toContainText('Nothing was sent')
  expect(calls).toEqual([])

  await page.reload()
  await expect(page.getByText('This paper is not here any more, or not for you.')).toBeVisible()
})
