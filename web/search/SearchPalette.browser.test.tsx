import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answer, leave, postOf, signIn } from '#tests/browser/world.ts'
import { queryClient } from '../lib/query/client.ts'
import { BrowserRouter, useLocation } from '../lib/router.tsx'
import { openPalette } from './open-palette.ts'
import PaletteHost from './PaletteHost.tsx'

afterEach(() => {
  queryClient.clear()
  leave()
})

const { author, createdAt } = postOf('p1')
const person = (id: string, name: string) => ({
  kind: 'person',
  id,
  member: { ...author, id, handle: id, name },
  isMate: false,
  college: null,
})
const post = { kind: 'post', id: 'p1', author, excerpt: [{ text: 'Rao on dengue', found: true }], createdAt }
const groups = [
  { group: 'people', items: [person('asha', 'Dr. Asha Rao'), person('ravi', 'Dr. Ravi Rao')], more: false },
  { group: 'posts', items: [post], more: false },
]

const Place = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const Opening = () => (
  <>
    <button type="button" onClick={() => openPalette()}>
      Search
    </button>
    <PaletteHost />
  </>
)

async function open(everything: () => unknown = () => ({ groups, didYouMean: [] })) {
  // The address is the test page's own, and the test before it may have led elsewhere.
  window.history.replaceState(null, '', '/')
  signIn('reader')
  answer({ 'GET /api/search': everything })
  await render(
    <BrowserRouter>
      <Opening />
      <Place />
    </BrowserRouter>,
  )
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const box = page.getByRole('combobox')
  await expect.element(box).toHaveFocus()
  return box
}

const active = () => page.getByRole('option', { selected: true })

test('arrows move through people and posts while the focus stays in the box', async () => {
  const box = await open()
  await box.fill('rao')
  await expect.element(page.getByRole('option', { name: /Ravi/ })).toBeVisible()

  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(active()).toMatchTextContent(/Ravi/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(active()).toMatchTextContent(/dengue/)
  await userEvent.keyboard('{ArrowUp}')

  await expect.element(active()).toMatchTextContent(/Ravi/)
  await expect.element(box).toHaveFocus()
  expect(box.element().getAttribute('aria-activedescendant')).toBe(active().element().id)
})

test('people who are found can be narrowed by the filters of the mates page, with the same words', async () => {
  const box = await open()
  await box.fill('rao pune')

  const narrow = page.getByRole('link', { name: 'Narrow people by city, hospital, college or language' })
  await expect.element(narrow).toHaveAttribute('href', '/mates?q=rao+pune&filters=open')
  await narrow.click()

  await expect.element(page.getByText('/mates?q=rao+pune&filters=open', { exact: true })).toBeVisible()
})

test('Enter leads to the active option, and the palette goes', async () => {
  const box = await open()
  await box.fill('rao')
  await expect.element(page.getByRole('option', { name: /Ravi/ })).toBeVisible()

  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')

  await expect.element(page.getByRole('status').and(page.getByText('/profile?member=ravi'))).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('Enter before the answer is there waits for it and leads to the best', async () => {
  const answered = Promise.withResolvers<object>()
  const box = await open(() => answered.promise)
  await box.fill('rao')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('/?find=rao', { exact: true })).toBeVisible()

  answered.resolve({ groups, didYouMean: [] })

  await expect.element(page.getByText('/profile?member=asha')).toBeVisible()
})

test('Escape closes the palette and gives the focus back', async () => {
  await open()

  await userEvent.keyboard('{Escape}')

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toHaveFocus()
})

test('what is sought stands in the address, comes again by Back, and goes when the palette is closed', async () => {
  const box = await open()
  await box.fill('rao')
  await expect.element(page.getByRole('option', { name: /Ravi/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(page.getByText('/profile?member=ravi')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  window.history.back()
  await expect.element(page.getByRole('combobox')).toHaveValue('rao')
  await expect.element(page.getByRole('option', { name: /Ravi/ })).toBeVisible()

  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText('/', { exact: true })).toBeVisible()
})

test('another spelling is offered, and sought only once it is chosen', async () => {
  const asked: string[] = []
  const box = await open(() => ({
    groups: asked.push('') > 1 ? groups : [],
    didYouMean: asked.length > 1 ? [] : ['nephrologist', 'neurologist'],
  }))
  await box.fill('nefrologist')

  await expect.element(page.getByRole('option', { name: 'neurologist' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /Ravi/ })).not.toBeInTheDocument()
  await page.getByRole('option', { name: 'nephrologist' }).click()

  await expect.element(box).toHaveValue('nephrologist')
  await expect.element(page.getByRole('option', { name: /Ravi/ })).toBeVisible()
})

test('among people alone another spelling is offered as well', async () => {
  const box = await open()
  answer({
    'GET /api/search': () => ({ groups: [], didYouMean: ['nephrologist'] }),
    'GET /api/search/people': () => ({ items: [], next: null }),
  })
  await box.fill('nefrologist')
  await page.getByRole('button', { name: 'People' }).click()

  await expect.element(page.getByRole('button', { name: 'People' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('/?find=nefrologist&in=people', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'nephrologist' })).toBeVisible()
})

test('a job and a paper lead to their own pages, and a retracted paper says so', async () => {
  const institution = {
    id: 'kaveri',
    handle: 'kaveri',
    name: 'Kaveri Heart Institute',
    kind: 'hospital',
    city: 'Trichy',
    state: 'Tamil Nadu',
  }
  const posting = { title: 'Cardiologist', institution, city: 'Trichy', isRemote: false, isUrgent: true, postedAt: createdAt }
  const paper = { title: 'Radial first', authors: 'A Rao', journal: 'IHJ', year: '2021', isRetracted: true, uploadedBy: author }
  const box = await open(() => ({
    groups: [
      { group: 'jobs', items: [{ kind: 'job', id: 'j1', posting }], more: false },
      { group: 'papers', items: [{ kind: 'paper', id: 'r1', paper }], more: false },
    ],
    didYouMean: [],
  }))
  await box.fill('heart')

  await expect.element(page.getByRole('option', { name: /Radial first.*Retracted/ })).toHaveAttribute('href', '/researchhub?paper=r1')
  await expect.element(page.getByRole('option', { name: /Cardiologist.*Urgent.*Kaveri/ })).toHaveAttribute('href', '/jobs?job=j1')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('/jobs?job=j1', { exact: true })).toBeVisible()
})

test('people of the same name whose lines say the same are told apart by their handles', async () => {
  const items = [person('asha-rao', 'Dr. Asha Rao'), person('asha-rao-2', 'Dr. Asha Rao'), person('ravi', 'Dr. Ravi Rao')]
  const box = await open(() => ({ groups: [{ group: 'people', items, more: false }], didYouMean: [] }))
  await box.fill('rao')

  await expect.element(page.getByRole('option', { name: /@asha-rao-2/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /@asha-rao(?!-2)/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /Ravi Rao/ })).not.toHaveTextContent('@ravi')
})
