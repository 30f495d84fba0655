import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { setLine } from '../../lib/line.ts'
import { renewAddress } from '../../lib/renew-address.ts'
import { Picture, pathOf, renewPicturesWith } from './Picture.tsx'
import { RenewedPicture } from './RenewedPicture.tsx'

renewPicturesWith(RenewedPicture)
afterEach(leave)

const film = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>'
/** The same film by an address that says when it was made. */
const madeAt = (moment: number) => `${film}<!--?until=${moment}-->`
const broken = 'data:image/png;base64,AAAA'

/** A picture of its own, whose address is over. */
function overdue() {
  const id = crypto.randomUUID()
  return { id, url: `/files/${id}.webp?until=1&sig=over` }
}

/** Answers what is asked for again by `urlOf`; what it answers nothing for is left out. */
function renewing(urlOf: (id: string) => string | undefined) {
  const asked = vi.fn()
  answer({
    'POST /api/files/renew': ({ body }) => {
      const { ids } = body as { ids: string[] }
      asked(...ids)
      return { items: ids.flatMap((id) => ({ id, url: urlOf(id) })).filter(({ url }) => url !== undefined) }
    },
  })
  return asked
}

const shown = (alt: string) => document.querySelector<HTMLImageElement>(`img[alt="${alt}"]`)

test('addresses that are wanted at once are asked for together', async () => {
  signIn('reader')
  const [chest, hand] = [overdue(), overdue()]
  const asked = renewing(() => madeAt(2))

  await Promise.all([renewAddress(pathOf(chest.url)), renewAddress(pathOf(hand.url))])

  expect(asked).toHaveBeenCalledExactlyOnceWith(chest.id, hand.id)
})

test('pictures whose addresses are over are asked for again once, and shown', async () => {
  signIn('reader')
  const [chest, hand] = [overdue(), overdue()]
  const asked = renewing(() => madeAt(2))

  await render(
    <>
      <Picture url={chest.url} alt="Chest" />
      <Picture url={hand.url} alt="Hand" />
    </>,
  )

  for (const alt of ['Chest', 'Hand']) await expect.poll(() => shown(alt)?.naturalWidth).toBe(8)
  expect(asked.mock.calls.flat().sort()).toEqual([chest.id, hand.id].sort())
})

test('what was asked for again is known where the same picture is drawn once more', async () => {
  signIn('reader')
  const chest = overdue()
  const asked = renewing(() => madeAt(2))
  const before = await render(<Picture url={chest.url} alt="Chest" />)
  await expect.poll(() => shown('Chest')?.naturalWidth).toBe(8)
  await before.unmount()

  await render(<Picture url={chest.url} alt="Chest again" />)

  await expect.poll(() => shown('Chest again')?.naturalWidth).toBe(8)
  expect(asked).toHaveBeenCalledOnce()
})

test('a picture that is shown keeps its address when the page hears of another', async () => {
  const screen = await render(<Picture url={madeAt(1)} alt="Chest" />)
  await expect.poll(() => shown('Chest')?.naturalWidth).toBe(8)

  await screen.rerender(<Picture url={madeAt(2)} alt="Chest, described" />)

  expect(shown('Chest, described')?.getAttribute('src')).toBe(madeAt(1))
})

test('another picture in its place is shown', async () => {
  const screen = await render(<Picture url={madeAt(1)} alt="Chest" />)

  await screen.rerender(<Picture url={film} alt="Chest" />)
  await screen.rerender(<Picture url={film.replace('8', '9')} alt="Chest" />)

  await expect.poll(() => shown('Chest')?.naturalWidth).toBe(9)
})

test('one that this member may not see any more leaves its place to words, and says so once', async () => {
  signIn('reader')
  const gone = vi.fn()
  const asked = renewing(() => undefined)

  const screen = await render(
    <Picture url={overdue().url} alt="Chest" instead={(isAsked) => (isAsked ? 'Asking' : 'Cannot be shown')} onGone={gone} />,
  )

  await expect.element(screen.getByText('Cannot be shown')).toBeVisible()
  expect(shown('Chest')).toBeNull()
  expect(gone).toHaveBeenCalledOnce()
  expect(asked).toHaveBeenCalledOnce()
})

test('one that cannot be fetched from an address just made is left alone until the line is back', async () => {
  signIn('reader')
  const gone = vi.fn()
  const addresses = [broken, madeAt(2)]
  const asked = renewing(() => addresses.shift())

  const screen = await render(
    <Picture url={overdue().url} alt="Chest" instead={(isAsked) => !isAsked && 'Cannot be shown'} onGone={gone} />,
  )
  await expect.element(screen.getByText('Cannot be shown')).toBeVisible()
  expect(asked).toHaveBeenCalledOnce()
  setLine(false)
  setLine(true)

  await expect.poll(() => shown('Chest')?.naturalWidth).toBe(8)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(gone).not.toHaveBeenCalled()
})
