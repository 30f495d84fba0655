import { befriend, box, choose, list, log, messageWith, named, rowOf, twoMates, write } from './messages-page.ts'
import { callsOf, expect, screens, test } from './world.ts'

test('two mates write to each other live, and the ticks say sent, delivered and read when they are', async ({ world }) => {
  const { asha, ravi, path } = await twoMates(world)
  const one = await world.visit(asha, path)
  await write(one, 'Is bed 4 awake?')
  await expect(messageWith(one, 'Is bed 4 awake?').getByText('Sent', { exact: true })).toBeAttached()

  const other = await world.visit(ravi, '/messages')
  await expect(rowOf(other, asha.name)).toContainText('Is bed 4 awake?')
  await expect(other.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible()
  await expect(messageWith(one, 'Is bed 4 awake?').getByText('Delivered', { exact: true })).toBeAttached()

  await rowOf(other, asha.name).getByRole('link').click()
  await expect(messageWith(other, 'Is bed 4 awake?')).toBeVisible()
  await expect(messageWith(one, 'Is bed 4 awake?').getByText('Read', { exact: true })).toBeAttached()
  await expect(other.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()

  await box(other).pressSequentially('Awake')
  await expect(one.getByText('Ravi is writing…')).toBeVisible()
  await box(other).press('Enter')
  await expect(messageWith(one, 'Awake')).toBeVisible()
  await expect(one.getByText('Ravi is writing…')).toHaveCount(0)
  await expect(rowOf(one, ravi.name)).toContainText('Awake')
})

test('a new member finds three messages of welcome, and the badge counts down as they are read', async ({ world }) => {
  const newcomer = await world.member({ name: named('Nila Das'), hasRead: false })
  const page = await world.visit(newcomer, '/messages')
  await expect(page.getByRole('link', { name: 'Messages, 3 unread' })).toBeVisible()

  await rowOf(page, 'Dr. Kavya Reddy').getByRole('link').click()
  await expect(messageWith(page, 'Welcome to Wardmates.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
})

test('what is written without a connection waits, survives a reload, and is sent once in its order', async ({ world }) => {
  const { asha, ravi, id, path } = await twoMates(world)
  const page = await world.visit(asha, path)
  await expect(box(page)).toBeVisible()
  const send = `**/api/conversations/${id}/messages`
  await page.route(send, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))

  await write(page, 'First from the basement')
  await write(page, 'Second from the basement')
  await expect(messageWith(page, 'First from the basement')).toContainText('Waiting for the network')
  await page.reload()
  await expect(messageWith(page, 'Second from the basement')).toContainText('Waiting for the network')
  await page.unroute(send)

  await expect(messageWith(page, 'Second from the basement').getByText('Sent', { exact: true })).toBeAttached()
  await expect(log(page).getByRole('article')).toHaveCount(2)
  const { items } = await (await world.ask(ravi, 'GET', `/api/conversations/${id}/messages`)).json()
  expect(items.map(({ envelope }: { envelope: { body: string } }) => JSON.parse(envelope.body).text)).toEqual([
    'First from the basement',
    'Second from the basement',
  ])
})

test('what the server refuses says so in its place, with its words, and can be tried again or given up', async ({ world }) => {
  const { asha, id, path } = await twoMates(world)
  const page = await world.visit(asha, path)
  await expect(box(page)).toBeVisible()
  const refusal = { code: 'NOBODY_THERE', status: 409, message: 'This member has left Wardmates.', requestId: 'made-up' }
  const send = `**/api/conversations/${id}/messages`
  await page.route(send, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409, json: refusal }) : route.fallback(),
  )

  await write(page, 'Are you there?')
  const entry = messageWith(page, 'Are you there?')
  await expect(entry).toContainText('Not sent. This member has left Wardmates.')
  await world.axe(page)
  await page.unroute(send)
  await entry.getByRole('button', { name: 'Try again' }).click()

  await expect(messageWith(page, 'Are you there?').getByText('Sent', { exact: true })).toBeAttached()
})

test('what waited while the other one blocked its writer is said to be not sent, and stays theirs', async ({ world }) => {
  const { asha, ravi, id, path } = await twoMates(world)
  const page = await world.visit(asha, path)
  await expect(box(page)).toBeVisible()
  const send = `**/api/conversations/${id}/messages`
  await page.route(send, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await write(page, 'Can you take bed 4?')
  await expect(messageWith(page, 'Can you take bed 4?')).toContainText('Waiting for the network')

  await world.ask(ravi, 'PUT', `/api/mates/blocks/${asha.id}`)
  const unsent = page.getByRole('region', { name: 'What you wrote here' })
  await expect(unsent).toContainText('Can you take bed 4?')
  await page.unroute(send)
  await expect(unsent).toContainText('Not sent. We could not find that.')
  await world.axe(page)
  await unsent.getByRole('button', { name: 'Delete' }).click()

  await expect(unsent).toHaveCount(0)
})

test('what the server fails at says so, lets go of what follows, and goes back to where it was written', async ({ world }) => {
  const { asha, id, path } = await twoMates(world)
  const page = await world.visit(asha, path)
  await expect(box(page)).toBeVisible()
  const fault = { code: 'FAULT', status: 500, message: 'Something went wrong on our side. Please try again.', requestId: 'made-up' }
  await page.route(`**/api/conversations/${id}/messages`, (route) =>
    route.request().postData()?.includes('first') ? route.fulfill({ status: 500, json: fault }) : route.fallback(),
  )

  await write(page, 'The first')
  await write(page, 'The second')
  const first = messageWith(page, 'The first')
  await expect(first).toContainText('Not sent yet. Wardmates has a problem with this; it is tried again.')
  await expect(messageWith(page, 'The second')).toContainText('Not sent yet. It waits for the one before it.')
  await world.axe(page)
  await first.getByRole('button', { name: 'Edit' }).click()

  await expect(box(page)).toHaveValue('The first')
  await expect(box(page)).toBeFocused()
  await expect(first).toHaveCount(0)
  await expect(messageWith(page, 'The second').getByText('Sent', { exact: true })).toBeAttached()
})

test('a message is answered, reacted to, edited and deleted, and the other one sees it happen', async ({ world }) => {
  const { asha, ravi, path } = await twoMates(world)
  const [one, other] = [await world.visit(asha, path), await world.visit(ravi, path)]
  await write(one, 'Potasium 5.8')
  await expect(messageWith(other, 'Potasium 5.8')).toBeVisible()

  await choose(other, 'Potasium 5.8', 'Reply')
  await write(other, 'Repeat it, please')
  await expect(messageWith(one, 'Repeat it, please').getByRole('button', { name: /Potasium 5.8/ })).toBeVisible()
  await messageWith(other, 'Repeat it, please').hover()
  await messageWith(one, 'Repeat it, please').hover()
  await messageWith(one, 'Repeat it, please').getByRole('button', { name: 'React' }).click()
  await one.getByRole('menuitem', { name: 'On my way' }).click()
  await expect(messageWith(other, 'Repeat it, please').getByRole('button', { name: 'On my way, 1' })).toBeVisible()

  await log(one).getByRole('article').first().hover()
  await log(one).getByRole('article').first().getByRole('button', { name: 'More for this message' }).click()
  await one.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  await one.getByRole('textbox', { name: 'Edit your message' }).fill('Potassium 5.8')
  await one.getByRole('button', { name: 'Save' }).click()
  await expect(log(other).getByRole('article').first()).toContainText('Potassium 5.8')
  await expect(log(other).getByRole('article').first()).toContainText('edited')

  await log(one).getByRole('article').first().hover()
  await log(one).getByRole('article').first().getByRole('button', { name: 'More for this message' }).click()
  await one.getByRole('menuitem', { name: 'Delete for everyone' }).click()
  await one.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(log(one).getByRole('article').first()).toContainText('You deleted this message')
  await expect(log(other).getByRole('article').first()).toContainText(`${asha.name} deleted this message`)
})

test('somebody who is no mate asks; links stay closed until the request is accepted', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: named('Asha Rao') }), await world.member({ name: named('Ravi Menon') })]
  const asker = await world.visit(asha, `/messages?with=${ravi.id}`)
  await write(asker, 'May I ask about https://example.org/paper ?')
  await expect(rowOf(asker, ravi.name)).toContainText('Request sent')

  const asked = await world.visit(ravi, '/messages')
  await list(asked)
    .getByRole('link', { name: /Message requests/ })
    .click()
  await rowOf(asked, asha.name).getByRole('link').click()
  await expect(messageWith(asked, 'May I ask')).toBeVisible()
  await expect(log(asked).getByRole('link')).toHaveCount(0)
  await world.axe(asked)
  await choose(asked, 'May I ask', 'Report')
  const report = asked.getByRole('dialog', { name: 'Report this message' })
  await report.getByLabel('What is wrong?').selectOption('Spam or advertising')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report).toBeHidden()
  await asked.getByRole('button', { name: 'Accept' }).click()

  await expect(log(asked).getByRole('link', { name: 'https://example.org/paper' })).toBeVisible()
  await write(asked, 'Of course')
  await expect(messageWith(asker, 'Of course')).toBeVisible()
  await expect(messageWith(asker, 'May I ask').getByText('Read', { exact: true })).toBeAttached()
})

test('a group is made, renamed and left; those in it hear of each in words', async ({ world }) => {
  const { asha, ravi } = await twoMates(world)
  const meera = await world.member({ name: named('Meera Nair') })
  await befriend(world, asha, meera)
  const page = await world.visit(asha, '/messages')

  await page.getByRole('button', { name: 'New message or group' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New group' }).click()
  const dialog = page.getByRole('dialog', { name: 'New group' })
  await dialog.getByLabel('Name of the group').fill('Cath lab')
  await dialog.getByRole('checkbox', { name: ravi.name }).check()
  await dialog.getByRole('checkbox', { name: meera.name }).check()
  await world.axe(page)
  await dialog.getByRole('button', { name: 'Make the group' }).click()
  await write(page, 'Slot free at 16:30')

  const other = await world.visit(ravi, '/messages')
  await rowOf(other, 'Cath lab').getByRole('link').click()
  await expect(log(other)).toContainText(`${asha.name} made the group`)
  await expect(page.getByText('3 people · 2 online')).toBeVisible()
  await expect(rowOf(other, 'Cath lab')).toContainText('Asha: Slot free at 16:30')

  await page.getByRole('button', { name: 'Group info' }).click()
  await world.axe(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name of the group').fill('Cath lab, Kaveri')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Cath lab, Kaveri' })).toBeVisible()
  await expect(log(other)).toContainText(`${asha.name} named the group “Cath lab, Kaveri”`)

  await other.getByRole('button', { name: 'Group info' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Leave group' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Leave group' }).click()
  await expect(rowOf(other, 'Cath lab')).toHaveCount(0)
  await expect(log(page)).toContainText(`${ravi.name} left`)
})

test('a group gets a picture, which everybody in it sees at once, and loses it again', async ({ world }) => {
  const { asha, ravi } = await twoMates(world)
  const made = { clientId: crypto.randomUUID(), name: 'Cath lab', memberIds: [ravi.id] }
  const { id } = await (await world.ask(asha, 'POST', '/api/conversations', made)).json()
  const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }
  const page = await world.visit(asha, `/messages?conversation=${id}`, phone)
  const other = await world.visit(ravi, `/messages?conversation=${id}`)
  await expect(log(other)).toContainText('made the group')
  const seen = rowOf(other, 'Cath lab').locator('img')
  await expect(seen).toHaveCount(0)

  await page.getByRole('button', { name: 'Group info' }).click()
  const info = page.getByRole('dialog', { name: 'Cath lab' })
  await info.getByRole('button', { name: 'Add picture' }).click()
  const picker = page.getByRole('dialog', { name: 'Picture of the group' })
  const choose = (path: string) => picker.locator('input[type=file]').setInputFiles(path)
  await choose('package.json')
  await expect(picker.getByText('This browser cannot show that picture. Use a JPEG, PNG, WebP, AVIF or GIF image.')).toBeVisible()
  await choose('web/public/icon-512.png')
  await picker.getByRole('application').focus()
  await page.keyboard.press('+')
  await world.axe(page)
  await picker.getByRole('button', { name: 'Save picture' }).click()

  await expect(info.locator('img')).toHaveAttribute('src', /^\/files\//)
  await world.axe(page)
  await expect(seen).toHaveAttribute('src', /^\/files\//)
  expect(await seen.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(128)
  await expect(log(other)).toContainText(`${asha.name} changed the group’s picture`)
  await other.getByRole('button', { name: 'Group info' }).click()
  await expect(other.getByRole('dialog').locator('img')).toBeVisible()
  await expect(other.getByRole('button', { name: /picture$/ })).toHaveCount(0)
  await other.keyboard.press('Escape')

  await info.getByRole('button', { name: 'Change picture' }).click()
  await picker.getByRole('button', { name: 'Remove picture' }).click()
  await expect(info.getByRole('button', { name: 'Add picture' })).toBeVisible()
  await expect(seen).toHaveCount(0)
  await expect(log(other)).toContainText(`${asha.name} removed the group’s picture`)
})

test('a conversation is pinned, muted, archived and found again', async ({ world }) => {
  const { asha, ravi, path } = await twoMates(world)
  const page = await world.visit(asha, path)
  await write(page, 'Good morning')
  const row = rowOf(page, ravi.name)
  const act = async (name: string) => {
    await row.hover()
    await row.getByRole('button', { name: `More for ${ravi.name}` }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }

  await act('Pin')
  await expect(row.getByText('Pinned')).toBeAttached()
  await act('Mute for a week')
  await expect(row.getByText('Muted')).toBeAttached()
  await act('Archive')
  await expect(row).toHaveCount(0)
  await list(page).getByRole('link', { name: 'Archived' }).click()
  await expect(row).toBeVisible()
  await act('Move to the list')
  await expect(row).toHaveCount(0)
  await list(page).getByRole('link', { name: 'All conversations' }).click()
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill(ravi.name.slice(-6))
  await expect(row).toBeVisible()
})

test('a draft waits in its conversation, and nothing of what is too long is cut', async ({ world }) => {
  const { asha, ravi, path } = await twoMates(world)
  const page = await world.visit(asha, path)
  await write(page, 'Good morning')
  await box(page).fill('Will try that dose')
  await page.goto(`${world.url}/messages`)
  await expect(rowOf(page, ravi.name)).toContainText('Draft: Will try that dose')

  await rowOf(page, ravi.name).getByRole('link').click()
  await expect(box(page)).toHaveValue('Will try that dose')
  await box(page).fill('a'.repeat(4500))
  await expect(page.getByRole('alert')).toContainText('A message holds 4,000 characters; this has 4,500.')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await expect(box(page)).toHaveValue('a'.repeat(4500))
})

test('earlier messages come while one scrolls up, and what one reads stays where it is', async ({ world }) => {
  const { asha, ravi, id, path } = await twoMates(world)
  for (let number = 1; number <= 130; number++) {
    const envelope = { alg: 'plain1', body: JSON.stringify({ text: `Line ${number} of the long night` }) }
    await world.ask(asha, 'POST', `/api/conversations/${id}/messages`, { clientId: crypto.randomUUID(), deviceId: ravi.id, envelope })
  }
  await world.ask(ravi, 'POST', '/api/conversations/marks', { items: [{ conversationId: id, delivered: 130, read: 130 }] })
  const page = await world.visit(ravi, path)
  await expect(messageWith(page, 'Line 130 of')).toBeInViewport()

  const earlier = Promise.withResolvers<void>()
  await page.route(
    (url) => url.searchParams.has('before'),
    async (route) => {
      await earlier.promise
      await route.fallback()
    },
    { times: 1 },
  )
  const first = log(page).getByRole('article').first()
  // The page goes to the latest message until it stands.
  await expect(async () => {
    await log(page).evaluate((element) => element.scrollTo(0, 0))
    await expect(first).toBeInViewport({ timeout: 300 })
  }).toPass()
  const words = /Line (\d+) of/.exec((await first.textContent())!)![0]
  const place = async () => Math.round((await messageWith(page, words).boundingBox())!.y)
  const before = await place()
  earlier.resolve()
  await expect.poll(() => log(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(500)
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2)

  await expect(async () => {
    await log(page).evaluate((element) => element.scrollBy(0, -2000))
    await expect(messageWith(page, 'Line 1 of')).toBeInViewport({ timeout: 300 })
  }).toPass()
  await page.getByRole('button', { name: 'Jump to the latest message' }).click()
  await expect(messageWith(page, 'Line 130 of')).toBeInViewport()
})

for (const [where, look] of Object.entries(screens))
  test(`list, conversation and the notice are accessible ${where}`, async ({ world }) => {
    const { asha, ravi, path } = await twoMates(world)
    const there = await world.visit(asha, path)
    await write(there, 'Look at image 34.')
    await expect(messageWith(there, 'Look at image 34.').getByText('Sent', { exact: true })).toBeAttached()

    const page = await world.visit(ravi, '/messages', look)
    await expect(rowOf(page, asha.name)).toContainText('Look at image 34.')
    await world.axe(page)
    await rowOf(page, asha.name).getByRole('link').click()
    await expect(messageWith(page, 'Look at image 34.')).toBeVisible()
    await world.axe(page)
    await page.getByRole('button', { name: 'What is encrypted, and who could read' }).click()
    await expect(page.getByRole('dialog')).toContainText('This is not end-to-end encryption.')
    await world.axe(page)
    await page.keyboard.press('Escape')

    if (!('isMobile' in look)) return
    await expect(list(page)).toBeHidden()
    await page.getByRole('link', { name: 'Back to conversations' }).click()
    await expect(list(page)).toBeVisible()
  })

test('a guest sees the sample conversations, and sending only clears the input', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto('/messages')
  await expect(rowOf(page, 'Dr. Kavya Reddy')).toContainText('Look at image 34.')
  await rowOf(page, 'Dr. Kavya Reddy').getByRole('link').click()
  await expect(messageWith(page, 'Brilliant. Aorta or lung?').getByText('Read', { exact: true })).toBeAttached()

  await write(page, 'Thank you')
  await expect(box(page)).toHaveValue('')
  await expect(messageWith(page, 'Thank you')).toHaveCount(0)
  expect(calls).toEqual([])
})
