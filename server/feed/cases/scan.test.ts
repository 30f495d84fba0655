import { expect, test } from 'vitest'
import type { CasePart } from '#contract/cases.ts'
import { openFindings, scanCase } from './scan.ts'

const blank = { specialty: 'Nephrology', presentation: '', findings: '', course: '', question: 'Why?' }

test('each part is looked through, and a finding says where it stands in its own part', () => {
  const words: Record<CasePart, string> = {
    specialty: 'Nephrology',
    question: 'Call 98765 43210?',
    presentation: 'Pt Harjinder Kaur, UHID: KGMU/2024/009812, came with fever.',
    findings: 'Seen on 14-02-2024.',
    course: '',
  }

  const found = scanCase(words)

  expect(found.map(({ part, said, becomes }) => [part, said, becomes])).toEqual([
    ['question', '98765 43210', '[phone]'],
    ['presentation', 'Harjinder Kaur', '[name]'],
    ['presentation', expect.stringContaining('KGMU/2024/009812'), '[record number]'],
    ['findings', '14-02-2024', '[date]'],
  ])
  for (const { part, start, end, said } of found) expect(words[part as CasePart].slice(start, end)).toBe(said)
})

test('a hospital in one part says who is meant beside a name in another', () => {
  expect(scanCase({ ...blank, presentation: 'Treated at Mayo Clinic.' })).toEqual([])

  const found = scanCase({ ...blank, presentation: 'Treated at Mayo Clinic.', course: 'John P., went home.' })

  expect(found).toContainEqual(expect.objectContaining({ part: 'presentation', becomes: '[place]' }))
})

test('what stands in place of an identifier is none', () => {
  expect(scanCase({ ...blank, presentation: 'Pt [name], UHID: [record number], seen on [date], call [phone].' })).toEqual([])
})

test('a finding is open until its author says of the same words in the same part that they identify nobody', () => {
  const found = scanCase({ ...blank, presentation: 'Pt Harjinder Kaur came on 14-02-2024.' })

  expect(openFindings(found, [])).toEqual(found)
  expect(openFindings(found, [{ part: 'presentation', said: '14-02-2024' }]).map(({ said }) => said)).toEqual(['Harjinder Kaur'])
  expect(openFindings(found, [{ part: 'course', said: '14-02-2024' }])).toEqual(found)
  expect(openFindings(found, [{ part: 'presentation', said: '14' }])).toEqual(found)
})
