import { expect, test } from 'vitest'
import { foundNotes } from '#tests/support/found-notes.ts'
import { followUps, narrower } from './follow-ups.ts'

const [emperor, deliver] = foundNotes('emperor-preserved', 'deliver') as [
  ReturnType<typeof foundNotes>[0],
  ReturnType<typeof foundNotes>[0],
]
const upload = { ...emperor, id: 'u', origin: 'upload' as const, title: 'A ward audit.' }

test('an answer leads on to what its note also tells, to a work beside it, and to India', () => {
  expect(followUps('Do platelets help in dengue?', foundNotes('platelet-transfusion-dengue'), [])).toEqual([
    'What are the harms of prophylactic platelets in dengue?',
    'Who was studied for prophylactic platelets in dengue, and who was left out?',
    'Is there evidence from India on prophylactic platelets in dengue?',
  ])
  expect(followUps('empagliflozin', [emperor], [emperor, deliver])).toContain(
    'What is known about dapagliflozin in heart failure with preserved ejection fraction?',
  )
})

test('nobody is asked for harms or about India twice', () => {
  expect(followUps('harms of platelets in dengue', foundNotes('platelet-transfusion-dengue'), []).join(' ')).not.toContain('harms')
  expect(followUps('snakebite deaths', foundNotes('million-death-snakebite'), []).join(' ')).not.toContain('from India')
})

test('of a document that is no note the questions name its title', () => {
  expect(followUps('audit', [upload], [upload])[0]).toBe('What did “A ward audit” find?')
  expect(followUps('audit', [{ ...upload, title: 'Long words of a title '.repeat(8) }], [])[0]).toMatch(/^What did “.{60,82}…” find\?$/)
})

test('without an answer the questions are about what is near, and about the library where nothing is', () => {
  expect(narrower([deliver, upload])).toEqual([
    'What is known about dapagliflozin in heart failure with preserved ejection fraction?',
    'What did “A ward audit” find?',
  ])
  expect(narrower([])).toContain('How is dengue shock treated?')
})
