import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { BrowserRouter, closeAbove, Link, Navigate, StaticRouter, useArrival, useLocation, useNavigate } from './router.tsx'

const before = window.location.href

beforeEach(() => window.history.pushState(null, '', '/ward?day=1#top'))
afterEach(() => {
  vi.restoreAllMocks()
  window.history.pushState(null, '', before)
})

function Place() {
  const { pathname, search, hash } = useLocation()
  const arrival = useArrival()
  return (
    <p>
      {pathname}
      {search}
      {hash} by {arrival}
    </p>
  )
}

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  )
}

const draw = (children: ReactNode) =>
  render(
    <BrowserRouter>
      <Place />
      {children}
    </BrowserRouter>,
  )

test('a link leads to its place, and the browser back and forward again', async () => {
  const screen = await draw(<Link to="/rounds?bed=2">Rounds</Link>)
  await expect.element(screen.getByText('/ward?day=1#top by pop')).toBeVisible()

  await screen.getByRole('link').click()

  await expect.element(screen.getByText('/rounds?bed=2 by push')).toBeVisible()
  window.history.back()
  await expect.element(screen.getByText('/ward?day=1#top by pop')).toBeVisible()
  window.history.forward()
  await expect.element(screen.getByText('/rounds?bed=2 by pop')).toBeVisible()
})

test('what is opened above a page is one visit that Back closes, and whoever came straight there stays on the page', async () => {
  const screen = await draw(
    <>
      <Link to="/ward?bed=2" above>
        Bed 2
      </Link>
      <button type="button" onClick={() => closeAbove('/ward')}>
        Close
      </button>
    </>,
  )
  await screen.getByRole('link').click()
  await expect.element(screen.getByText('/ward?bed=2 by above')).toBeVisible()
  window.history.back()
  await expect.element(screen.getByText('/ward?day=1#top by above')).toBeVisible()

  await screen.getByRole('link').click()
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('/ward?day=1#top by above')).toBeVisible()

  await screen.getByRole('button').click()
  await expect.element(screen.getByText('/ward by replace')).toBeVisible()
})

test('visits are numbered, each has a key of its own, and one that leads to where one is replaces it', async () => {
  const screen = await draw(
    <>
      <Link to="/a">A</Link>
      <Link to="/b">B</Link>
    </>,
  )
  const kept = () => window.history.state as { key: string; idx: number }
  const press = async (name: string) => {
    await screen.getByRole('link', { name }).click()
    return { ...kept() }
  }

  const [first, second, again] = [await press('A'), await press('B'), await press('B')]

  expect([first.idx, second.idx, again.idx]).toEqual([1, 2, 2])
  expect(new Set([first.key, second.key, again.key]).size).toBe(3)
  await expect.element(screen.getByText('/b by replace')).toBeVisible()
})

test('a query or an anchor alone keeps the rest of the address', async () => {
  const screen = await draw(
    <>
      <Link to="?day=2">Next day</Link>
      <Link to="#foot">Foot</Link>
    </>,
  )

  expect(screen.getByRole('link', { name: 'Next day' }).element().getAttribute('href')).toBe('/ward?day=2')
  expect(screen.getByRole('link', { name: 'Foot' }).element().getAttribute('href')).toBe('/ward?day=1#foot')
})

test.each([
  ['with Control', { ctrlKey: true }, {}],
  ['with Command', { metaKey: true }, {}],
  ['with Shift', { shiftKey: true }, {}],
  ['by the middle button', { button: 1 }, {}],
  ['for another tab', {}, { target: '_blank' }],
  ['of a download', {}, { download: 'notes.pdf' }],
])('a press %s is left to the browser', async (_, how, props) => {
  const screen = await draw(
    <Link to="/elsewhere" {...props}>
      Elsewhere
    </Link>,
  )
  let leftAlone: boolean | undefined
  const note = (event: Event) => {
    leftAlone = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', note, { once: true })

  const link = screen.getByRole('link').element()
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))

  expect(leftAlone).toBe(true)
  expect(window.location.pathname).toBe('/ward')
})

test('whoever is sent on does not come back to where they were sent from', async () => {
  const length = window.history.length
  const screen = await draw(<Navigate to="/login" />)

  await expect.element(screen.getByText('/login by replace')).toBeVisible()
  expect(window.history.length).toBe(length)
})

test('a number goes that many visits back', async () => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => {})
  const screen = await draw(<Back />)

  await screen.getByRole('button').click()

  expect(go).toHaveBeenCalledWith(-1)
})

test('a page that is drawn ahead stands at its own path', async () => {
  const screen = await render(
    <StaticRouter pathname="/features">
      <Place />
    </StaticRouter>,
  )

  await expect.element(screen.getByText('/features by pop')).toBeVisible()
})
