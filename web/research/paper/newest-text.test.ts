import { expect, test } from 'vitest'
import { newestText } from './newest-text.ts'

test('the newest text is that of the last version that was read, whatever came after it', () => {
  const read = { no: 2, textState: 'read' } as const
  const older = { no: 1, textState: 'read' } as const

  for (const textState of ['none', 'scanned', 'failed', 'waiting'] as const)
    expect(newestText({ versions: 3, versionList: [{ no: 3, textState }, read, older] })).toBe(2)
  expect(newestText({ versions: 2, versionList: [read, older] })).toBe(2)
  expect(newestText({ versions: 1, versionList: [{ no: 1, textState: 'scanned' }] })).toBe(1)
})
