import { execFileSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect, test } from 'vitest'

const NICEST = 19
const LOCAL = join(import.meta.dirname, 'give-way.ts')

/** How much a process gives way that was started to give way by `begun`, and does so by `priority` itself. */
const after = (begun: number, priority: number) =>
  Number(
    execFileSync('nice', [
      ...['-n', String(begun), process.execPath, '--input-type=module', '-e'],
      `import { giveWay } from ${JSON.stringify(LOCAL)}; import { getPriority } from 'node:os'; giveWay(${priority}); console.log(getPriority())`,
    ]),
  )

test.runIf(process.platform === 'linux')('whoever was started to give way further stays so, and others give way', () => {
  const here = getPriority()
  const begun = Math.min(NICEST, here + 15)

  expect(after(15, 5)).toBe(begun)
  expect(after(0, NICEST)).toBe(NICEST)
})
