import type { Page } from '@playwright/test'
import { saveCard } from './saved-card.ts'
import { callsOf, expect, type JourneyMember, test } from './world.ts'

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const tile = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Mates statistics' })
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition')
    .first()
const named = (name: string) => `${name} ${Math.random().toString(36).slice(2, 9)}`

async function choose(page: Page, name: string, act: string) {
  await card(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('a guest sees the mates page with its fixed numbers, acts on sample people, and nothing is asked of the server', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto('/mates')

  for (const [label, number] of Object.entries({ Active: '4', Pending: '1', 'New Messages': '47', 'Mutual Connections': '156' }))
    await expect(tile(page, label)).toHaveText(number)
  for (const title of ['Connection Requests 2', 'My Connections 4', 'Pending Requests 1', 'Suggested Connections 4'])
    await expect(section(page, title)).toBeVisible()
  await expect(section(page, 'Trending topics').getByRole('listitem')).toHaveText([
    /100 posts/,
    /142 posts/,
    /184 posts/,
    /226 posts/,
    /268 posts/,
  ])

  await card(page, 'Dr. Zoya Khan').getByRole('button', { name: 'Accept' }).click()
  await expect(section(page, 'My Connections 5').getByRole('article', { name: 'Dr. Zoya Khan' })).toContainText('Connected')
  await expect(tile(page, 'Active')).toHaveText('5')
  await card(page, 'Dr. Neha Joshi').getByRole('button', { name: 'Connect' }).click()
  const sent = section(page, 'Pending Requests 2').getByRole('article', { name: 'Dr. Neha Joshi' })
  await expect(sent.getByRole('button', { name: 'Request Sent' })).toBeDisabled()
  await page.getByRole('searchbox', { name: 'Search mates' }).fill('kochi')
  await expect(section(page, 'Search results').getByRole('article')).toHaveCount(1)

  expect(calls).toEqual([])
})

test('the dialog says who somebody is and where one stands, to the letter', async ({ page }) => {
  await page.goto('/mates')

  for (const [name, words, title] of [
    ['Dr. Kavya Reddy', 'Connected', 'Radiologist. '],
    ['Prof. Arjun Menon', 'Request Sent', 'Medical Oncologist. '],
    ['Dr. Rohan Deshmukh', 'Request Received', 'Neurosurgeon. Skull base, and the families who wait outside.'],
    ['Dr. Priya Mehta', 'Suggested', 'Ophthalmologist. '],
  ] as const) {
    const opener = page.getByRole('button', { name, exact: true })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Doctor Profile' })
    await expect(dialog.getByText(words, { exact: true })).toBeVisible()
    await expect(dialog).toContainText(title)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('one doctor finds another, asks with a note, and both pages follow as the other accepts', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: named('Asha Rao') }), await world.member({ name: named('Ravi Menon') })]
  const [one, other] = [await world.visit(asha, '/mates'), await world.visit(ravi, '/mates')]
  await expect(section(other, 'Connection Requests 0')).toBeVisible()

  await one.getByRole('searchbox', { name: 'Search mates' }).fill(ravi.name)
  await one.getByRole('button', { name: ravi.name, exact: true }).click()
  await one.getByRole('dialog').getByLabel('Add a note to your request').fill('We met in Kochi.')
  await one.getByRole('dialog').getByRole('button', { name: 'Connect' }).click()
  await expect(card(one, ravi.name).getByRole('button', { name: 'Request Sent' })).toBeDisabled()

  const asked = section(other, 'Connection Requests 1').getByRole('article', { name: asha.name })
  await expect(asked).toContainText('We met in Kochi.')
  await asked.getByRole('button', { name: 'Accept' }).click()
  await expect(section(other, 'My Connections 1').getByRole('article', { name: asha.name })).toContainText('Connected')
  await expect(other.locator(':focus')).toContainText('Connection Requests')
  await expect(card(one, ravi.name)).toContainText('Connected')
  await expect(card(one, ravi.name).getByRole('link', { name: `Message ${ravi.name}` })).toBeVisible()

  await one.goto('/mates')
  await expect(tile(one, 'Active')).toHaveText('1')
  await choose(one, ravi.name, 'Remove connection')
  await one.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(section(one, 'My Connections 0')).toBeVisible()
  await expect(section(other, 'My Connections 0')).toBeVisible()
})

test('a request that did not arrive waits over a reload, is sent once when the line is back, and can be given up', async ({ world }) => {
  const [asha, ravi, meera] = (await Promise.all(
    ['Asha Rao', 'Ravi Menon', 'Meera Nair'].map((name) => world.member({ name: named(name) })),
  )) as [JourneyMember, JourneyMember, JourneyMember]
  const find = (name: string) => `/mates?q=${encodeURIComponent(name)}`
  const page = await world.visit(asha, find(ravi.name))
  const REQUEST = '**/api/mates/request'
  await page.context().route(REQUEST, (route) => route.abort())

  await card(page, ravi.name).getByRole('button', { name: 'Connect' }).click()
  await expect(card(page, ravi.name)).toContainText('Not sent yet.')
  await world.axe(page)
  await page.reload()
  await expect(card(page, ravi.name)).toContainText('Not sent yet.')

  await page.goto(world.url + find(meera.name))
  await page.getByRole('button', { name: meera.name, exact: true }).click()
  await page.getByRole('dialog').getByLabel('Add a note to your request').fill('We met in Kochi.')
  await page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card(page, meera.name).getByRole('button', { name: 'Delete' }).click()
  await expect(card(page, meera.name).getByRole('button', { name: 'Connect' })).toBeVisible()

  await page.context().unroute(REQUEST)
  await page.goto(world.url + find(ravi.name))
  await expect(card(page, ravi.name).getByRole('button', { name: 'Request Sent' })).toBeDisabled()
  const asked = async (of: JourneyMember) =>
    (await (await world.ask(of, 'GET', '/api/mates?state=request_received')).json()).items.map(
      ({ member }: { member: { name: string } }) => member.name,
    )
  expect(await asked(ravi)).toEqual([asha.name])
  expect(await asked(meera)).toEqual([])
})

test('a request whose answer was lost is sent once, and that it arrived is found out', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: named('Asha Rao') }), await world.member({ name: named('Ravi Menon') })]
  const page = await world.visit(asha, `/mates?q=${encodeURIComponent(ravi.name)}`)
  let tries = 0
  await page.route('**/api/mates/request', async (route) => {
    if (++tries > 1) return route.fallback()
    await route.fetch()
    await route.abort()
  })

  await card(page, ravi.name).getByRole('button', { name: 'Connect' }).click()

  await expect.poll(() => tries).toBe(2)
  await expect(card(page, ravi.name).getByRole('button', { name: 'Request Sent' })).toBeDisabled()
  await expect(page.getByText('This did not reach')).toHaveCount(0)
})

test('a request declined may not be sent again at once, and the words say when without blame', async ({ world, request }) => {
  const [asha, ravi] = [await world.member({ name: named('Asha Rao') }), await world.member({ name: named('Ravi Menon') })]
  await request.post('/api/mates/request', { headers: { authorization: `Bearer ${asha.token}` }, data: { memberId: ravi.id } })
  const other = await world.visit(ravi, '/mates')
  await card(other, asha.name).getByRole('button', { name: 'Decline' }).click()
  await expect(section(other, 'Connection Requests 0')).toBeVisible()

  const one = await world.visit(asha, `/mates?q=${encodeURIComponent(ravi.name)}`)
  await card(one, ravi.name).getByRole('button', { name: 'Connect' }).click()

  await expect(one.getByText(/You asked not long ago\. You can ask again in \d+ days\./)).toBeVisible()
})

test('a blocked member is gone for both, a third still meets them, and the list of blocks lifts it', async ({ world }) => {
  const [asha, ravi, meera] = (await Promise.all(
    ['Asha Rao', 'Ravi Menon', 'Meera Nair'].map((name) => world.member({ name: named(name) })),
  )) as [JourneyMember, JourneyMember, JourneyMember]
  const one = await world.visit(asha, `/mates?q=${encodeURIComponent(ravi.name)}`)
  await choose(one, ravi.name, 'Block')
  await one.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(one.getByText('No matches.')).toBeVisible()

  const blocked = await world.visit(ravi, `/mates?q=${encodeURIComponent(asha.name)}`)
  await expect(blocked.getByText('No matches.')).toBeVisible()
  const third = await world.visit(meera, `/mates?q=${encodeURIComponent(asha.name)}`)
  await expect(card(third, asha.name)).toBeVisible()

  await one.getByRole('button', { name: 'Blocked members' }).click()
  await one
    .getByRole('dialog')
    .getByRole('button', { name: `Unblock ${ravi.name}` })
    .click()
  await expect(one.getByText('You have not blocked anyone.')).toBeVisible()
  await one.keyboard.press('Escape')
  await expect(card(one, ravi.name)).toBeVisible()
})

test('a hidden list stays hidden, a suggestion that was turned down stays away', async ({ world }) => {
  const [asha, ravi, meera] = (await Promise.all(
    ['Asha Rao', 'Ravi Menon', 'Meera Nair'].map((name) => world.member({ name: named(name), interests: ['Research'] })),
  )) as [JourneyMember, JourneyMember, JourneyMember]
  for (const other of [asha, meera]) {
    await world.ask(ravi, 'POST', '/api/mates/request', { memberId: other.id })
    await world.ask(other, 'POST', '/api/mates/accept', { memberId: ravi.id })
  }
  const { name } = meera
  const page = await world.visit(asha, '/mates')

  await choose(page, name, 'Not interested')
  await expect(card(page, name)).toHaveCount(0)
  await page.getByLabel('Who sees my connections').selectOption('Only me')
  await expect(page.getByLabel('Who sees my connections')).toBeEnabled()
  await page.reload()

  await expect(page.getByLabel('Who sees my connections')).toHaveValue('me')
  await expect(
    section(page, /^Suggested Connections/)
      .getByRole('article')
      .first(),
  ).toBeVisible()
  await expect(card(page, name)).toHaveCount(0)
})

test('a trending topic opens the posts it was counted from', async ({ world }) => {
  const page = await world.visit(await world.member(), '/mates')
  const topics = section(page, 'Trending topics')
  await expect(topics.getByText('Hashtags and authors’ specialties')).toBeVisible()
  const first = topics.getByRole('listitem').first()
  const count = Number((await first.getByText(/posts?$/).textContent())!.split(' ')[0])

  await first.getByRole('button').click()

  await expect(
    page
      .getByRole('dialog')
      .getByRole('list', { name: /^Posts on / })
      .getByRole('listitem'),
  ).toHaveCount(count)
  await world.axe(page)
})

test('filters stand in the address and come back with it', async ({ world }) => {
  const page = await world.visit(await world.member(), '/mates')

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('City').fill('Kochi')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/city=Kochi/)
  await expect(card(page, 'Prof. Arjun Menon')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Kochi')
  await page.getByRole('button', { name: 'Clear filters' }).click()

  await expect(section(page, /^My Connections/)).toBeVisible()
})

test('a filter offers what those whom the others leave say there, by finger and by keys', async ({ world }) => {
  const [specialty, phone] = [`Zoonosis ${Date.now()}`, { viewport: { width: 390, height: 844 } }]
  for (const location of ['Bengaluru', 'Bangalore', 'Mysuru', '']) await saveCard(world, await world.member(), { specialty, location })
  const page = await world.visit(await world.member(), '/mates', phone)
  const city = page.getByRole('combobox', { name: 'City' })
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Specialty').fill(specialty)
  await city.click()
  await expect(options).toHaveText([/^(Bengaluru|Bangalore)2 members$/, 'Mysuru1 member'])
  await world.axe(page)
  await options.last().click()
  await expect(city).toHaveValue('Mysuru')
  await expect(options).toHaveCount(0)
  await city.fill('b')
  await expect(options).toHaveText([/^(Bengaluru|Bangalore)2 members$/])
  await city.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await city.press('Enter')
  await expect(city).toHaveValue(/^(Bengaluru|Bangalore)$/)
  await city.press('ArrowDown')
  await city.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Apply filters' })).toBeVisible()
  await city.press('Enter')

  await expect(page).toHaveURL(/city=B/)
  await expect(section(page, 'Search results').getByRole('article')).toHaveCount(2)
})

for (const { name, options } of [
  { name: 'at a desk', options: {} },
  { name: 'on a phone', options: { viewport: { width: 390, height: 844 } } },
]) {
  test(`the mates page and its dialog are open to everybody ${name}`, async ({ world }) => {
    const page = await world.visit(await world.member({ interests: ['Research'] }), '/mates', options)
    const first = section(page, /^Suggested Connections/)
      .getByRole('article')
      .first()
    await expect(first).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your list' })).toBeVisible()
    await world.axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await first.getByRole('button').first().click()
    await expect(page.getByRole('dialog').getByText('Connections', { exact: true })).toBeVisible()
    await world.axe(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByLabel('City')).toBeVisible()
    await world.axe(page)
  })
}
