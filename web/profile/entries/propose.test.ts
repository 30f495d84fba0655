import { expect, test } from 'vitest'
import { proposeEntries } from './propose.ts'

const written = (education: string, currentPosition = '') =>
  proposeEntries({ card: { hospital: 'KEM Hospital' }, details: { education, currentPosition } } as Parameters<typeof proposeEntries>[0])

test.each([
  ['MBBS, MD (Medicine), DM (Cardiology)', [{ title: 'MBBS' }, { title: 'MD (Medicine)' }, { title: 'DM (Cardiology)' }]],
  [
    'MBBS from Grant Medical College, 2006-2012\nMD Medicine, KEM Hospital (2015)',
    [
      { title: 'MBBS', institution: 'Grant Medical College', startedYear: '2006', endedYear: '2012' },
      { title: 'MD Medicine', institution: 'KEM Hospital', startedYear: '', endedYear: '2015' },
    ],
  ],
  [
    '1. M.B.B.S. - AFMC Pune 2001; 2. Fellowship in echo at CMC Vellore, 2010-11',
    [
      { kind: 'degree', institution: 'AFMC Pune', endedYear: '2001' },
      { kind: 'training', title: 'Fellowship in echo', institution: 'CMC Vellore', startedYear: '2010', endedYear: '2011' },
    ],
  ],
  ['DM Cardiology, AIIMS, 2024 to present', [{ institution: 'AIIMS', startedYear: '2024', endedYear: '', isPresent: true }]],
  ['', []],
])('"%s" is proposed piece by piece', (education, entries) => {
  expect(written(education)).toMatchObject(entries)
  expect(written(education)).toHaveLength(entries.length)
})

test('the current position is proposed with its hospital, and still asks when it began', () => {
  expect(written('', 'Consultant')).toMatchObject([
    { kind: 'position', title: 'Consultant', institution: 'KEM Hospital', isPresent: true, startedYear: '' },
  ])
})

test('no word of the text is lost on the way into the fields', () => {
  const text = 'MD (General Medicine) from Seth GS Medical College and KEM Hospital, Mumbai'

  const [{ title, institution } = { title: '', institution: '' }] = written(text)

  expect(`${title} from ${institution}`).toBe(text)
})
