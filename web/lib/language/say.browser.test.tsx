import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { inFull } from '../dates.ts'
import { PageIsTranslated, say, sayAround, speakWith, useLocale, useSay } from './say.ts'

const words = (english: string) => (english === 'Show more' ? 'और दिखाएँ' : undefined)
afterEach(() => speakWith(undefined))

function Shared() {
  const sayHere = useSay()
  return <p>{`${sayHere('Show more')}, ${inFull('2026-11-29T10:00:00.000Z', useLocale()).includes('नव')}`}</p>
}

test('what pages share is in the language of its page, and what stands around them in the reader’s', async () => {
  speakWith({ code: 'hi', words, refusal: () => undefined })
  const { getByText, rerender } = await render(
    <PageIsTranslated value={false}>
      <Shared />
      <p>{say('Show more')}</p>
    </PageIsTranslated>,
  )
  await expect.element(getByText('Show more, false')).toBeVisible()
  await expect.element(getByText('और दिखाएँ', { exact: true })).toBeVisible()

  await rerender(
    <PageIsTranslated value>
      <Shared />
    </PageIsTranslated>,
  )
  await expect.element(getByText('और दिखाएँ, true')).toBeVisible()
})

test('each part of a sentence that is drawn in its own way stands where the language puts it', async () => {
  const drawn = () => sayAround('As *a mate* or *any member* sees it.', (part, place) => <a href={`#${place}`}>{part}</a>)
  const { getByText, rerender } = await render(<p>{drawn()}</p>)
  await expect.element(getByText('As a mate or any member sees it.')).toBeVisible()

  speakWith({ code: 'hi', words: () => 'जैसी *साथी* या *सदस्य* को दिखती है।', refusal: () => undefined })
  await rerender(<p>{drawn()}</p>)

  await expect.element(getByText('जैसी साथी या सदस्य को दिखती है।')).toBeVisible()
  expect(getByText('साथी', { exact: true }).element().getAttribute('href')).toBe('#0')
  expect(getByText('सदस्य', { exact: true }).element().getAttribute('href')).toBe('#1')
})
