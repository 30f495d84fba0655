import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ATTACHMENTS_MAX } from '#contract/attachment-limits.ts'
import type { Way } from '../../../lib/upload/way.ts'
import { AttachButton } from './AttachButton.tsx'
import { AttachmentRows } from './AttachmentRows.tsx'
import type { Attached } from './attached.ts'
import { takesFiles } from './dropped-files.ts'
import { type Attachments, useAttachments } from './use-attachments.ts'

type Sent = { file: File; way: Way; arrive: () => void; fail: (error: Error) => void }
const sent: Sent[] = []

vi.mock('../../../lib/upload/pieces.ts', () => ({
  sendInPieces: (_kind: string, file: File, way: Way) =>
    new Promise((resolve, reject) => {
      way.signal.addEventListener('abort', () => reject(way.signal.reason))
      const arrive = () => resolve({ id: crypto.randomUUID(), taken: () => {} })
      sent.push({ file, way, arrive, fail: reject })
    }),
}))
afterEach(() => sent.splice(0))

const sentAs = (name: string) => sent.find(({ file }) => file.name === name)!

let shown: Attachments

function Writing() {
  shown = useAttachments()
  return (
    <div {...takesFiles(shown.add)}>
      <AttachmentRows attachments={shown} />
      <AttachButton onFiles={shown.add} />
      <textarea aria-label="Message" />
    </div>
  )
}

const pdf = (name = 'Consent.pdf') => new File(['%PDF-1.7 words'], name, { type: 'application/pdf' })

async function picture() {
  const canvas = new OffscreenCanvas(400, 200)
  canvas.getContext('2d')!.fillRect(0, 0, 400, 200)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'ECG.png', { type: 'image/png' })
}

async function show(...files: File[]) {
  const screen = await render(<Writing />)
  shown.add(files)
  return screen
}

test('each file says how far it is, and the message may go once all have arrived', async () => {
  const screen = await show(pdf(), pdf('Angio.pdf'))
  await expect.poll(() => sent.length).toBe(2)

  sentAs('Consent.pdf').way.tell({ share: 0.5 })
  await expect.element(screen.getByRole('progressbar', { name: 'Upload of Consent.pdf' })).toHaveAttribute('value', '50')
  sentAs('Consent.pdf').arrive()
  await expect.element(screen.getByRole('button', { name: 'Remove Consent.pdf' })).toBeVisible()
  expect([shown.isReady, shown.notes.length]).toEqual([false, 1])
  sentAs('Angio.pdf').arrive()

  await expect.poll(() => shown.isReady).toBe(true)
  expect(shown.notes.map(({ name, type, sizeBytes }) => [name, type, sizeBytes])).toEqual([
    ['Consent.pdf', 'application/pdf', 14],
    ['Angio.pdf', 'application/pdf', 14],
  ])
})

test('one that is cancelled is stopped and gone; one that failed says why and is sent again', async () => {
  const screen = await show(pdf(), pdf('Angio.pdf'))
  await expect.poll(() => sent.length).toBe(2)

  await screen.getByRole('button', { name: 'Cancel upload of Consent.pdf' }).click()
  expect(sentAs('Consent.pdf').way.signal.aborted).toBe(true)
  expect(sentAs('Consent.pdf').way.signal.reason).not.toBe('left')
  sentAs('Angio.pdf').fail(new TypeError('Failed to fetch'))
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Not sent. Could not reach Wardmates. Check your connection and try again.')
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => sent.length).toBe(3)
  sent[2]!.arrive()

  await expect.poll(() => shown.isReady).toBe(true)
  expect(shown.rows.map(({ original }) => original.name)).toEqual(['Angio.pdf'])
})

test('what is handed on with a message is not given up when its composer goes', async () => {
  const screen = await show(pdf(), pdf('Late.pdf'))
  await expect.poll(() => sent.length).toBe(2)
  sentAs('Consent.pdf').arrive()
  await expect.poll(() => shown.notes.length).toBe(1)

  await screen.unmount()
  expect(sentAs('Late.pdf').way.signal.reason).toBe('left')

  const next = await show(pdf())
  await expect.poll(() => sent.length).toBe(3)
  sent[2]!.arrive()
  await expect.poll(() => shown.isReady).toBe(true)
  shown.sent()
  await expect.poll(() => shown.rows).toEqual([])
  await next.unmount()
  expect(sent[2]!.way.signal.aborted).toBe(false)
})

test('a wrong type, nothing in it, too large and too many are refused in words before anything is sent', async () => {
  const large = pdf('large.pdf')
  Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 })
  const screen = await show(
    new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }),
    new File([], 'none.pdf', { type: 'application/pdf' }),
    large,
  )

  await expect
    .poll(() => shown.rows.map(({ failure }) => failure?.words))
    .toEqual([expect.stringContaining('This type of file cannot be sent.'), 'This file is empty.', 'Use a file under 25 MB.'])
  expect(screen.getByRole('button', { name: 'Retry' }).elements()).toEqual([])
  shown.add(Array.from({ length: ATTACHMENTS_MAX }, () => pdf()))
  await expect.element(screen.getByText(/A message takes 10 files/)).toBeVisible()
  expect(shown.rows).toHaveLength(ATTACHMENTS_MAX)
})

test('files that are dropped or pasted are taken, and pasted words are left to the text', async () => {
  const screen = await show()
  const area = screen.getByRole('textbox').element()
  const data = new DataTransfer()
  data.items.add(pdf())

  area.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  const words = new DataTransfer()
  words.setData('text/plain', 'words')
  expect(area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: words, bubbles: true, cancelable: true }))).toBe(true)

  await expect.poll(() => shown.rows.length).toBe(2)
})

test('the keyboard alone covers a part of a picture, which is then sent anew without what lay there', async () => {
  const screen = await show(await picture())
  await expect.poll(() => sent.length).toBe(1)
  sent[0]!.arrive()
  await expect.poll(() => shown.isReady).toBe(true)

  await screen.getByRole('button', { name: 'Cover faces or names in ECG.png' }).click()
  await screen.getByRole('button', { name: 'Add a box' }).click()
  const box = screen.getByRole('button', { name: /^Box 1/ })
  ;(box.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}')
  await screen.getByRole('button', { name: 'Cover and send again' }).click()

  expect(sent[0]!.way.signal.aborted).toBe(true)
  await expect.poll(() => sent.length).toBe(2)
  const { boxes } = shown.rows[0] as Attached
  expect(boxes[0]!.left).toBeCloseTo(0.38)
  expect(boxes[0]!.height).toBeCloseTo(0.22)
  sent[1]!.arrive()
  await expect.element(screen.getByText(/1 covered/)).toBeVisible()
})
