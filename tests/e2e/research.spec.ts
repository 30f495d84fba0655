import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { pdfOf } from '../support/paper-files.ts'
import { answers, ask, openChat } from './chat-page.ts'
import { community } from './community.ts'
import { saveCard } from './saved-card.ts'
import { callsOf, expect, screens, test } from './world.ts'

let made = 0
/** A text file that no other paper has. */
function aText(words = 'Night transfers improved least of all.') {
  const name = `transfers-${++made}-${Date.now()}.txt`
  return { name, mimeType: 'text/plain', buffer: Buffer.from(`Transfers, paper ${name}.\nDay transfers improved most. ${words}\n`) }
}
type TextFile = ReturnType<typeof aText>

/** A PDF of three pages that no other paper has. */
function aPdf() {
  const title = `Transfers by night, study ${++made} of ${Date.now()}`
  const pages = [
    [title, 'Background', 'Eleven districts refer to four hubs by road, and little is known of transfers by night.'],
    ['Methods', 'We did a before-and-after study of 1,486 patients from January 2023 to December 2024.'],
    [
      ...['Results', 'Median first-ECG-to-wire time fell from 174 to 112 minutes after ECG transmission before transfer.'],
      ...['Limitations', 'There was no concurrent control, and three hubs opened a second laboratory during the study.'],
    ],
  ]
  return { title, file: { name: `study-${made}.pdf`, mimeType: 'application/pdf', buffer: pdfOf(pages) } }
}
const NO_TEXT = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdfOf([[]]) }

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload a paper' })
const papers = (page: Page) => page.getByRole('region', { name: 'Papers' })
const textOf = (page: Page, no: number) => page.getByRole('region', { name: `Text of version ${no}` })
const pdfOfVersion = (page: Page, no: number) => page.getByRole('region', { name: `PDF of version ${no}` })
const analysis = (page: Page) => page.getByRole('region', { name: 'Analysis' })
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

test('what a file filled in goes with it, and what was typed stays for the next one', async ({ world }) => {
  const page = await world.visit(await world.member(), '/researchhub')
  const { title, file } = aPdf()
  await page.getByRole('button', { name: 'Upload paper' }).click()
  await dialog(page).getByLabel('Paper file').setInputFiles(file)
  await expect(dialog(page).getByLabel('Title')).toHaveValue(title)
  await dialog(page).getByLabel('Journal').fill('IHJ')

  await dialog(page)
    .getByRole('button', { name: `Remove ${file.name}` })
    .click()

  await expect(dialog(page).getByLabel('Title')).toHaveValue('')
  await expect(dialog(page).getByLabel('Journal')).toHaveValue('IHJ')
  await expect(dialog(page)).not.toContainText('Filled in from the file')
})

/** Sends a file as a paper that arrives, and whose answer is lost on the way. */
async function loseAnswer(page: Page, file: TextFile, title: string) {
  await page.getByRole('button', { name: 'Upload paper' }).click()
  await dialog(page).getByLabel('Paper file').setInputFiles(file)
  await dialog(page).getByLabel('Title').fill(title)
  await page.route('**/api/research/papers', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Could not reach Wardmates')
  await page.unroute('**/api/research/papers')
}

test('another file than one whose answer was lost on the way is a paper of its own', async ({ world }) => {
  const page = await world.visit(await world.member(), '/researchhub')
  const file = aText()
  await loseAnswer(page, file, 'The first file')

  await dialog(page)
    .getByRole('button', { name: `Remove ${file.name}` })
    .click()
  await dialog(page).getByLabel('Paper file').setInputFiles(aText())
  await dialog(page).getByLabel('Title').fill('The second file')
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click()

  await expect(page.getByRole('heading', { level: 2, name: 'The second file' })).toBeVisible()
  for (const title of ['The first file', 'The second file']) await expect(papers(page).getByRole('heading', { name: title })).toHaveCount(1)
})

test('a paper whose answer was lost on the way is there once, as it was written last', async ({ world }) => {
  const page = await world.visit(await world.member(), '/researchhub')
  await loseAnswer(page, aText(), 'Written first')

  await dialog(page).getByLabel('Title').fill('Written last')
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click()

  await expect(page.getByRole('heading', { level: 2, name: 'Written last' })).toBeVisible()
  await expect(papers(page).getByRole('heading', { name: 'Written last' })).toHaveCount(1)
  await expect(papers(page).getByRole('heading', { name: 'Written first' })).toHaveCount(0)
})

test('an edit is kept through a reload, and takes back nothing that another device has said of the paper', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/researchhub')
  const path = await upload(page, aText(), { Title: 'Transfers by night' }, { 'Who may find it': 'Everybody' })
  const edit = page.getByRole('dialog', { name: 'Edit details' })
  const begin = async () => {
    await page.getByRole('button', { name: 'More for this paper' }).click()
    await page.getByRole('menuitem', { name: 'Edit details' }).click()
  }
  await begin()
  await edit.getByLabel('Abstract').fill('We followed 1,486 patients.')
  await page.reload()
  await begin()
  await expect(edit.getByLabel('Abstract')).toHaveValue('We followed 1,486 patients.')

  const address = `/api/research/papers/${new URLSearchParams(path.split('?')[1]).get('paper')}`
  await world.ask(asha, 'PATCH', address, { audience: 'private' })
  await edit.getByRole('button', { name: 'Save Changes' }).click()

  await expect(edit).toHaveCount(0)
  const kept = await (await world.ask(asha, 'GET', address)).json()
  expect(kept).toMatchObject({ audience: 'private', abstract: 'We followed 1,486 patients.', title: 'Transfers by night' })
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

test('a version without a file takes neither the words that a comment quotes nor the text that Doxy AI knows', async ({ world }) => {
  const page = await world.visit(await world.member({ name: 'Asha Rao' }), '/researchhub')
  await upload(page, aText(), { Title: 'Transfers and a note' }, rights)
  await expect(textOf(page, 1)).toContainText('Night transfers improved least of all.')
  await select(page, 1, 'Night transfers improved least')
  await page.getByRole('button', { name: 'Comment on these words' }).click()
  await page.getByLabel('Add a comment').fill('To be shown apart.')
  await comments(page).getByRole('button', { name: 'Comment', exact: true }).click()
  const said = comments(page).getByRole('article', { name: 'Comment by Asha Rao' })
  await expect(said.getByRole('button', { name: 'page 1' })).toBeVisible()

  await page.getByRole('button', { name: 'Add version' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a version' })
  await adding.getByRole('button', { name: 'Add version' }).click()
  await expect(adding).toHaveCount(0)

  await expect(page.getByText('This version has no file.')).toBeVisible()
  const library = page.getByRole('region', { name: 'In your library' })
  await expect(library).toContainText('It knows the text of version 1. Of version 2 none has been read.')
  await said.getByRole('button', { name: 'page 1 of version 1' }).click()
  await expect(textOf(page, 1).locator('mark')).toBeFocused()
})

test('a PDF fills the empty fields, is read page by page, analysed in its own sentences, and its copy is pointed out', async ({
  world,
}) => {
  const page = await world.visit(await world.member(), '/researchhub')
  const { title, file } = aPdf()
  await page.getByRole('button', { name: 'Upload paper' }).click()
  await dialog(page).getByLabel('Authors').fill('A. Rao')
  await page.reload()
  await page.getByRole('button', { name: 'Upload paper' }).click()
  await dialog(page).getByLabel('Paper file').setInputFiles(file)
  await expect(dialog(page).getByLabel('Title')).toHaveValue(title)
  await expect(dialog(page).getByLabel('Authors')).toHaveValue('A. Rao')
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click()

  const pane = pdfOfVersion(page, 1)
  await expect(pane.getByText('Eleven districts refer')).toBeVisible()
  await expect(pane.getByText('of 3')).toBeVisible()
  await pane.getByLabel('Page', { exact: true }).fill('2')
  await page.keyboard.press('Enter')
  await expect(pane.getByText('before-and-after study')).toBeInViewport()
  await pane.getByRole('button', { name: 'Zoom in' }).click()
  await expect(pane.getByText('125%')).toBeVisible()

  await expect(page.getByRole('region', { name: 'In your library' })).toContainText('Doxy AI answers you from it')
  await expect(analysis(page).getByLabel('What should Doxy AI look for?')).toHaveValue(
    'Summarize key findings, limitations, and clinical relevance.',
  )
  await analysis(page).getByRole('button', { name: 'Analyse' }).click()
  await expect(analysis(page)).toContainText("The paper's own sentences, found by Doxy AI.")
  await analysis(page).getByRole('definition').filter({ hasText: 'fell from 174 to 112' }).getByRole('button', { name: 'Page 3' }).click()
  await expect(pane.getByText('fell from 174 to 112')).toBeInViewport()
  await expect(pane.getByLabel('Page', { exact: true })).toHaveValue('3')

  await page.goto(`${page.url()}&page=2`)
  await expect(pane.getByText('before-and-after study')).toBeInViewport()
  await pane.getByRole('button', { name: 'Show as text' }).click()
  await expect(textOf(page, 1)).toContainText('no concurrent control')

  await page.getByRole('button', { name: 'Upload paper' }).click()
  await dialog(page).getByLabel('Paper file').setInputFiles(file)
  await expect(dialog(page)).toContainText('The same file is here already')
  await dialog(page)
    .getByRole('button', { name: `Remove ${file.name}` })
    .click()
  await dialog(page).getByLabel('Paper file').setInputFiles(NO_TEXT)
  await expect(dialog(page)).toContainText('This PDF holds pictures of pages and no text')
})

test('what Doxy AI cites of a paper of one’s own leads to its page, the words marked, from the list of references and from the passage', async ({
  world,
}) => {
  const asha = await world.member()
  const drug = `Zolparinib${[...`${Date.now()}`].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}`
  const claim = `${drug} reduced recurrent pericardial effusion from 21% to 9% in 310 adults with tuberculous pericarditis.`
  const pages = [
    ['Annals of eleven hospitals', 'Background', 'Nights on these wards are long.'],
    ['Methods', 'Adults were followed for two years at eleven hospitals.'],
    ['Results', claim, 'Headache was as frequent in both groups.'],
  ]
  const hub = await world.visit(asha, '/researchhub')
  const path = await upload(hub, { name: 'trial.pdf', mimeType: 'application/pdf', buffer: pdfOf(pages) }, { Title: `A trial of ${drug}` })
  await expect(hub.getByRole('region', { name: 'In your library' })).toContainText('Doxy AI answers you from it')

  const page = await openChat(world, asha)
  await ask(page, `Does ${drug} reduce recurrent pericardial effusion?`)
  await answers(page)
    .last()
    .getByRole('list', { name: 'References' })
    .getByRole('link', { name: `A trial of ${drug}` })
    .click()

  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
  const marked = textOf(page, 1).getByRole('region', { name: 'Page 3' }).locator('mark')
  await expect(marked).toContainText('from 21% to 9% in 310 adults')
  await expect(marked).toBeInViewport()
  await world.axe(page)

  await page.goBack()
  await answers(page).last().getByRole('button', { name: 'Citation 1: open the passage' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Read it in the Research Hub' }).click()
  await expect(marked).toBeInViewport()

  await page.goto(`${path}#quote=${encodeURIComponent('Words of another paper.')}`)
  await expect(page.getByText('The words that led here do not stand in this text.')).toBeVisible()
})

test('a PDF that cannot be shown says so, and its text and its file are still to be had', async ({ world }) => {
  const page = await world.visit(await world.member(), '/researchhub')
  await page.route('**/versions/1/download*', (route) => route.abort())
  await upload(page, aPdf().file)
  const pane = pdfOfVersion(page, 1)
  await expect(pane).toContainText('This PDF could not be shown here.')
  await expect(pane.getByRole('button', { name: 'Download' })).toBeVisible()
  await page.unrouteAll()
  await pane.getByRole('button', { name: 'Try again' }).click()
  await expect(pane.getByText('Eleven districts refer')).toBeVisible()
})

test('a failed analysis says the specified words and keeps what was asked', async ({ world }) => {
  const page = await world.visit(await world.member(), '/researchhub')
  await upload(page, aText(), {}, rights)
  await page.route('**/analyses', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await analysis(page).getByLabel('What should Doxy AI look for?').fill('What of transfers by night?')
  await analysis(page).getByRole('button', { name: 'Analyse' }).click()
  await expect(analysis(page).getByRole('alert')).toHaveText('Assistant error. Ensure backend is running.')
  await expect(analysis(page).getByLabel('What should Doxy AI look for?')).toHaveValue('What of transfers by night?')
})

test('a public paper is cited, downloaded for a reference manager, and has a page for everybody', async ({ world, page: stranger }) => {
  const page = await world.visit(await world.member(), '/researchhub')
  await upload(page, aText(), { Title: 'Transfers by night', Authors: 'Asha Rao' }, { ...rights, 'Who may find it': 'Everybody' })
  await page.getByRole('button', { name: 'Cite' }).click()
  const cite = page.getByRole('dialog', { name: 'Cite this paper' })
  await expect(cite.getByRole('blockquote')).toContainText('Rao A. Transfers by night')
  await cite.getByRole('button', { name: 'APA' }).click()
  await expect(cite.getByRole('blockquote')).toContainText('Rao, A.')
  const download = page.waitForEvent('download')
  await cite.getByRole('button', { name: 'RIS' }).click()
  expect((await download).suggestedFilename()).toBe('papers.ris')
  await page.keyboard.press('Escape')

  await stranger.goto((await page.getByRole('link', { name: 'Public page' }).getAttribute('href'))!)
  await expect(stranger.getByRole('heading', { name: 'Transfers by night' })).toBeVisible()
})

test('a profile shows what its member uploaded, and an entry of the same DOI leads to it', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member()]
  const doi = `10.1000/both.${Date.now()}`
  const page = await world.visit(asha, '/researchhub')
  await upload(page, aText(), { Title: 'Handover by night', DOI: doi })
  await upload(page, aText(), { Title: 'Handover by day' })
  await upload(page, aText(), { Title: 'A draft for nobody' }, { 'Who may find it': 'Only me' })
  const entry = { title: 'Handover by night', journal: 'IHJ', authors: '', year: 2024, doi, citations: 0 }
  await world.ask(asha, 'POST', '/api/profile/publications', { publications: [entry] })

  const { card } = await (await world.ask(asha, 'GET', '/api/profile')).json()
  const seen = await world.visit(ravi, `/profile?member=${card.handle}`)
  await seen.getByRole('link', { name: 'Research Papers, 2' }).click()
  const uploads = seen.getByRole('region', { name: 'Papers in the Research Hub' })
  await expect(uploads.getByRole('listitem')).toHaveCount(1)
  await expect(uploads.getByRole('link', { name: /Handover by day/ })).toBeVisible()
  await world.axe(seen)
  await seen.getByRole('link', { name: /^In the Research Hub ?: Handover by night$/ }).click()

  await expect(seen.getByRole('heading', { level: 2, name: 'Handover by night' })).toBeVisible()
  await page.goto('/profile?tab=publications')
  await expect(page.getByRole('link', { name: 'Research Papers, 3' })).toBeVisible()
})

test('a retracted paper says so above its title, in the list, and tells who uploaded it', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/researchhub')
  const doi = `10.1000/retracted.${Date.now()}`
  const path = await upload(page, aText(), { Title: 'Figures that were wrong', DOI: doi }, rights)
  await importRetraction(doi)

  await page.goto(path)
  const notice = page.getByRole('region', { name: 'Retraction' })
  await expect(notice).toContainText('This paper was retracted on 2 Oct 2025.')
  await expect(notice).toContainText('Error in Image')
  await expect(notice.getByRole('link')).toHaveAttribute('href', 'https://doi.org/10.1000/notice')
  await expect(papers(page).getByRole('link', { name: /Figures that were wrong/ })).toContainText('Retracted')
  await expect(page.getByRole('region', { name: 'In your library' })).toContainText('This work was retracted')
  await world.axe(page)
  const notices = await world.ask(asha, 'GET', '/api/notifications')
  expect(await notices.text()).toContain('paper_retracted')

  const post = { clientId: randomUUID(), content: `As in https://doi.org/${doi}.` }
  const { id } = await (await world.ask(asha, 'POST', '/api/feed/posts', post)).json()
  await page.goto(`/dashboard?post=${id}`)
  await expect(page.getByText('Cites a retracted paper').first()).toBeVisible()

  const said = { clientId: randomUUID(), text: `So do I: ${doi}` }
  await world.ask(asha, 'POST', `/api/feed/posts/${id}/comments`, said)
  await page.reload()
  await expect(page.getByRole('article', { name: /^Comment by/ }).getByText('Cites a retracted paper')).toBeVisible()
})

test('a DOI that is known to be retracted is named with day and reason before its paper is sent', async ({ world }) => {
  const page = await world.visit(await world.member(), '/researchhub')
  const doi = `10.1000/retracted.before.${Date.now()}`
  await importRetraction(doi)

  await page.getByRole('button', { name: 'Upload paper' }).click()
  await dialog(page)
    .getByLabel('Paper file')
    .setInputFiles(aText(`doi:${doi}`))

  const warning = dialog(page).getByText('The work with this DOI was retracted on 2 Oct 2025.')
  await expect(warning).toContainText('Error in Image')
  await world.axe(page)
  await dialog(page).getByLabel('DOI', { exact: true }).fill('10.1000/another')
  await expect(warning).toHaveCount(0)
  await dialog(page).getByLabel('DOI', { exact: true }).fill(`https://doi.org/${doi.toUpperCase()}`)
  await expect(warning).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Retraction' })).toContainText('This paper was retracted on 2 Oct 2025.')
})

/** As an operator reads a list of retractions. */
async function importRetraction(doi: string) {
  const list = join(community.dataDir, 'retractions.csv')
  const columns = 'RetractionDate,RetractionDOI,OriginalPaperDOI,RetractionNature,Reason'
  await writeFile(list, `${columns}\n10/2/2025 0:00,10.1000/notice,${doi},Retraction,+Error in Image;\n`)
  const command = join(import.meta.dirname, '../../server/research/retractions/import.ts')
  await promisify(execFile)(process.execPath, [command, list], { env: { ...process.env, WARDMATES_DATA: community.dataDir } })
}

test('a DOI that is typed is looked up: who has uploaded its paper is said before another one is sent', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member()]
  const doi = `10.1000/here.${Date.now()}`
  await upload(await world.visit(asha, '/researchhub'), aText(), { Title: 'Here already', DOI: doi })

  const page = await world.visit(ravi, '/researchhub')
  await page.getByRole('button', { name: 'Upload paper' }).click()
  await dialog(page).getByLabel('DOI').fill(doi.toUpperCase())

  await expect(dialog(page)).toContainText('The same DOI is here already: Here already, uploaded by Asha Rao')
  await dialog(page).getByLabel('DOI').fill('')
  await expect(dialog(page).getByText('The same DOI is here already')).toHaveCount(0)
})

test('a topic that narrows the list can be taken off, also where it leaves no paper', async ({ world }) => {
  const page = await world.visit(await world.member(), '/researchhub?topic=Of+no+paper')
  await expect(page.getByText('No paper fits these filters')).toBeVisible()

  await page.getByRole('button', { name: 'Of no paper', pressed: true }).click()

  await expect(page).not.toHaveURL(/topic=/)
  await expect(page.getByText('No paper fits these filters')).toHaveCount(0)
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

test('a paper that its uploader keeps to themselves from now on leaves the page that shows it', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const path = await upload(await world.visit(asha, '/researchhub'), aText(), { Title: 'Shared too early' }, rights)
  const other = await world.visit(ravi, path)
  await expect(other.getByRole('heading', { name: 'Shared too early', level: 2 })).toBeVisible()
  await expect(other.getByText('Night transfers improved least')).toBeVisible()

  const id = new URL(other.url()).searchParams.get('paper')
  expect((await world.ask(asha, 'PATCH', `/api/research/papers/${id}`, { audience: 'private' })).status).toBe(200)

  await expect(other.getByText('This paper is not here any more, or not for you.')).toBeVisible()
  await expect(other.getByText('Night transfers improved least')).toHaveCount(0)
  await expect(other.getByText('Shared too early')).toHaveCount(0)
})

test('papers are suggested for a reason, open beside the others, and one that is not wanted stays away', async ({ world }) => {
  const field = `Perfusion ${randomUUID().slice(0, 8)}`
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  await saveCard(world, asha, { specialty: field })
  const sender = await world.visit(ravi, '/researchhub')
  for (const title of ['Wanted by night', 'Not wanted by day']) await upload(sender, aText(), { Title: title, Specialization: field })
  const page = await world.visit(asha, '/researchhub', { ...screens['on a phone'], colorScheme: 'dark' })
  const rows = page.getByRole('list', { name: 'Papers for you' }).getByRole('listitem')

  await page.getByRole('button', { name: 'For you' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(`Your specialty: ${field}`)
  await world.axe(page)
  await page.getByRole('button', { name: 'Not interested in Not wanted by day' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Papers for you' })).toBeFocused()
  await page.reload()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Wanted by night', level: 2 })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Following' }).click()
  await expect(page.getByText('You follow no paper')).toBeVisible()
  await page.getByRole('button', { name: 'For you' }).click()
  await expect(rows).toHaveText([/Wanted by night/])
})

for (const [when, look] of Object.entries(screens))
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

for (const [when, look] of Object.entries(screens))
  test(`a PDF, its analysis and its citation are whole ${when}`, async ({ world }) => {
    const page = await world.visit(await world.member(), '/researchhub', look)
    await upload(page, aPdf().file, {}, rights)
    if ('isMobile' in look) {
      await expect(textOf(page, 1)).toContainText('Eleven districts refer')
      await page.getByRole('button', { name: 'Show PDF' }).click()
    }
    await expect(pdfOfVersion(page, 1).getByText('Eleven districts refer')).toBeVisible()
    await analysis(page).getByRole('button', { name: 'Analyse' }).click()
    await expect(analysis(page).getByRole('button', { name: 'Page 3' }).first()).toBeVisible()
    await world.axe(page)
    await page.getByRole('button', { name: 'Cite' }).click()
    await expect(page.getByRole('dialog').getByRole('blockquote')).toContainText('Transfers by night')
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

  await analysis(page).getByRole('button', { name: 'Analyse' }).click()
  await expect(analysis(page).getByRole('heading', { name: 'Disclaimer' })).toBeVisible()
  expect(calls.map((url) => new URL(url).pathname)).toEqual(['/api/ask-doxy'])
  await world.axe(page)

  await page.reload()
  await expect(page.getByText('This paper is not here any more, or not for you.')).toBeVisible()
})
