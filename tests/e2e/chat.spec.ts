import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { answers, ask, bring, input, log, openChat } from './chat-page.ts'
import { expect, type JourneyMember, type JourneyWorld, screens, test } from './world.ts'

const DAPAGLIFLOZIN = 'Does dapagliflozin reduce worsening heart failure in HFrEF?'
const ASPIRIN = 'Is aspirin of use after stroke?'
const APOLOGY =
  'Sorry, I was unable to process your request. Please ensure the backend server is running and properly configured. Check the console for more details.'

for (const [where, look] of Object.entries(screens)) {
  test(`a doctor asks, reads, opens what is cited and asks on ${where}`, async ({ world }) => {
    const page = await openChat(world, await world.member(), '/chat', look)
    const welcome = log(page).getByRole('article', { name: 'DoxyAI: welcome' })
    await expect(welcome).toContainText('Educational only.')
    await expect(welcome.getByRole('button')).toHaveCount(4)
    await expect(page.getByText('For educational use only', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    await world.axe(page)

    await welcome.getByRole('button', { name: DAPAGLIFLOZIN }).click()
    await expect(input(page)).toHaveValue(DAPAGLIFLOZIN)
    await input(page).press('Shift+Enter')
    await expect(log(page).getByText(DAPAGLIFLOZIN)).toHaveCount(1)
    await input(page).press('Enter')
    const answer = answers(page).first()

    await expect(answer).toContainText('hazard ratio 0.74')
    await expect(answer.getByRole('heading')).toHaveText([
      ...['Results', 'Limits', 'Detailed Analysis', 'Suggested Follow-ups'],
      "Editors' comment for India",
    ])
    const results = answer.getByRole('table', { name: 'dapagliflozin, against placebo' }).first()
    const outcome = results.getByRole('row', { name: /worsening heart failure or cardiovascular death/ }).first()
    for (const figure of ['16.3%', '21.2%', 'HR 0.74 (0.65 to 0.85)']) await expect(outcome).toContainText(figure)
    await outcome.getByRole('button').click()
    await expect(results.getByRole('row').nth(2)).toContainText('16.3% of the dapagliflozin group and 21.2% of the placebo group')
    const editors = answer.getByRole('complementary', { name: "Editors' comment for India" })
    await expect(editors).toContainText('Our opinion, not a result of the paper.')
    await expect(editors.getByRole('button')).toHaveCount(0)
    await expect(answer.getByText(/^Scientific References \(\d\)$/)).toBeVisible()
    const references = answer.getByRole('list', { name: 'References' })
    expect((await references.boundingBox())!.height).toBeLessThanOrEqual(12 * 16)
    const first = references.getByRole('link').first()
    await expect(first).toHaveAttribute('target', '_blank')
    await expect(first).toHaveAttribute('href', 'https://doi.org/10.1056/NEJMoa1911303')
    await expect(references).toContainText('Wardmates note on: Dapagliflozin in Patients with Heart Failure')
    await expect(first).toHaveText('The paper: 2019 · N Engl J Med')
    await answer.getByRole('button', { name: 'High confidence' }).click()
    await expect(answer).toContainText('of 100.')
    await expect(answer.getByText('Medical AI')).toBeVisible()
    await expect(answer.getByText('DoxyAI', { exact: true })).toBeVisible()
    await expect(answer).toContainText('For educational use only. Doxy AI quotes sources')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await world.axe(page)

    await answer.getByRole('button', { name: 'Citation 1: open the passage' }).first().click()
    const passage = page.getByRole('dialog', { name: 'Wardmates note on: Dapagliflozin in Patients with Heart Failure' })
    await expect(passage.locator('mark')).toContainText('hazard ratio 0.74')
    await expect(passage).toContainText('People without diabetes gained as much')
    await world.axe(page)
    await page.keyboard.press('Escape')

    const followUp = answer.getByRole('button', { name: /^Is there evidence from India/ })
    await followUp.click()
    await expect(input(page)).toHaveValue((await followUp.textContent())!)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(log(page).getByRole('article')).toHaveCount(3)
    await expect(log(page).getByRole('article').last()).toBeInViewport()
  })
}

test('while an answer is awaited nothing else is sent, and the doctor can stop it', async ({ world }) => {
  const page = await openChat(world, await world.member())
  const stopped = Promise.withResolvers<void>()
  await page.route('**/api/ask-doxy', (route) => stopped.promise.then(() => route.abort()))
  await input(page).fill(DAPAGLIFLOZIN)
  await input(page).press('Enter')

  await expect(page.getByText('DoxyAI is analyzing...')).toBeVisible()
  await expect(input(page)).toBeDisabled()
  await expect(input(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await page.getByRole('button', { name: 'Stop' }).click()
  stopped.resolve()

  await expect(page.getByText('DoxyAI is analyzing...')).toHaveCount(0)
  await expect(input(page)).toBeEnabled()
  await log(page).getByRole('button', { name: 'Ask again' }).click()
  await expect(input(page)).toHaveValue(DAPAGLIFLOZIN)
})

test('somebody in danger is shown whom to call before anything else', async ({ world }) => {
  const page = await openChat(world, await world.member(), '/chat', screens['on a phone'])

  const answer = await ask(page, 'I have crushing chest pain spreading to my left arm and I am sweating')

  await expect(answer.getByRole('alert')).toContainText('This may be a heart emergency')
  await expect(answer.getByRole('link', { name: /Call 112/ })).toHaveAttribute('href', 'tel:112')
  await expect(answer.getByRole('link', { name: /Call 108/ })).toHaveAttribute('href', 'tel:108')
  await expect(answer.getByRole('heading', { name: 'Detailed Analysis' })).toHaveCount(0)
  await expect(answer.getByRole('link', { name: /Call 112/ })).toBeInViewport()
  await expect(answer).not.toContainText('confidence')
  await world.axe(page)
})

test('what the library does not hold is not answered, and that is said', async ({ world }) => {
  const page = await openChat(world, await world.member())

  const answer = await ask(page, 'What is the capital of France?')

  await expect(answer).toContainText('The library holds no good source for this question')
  await expect(answer.getByText('No good source', { exact: true })).toBeVisible()
  await expect(answer.getByText('Low confidence')).toBeVisible()
  await expect(answer.getByRole('list', { name: 'References' })).toHaveCount(0)
  await world.axe(page)
})

test('a server that fails or is away is said in the words agreed, and the next question goes through', async ({ world }) => {
  const page = await openChat(world, await world.member())
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))

  for (const fail of ['error', 'away'] as const) {
    await page.route('**/api/ask-doxy', (route) => (fail === 'error' ? route.fulfill({ status: 500, body: 'no' }) : route.abort()))
    const bubble = await ask(page, 'Is aspirin of use after stroke?')
    await expect(bubble.getByText(APOLOGY, { exact: true })).toBeVisible()
    await expect(bubble.getByText('Low confidence')).toBeVisible()
    await expect(bubble.getByText('For educational purposes only, confirm with a licensed clinician.', { exact: true })).toBeVisible()
    await expect(page.getByText('DoxyAI is analyzing...')).toHaveCount(0)
    await expect(input(page)).toBeEnabled()
    await page.unroute('**/api/ask-doxy')
  }
  expect(logged.some((line) => line.startsWith('Doxy AI did not answer.'))).toBe(true)

  await expect(await ask(page, DAPAGLIFLOZIN)).toContainText('hazard ratio 0.74')
})

test.describe('a question that got no answer', () => {
  const ASK = '**/api/ask-doxy'
  const waits = (page: Page) => log(page).getByText('This question has not been answered yet.')
  const askAgain = (page: Page) => log(page).getByRole('button', { name: 'Ask again' })
  /** What the server keeps of the chat that the page shows. */
  const kept = async (world: JourneyWorld, member: JourneyMember, page: Page) => {
    const chatId = new URL(page.url()).searchParams.get('chat')
    const { exchanges } = await (await world.ask(member, 'GET', `/api/doxy/chats/${chatId}`)).json()
    return exchanges.map(({ query }: { query: string }) => query)
  }

  test('waits over a reload, is offered again, and is asked once', async ({ world }) => {
    const asha = await world.member()
    const page = await openChat(world, asha)
    await page.route(ASK, (route) => route.abort())
    await expect((await ask(page, DAPAGLIFLOZIN)).getByText(APOLOGY, { exact: true })).toBeVisible()
    await page.unroute(ASK)

    await page.reload()
    await expect(waits(page)).toBeVisible()
    await expect(log(page)).toContainText(DAPAGLIFLOZIN)
    await world.axe(page)
    await page.goto(`${world.url}/chat`)
    await expect(waits(page)).toBeVisible()
    await askAgain(page).click()

    await expect(answers(page)).toContainText('hazard ratio 0.74')
    await expect(waits(page)).toHaveCount(0)
    await page.reload()
    await expect(answers(page)).toHaveCount(1)
    await expect(waits(page)).toHaveCount(0)
    expect(await kept(world, asha, page)).toEqual([DAPAGLIFLOZIN])
  })

  test('because its answer was lost gets the answer that was kept', async ({ world }) => {
    const asha = await world.member()
    const page = await openChat(world, asha)
    await page.route(ASK, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await ask(page, DAPAGLIFLOZIN)
    await expect(askAgain(page)).toBeVisible()
    await page.unroute(ASK)

    await askAgain(page).click()
    await expect(answers(page)).toContainText('hazard ratio 0.74')

    expect(await kept(world, asha, page)).toEqual([DAPAGLIFLOZIN])
  })

  test('because its author left waits for them, and goes when they say so', async ({ world }) => {
    const page = await openChat(world, await world.member())
    const held = Promise.withResolvers<void>()
    await page.route(ASK, (route) => held.promise.then(() => route.abort()))
    await input(page).fill(ASPIRIN)
    await input(page).press('Enter')
    await expect(page.getByText('DoxyAI is analyzing...')).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page).toHaveURL(/\/home$/)
    held.resolve()

    await page.goto(`${world.url}/chat`)
    await expect(waits(page)).toBeVisible()
    await log(page).getByRole('button', { name: 'Delete' }).click()

    await expect(log(page)).not.toContainText(ASPIRIN)
    await expect(log(page)).toBeFocused()
    await page.goto(`${world.url}/chat`)
    await expect(log(page).getByRole('article')).toHaveCount(1)
    await expect(waits(page)).toHaveCount(0)
  })
})

test('the badges say how things stand', async ({ world }) => {
  const page = await openChat(world, await world.member())
  await expect(page.getByRole('button', { name: /^RAG Enhanced: Extractive, .* documents/ })).toBeVisible()
  await page.route('**/api/**', (route) => route.abort())

  await ask(page, 'Is aspirin of use after stroke?')

  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
})

test('a chat is found, renamed and deleted in another browser, and nobody else sees it', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const here = await openChat(world, asha)
  await ask(here, DAPAGLIFLOZIN)
  await answers(here).getByRole('button', { name: 'No', exact: true }).click()
  await answers(here).getByLabel('What was wrong?').fill('Says nothing of the elderly.')
  await answers(here).getByRole('button', { name: 'Send to a reviewer' }).click()
  await expect(answers(here).getByText('Thank you. A reviewer will see it.')).toBeVisible()
  await expect(here).toHaveURL(/\/chat\?chat=/)
  await here.reload()
  await expect(answers(here).first()).toContainText('hazard ratio 0.74')

  const there = await openChat(world, asha, '/chat', { ...screens['on a phone'], colorScheme: 'dark' })
  await there.getByRole('button', { name: 'History' }).click()
  const history = there.getByRole('dialog', { name: 'History' })
  await history.getByRole('button', { name: `Options for ${DAPAGLIFLOZIN}` }).click()
  await there.getByRole('menuitem', { name: 'Rename' }).click()
  await history.getByRole('textbox', { name: 'Title' }).fill('Gliflozins')
  await history.getByRole('textbox', { name: 'Title' }).press('Enter')
  await world.axe(there)
  await history.getByRole('button', { name: /^Gliflozins/ }).click()
  await expect(answers(there).first()).toContainText('hazard ratio 0.74')
  await expect(answers(there).getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true')

  const stranger = await openChat(world, ravi)
  await stranger.goto(there.url())
  await expect(stranger.getByText('Conversation not found.')).toBeVisible()

  await there.getByRole('button', { name: 'History' }).click()
  await history.getByRole('button', { name: 'Options for Gliflozins' }).click()
  await there.getByRole('menuitem', { name: 'Delete' }).click()
  await there.getByRole('dialog', { name: 'Delete this conversation?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(history).toContainText('No questions yet')
  await here.reload()
  await expect(here.getByText('Conversation not found.')).toBeVisible()
})

test('clearing leaves the welcome alone and keeps the chat under history', async ({ world }) => {
  const page = await openChat(world, await world.member())
  await ask(page, DAPAGLIFLOZIN)

  await page.getByRole('button', { name: 'Clear conversation' }).click()

  await expect(log(page).getByRole('article')).toHaveCount(1)
  await expect(log(page).getByRole('article')).toHaveAccessibleName('DoxyAI: welcome')
  await page.getByRole('button', { name: 'History' }).click()
  await page
    .getByRole('dialog', { name: 'History' })
    .getByRole('button', { name: new RegExp(`^${DAPAGLIFLOZIN.slice(0, 20)}`) })
    .click()
  await expect(answers(page).first()).toContainText('hazard ratio 0.74')
})

test('who a patient is stays in the browser, and the doctor sees it before sending', async ({ world }) => {
  const page = await openChat(world, await world.member())
  const sent = page.waitForRequest('**/api/ask-doxy')

  await input(page).fill('My patient Ramesh Kumar, phone 98765 43210, has heart failure: is dapagliflozin of use?')
  await expect(page.getByText('Removed 2', { exact: true })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Question' })).toContainText('1 name, 1 phone number')
  await world.axe(page)
  await page.getByRole('button', { name: 'Send' }).click()

  expect((await sent).postData()).not.toMatch(/Ramesh|98765/)
  await expect(log(page)).toContainText('My patient [name], phone [phone], has heart failure')
})

test('what is written survives a reload, and a question can be handed over', async ({ world }) => {
  const page = await openChat(world, await world.member(), '/chat?q=Does%20metformin%20help%3F')
  await expect(input(page)).toHaveValue('Does metformin help?')
  await expect(page).toHaveURL(/\/chat$/)
  await input(page).fill('Half a question')

  await page.reload()

  await expect(input(page)).toHaveValue('Half a question')
})

test('what a source writes does nothing, in the answer and in its passage', async ({ world }) => {
  const asha = await world.member()
  await bring(
    world,
    asha,
    '<img src=x onerror="window.hurt=1"> Zolparin [press](javascript:window.hurt=2)',
    'Zolparin **reduced** recurrent pericardial effusion in 310 adults with HLA-B*57:01 and HLA-B*15:02 pericarditis [9] ![p](x). Zolparin caused headache in a tenth of adults with pericarditis.',
    { url: 'https://example.org/zolparin' },
  )
  const page = await openChat(world, asha)

  const answer = await ask(page, 'Does zolparin reduce recurrent pericardial effusion in pericarditis?')

  await expect(answer).toContainText('Zolparin caused headache in a tenth of adults with pericarditis.')
  await answer
    .getByRole('button', { name: /^Citation 1/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('HLA-B*57:01 and HLA-B*15:02')
  await expect(page.getByRole('dialog').locator('mark')).not.toBeEmpty()
  await expect(page.locator('#main img, #main script, #main a[href^="javascript"]')).toHaveCount(0)
  expect(await page.evaluate(() => (window as { hurt?: number }).hurt)).toBeUndefined()
})

test('references leave as RIS and BibTeX, an answer as text', async ({ world }) => {
  const page = await openChat(world, await world.member())
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const answer = await ask(page, DAPAGLIFLOZIN)
  const files: string[] = []

  for (const kind of [/^RIS/, /^BibTeX/]) {
    await answer.getByRole('button', { name: 'Export references' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: kind }).click()
    files.push(await readFile(await (await download).path(), 'utf8'))
  }
  await answer.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Answer copied.')).toBeVisible()

  expect(files[0]).toContain('DO  - 10.1056/NEJMoa1911303')
  expect(files[1]).toContain('doi = {10.1056/NEJMoa1911303}')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Confidence: High. Answered by Doxy AI.')
})

test('the corpus has a card at an address of its own', async ({ world }) => {
  const page = await openChat(world, await world.member(), '/chat?about=corpus')
  const card = page.getByRole('dialog', { name: 'Doxy AI’s sources' })

  await expect(card).toContainText(/\d+ documents in \d+ passages/)
  await expect(card).toContainText('guideline')
  await expect(card).toContainText('N Engl J Med')
  await world.axe(page)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(page).toHaveURL(/\/chat$/)
})
