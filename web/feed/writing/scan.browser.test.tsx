import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLine } from '../../lib/line.ts'
import { scanToSend } from './scan.ts'

/** What looks texts through has not been fetched and does not come. */
class Away {
  postMessage() {}
  terminate() {}
}

beforeEach(() => void vi.stubGlobal('Worker', Away))
afterEach(() => {
  vi.unstubAllGlobals()
  setLine(true)
})

/** Whether a text may go within so many milliseconds. */
const goesWithin = (ms: number) =>
  Promise.race([scanToSend('Dengue again').then(() => true), new Promise((late) => setTimeout(late, ms, false))])

test('while the line is down the first text of a page does not wait for what would look it through', async () => {
  setLine(false)

  expect(await goesWithin(1500)).toBe(true)
})

test('otherwise it waits a while for that to come', async () => {
  expect(await goesWithin(1500)).toBe(false)
})
