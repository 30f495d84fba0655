import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CropFrame } from './CropFrame.tsx'
import { type Crop, cutOf, type Size, wholeOf } from './crop.ts'

const made: string[] = []
afterEach(() => made.splice(0).forEach(URL.revokeObjectURL))

/** A picture of 400 by 200 pixels. */
async function picture() {
  const canvas = new OffscreenCanvas(400, 200)
  canvas.getContext('2d')!.fillRect(0, 0, 400, 200)
  const url = URL.createObjectURL(await canvas.convertToBlob())
  made.push(url)
  return url
}

let saved: Crop | undefined

function Frame({ src }: { src: string }) {
  const [size, setSize] = useState<Size>()
  const [crop, setCrop] = useState<Crop>()
  saved = crop
  return (
    <CropFrame
      {...{ src, size, crop }}
      shape="round"
      onSize={(read) => {
        setSize(read)
        setCrop(wholeOf(read))
      }}
      onUnreadable={() => {}}
      onCrop={setCrop}
    />
  )
}

async function show() {
  const screen = await render(<Frame src={await picture()} />)
  const frame = screen.getByRole('application')
  await expect.poll(() => saved).toEqual({ zoom: 1, x: 200, y: 100 })
  ;(frame.element() as HTMLElement).focus()
  return frame.element()
}

const cut = () => cutOf({ width: 400, height: 200 }, saved!)

test('arrows move the picture and stop at its edge', async () => {
  await show()

  await userEvent.keyboard('{ArrowRight}')
  const after = cut().left
  expect(after).toBeLessThan(0.25)
  await userEvent.keyboard('{ArrowRight>40}{/ArrowRight}')

  expect(cut()).toEqual({ left: 0, top: 0, size: 1 })
})

test('plus and minus zoom, and never further out than the picture', async () => {
  await show()

  await userEvent.keyboard('+')
  expect(cut().size).toBeCloseTo(1 / 1.1)
  await userEvent.keyboard('----')

  expect(cut()).toEqual({ left: 0.25, top: 0, size: 1 })
})

test('the wheel zooms step by step, and the page does not scroll', async () => {
  const frame = await show()
  const turn = () => new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true })

  const first = turn()
  frame.dispatchEvent(first)
  await expect.poll(() => saved?.zoom).toBeCloseTo(1.08)
  frame.dispatchEvent(turn())

  await expect.poll(() => saved?.zoom).toBeCloseTo(1.08 ** 2)
  expect(first.defaultPrevented).toBe(true)
})
