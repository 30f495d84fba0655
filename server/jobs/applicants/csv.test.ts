import { expect, test } from 'vitest'
import { csvFile } from '../../platform/csv.ts'
import { type Exported, tableOf } from './csv.ts'

const profile: Exported['profile'] = {
  ...{ name: 'Asha Rao', headline: '', specialty: '', hospital: '', location: 'Chennai', currentPosition: '', experienceYears: 7 },
  ...{
    education: 'MD, DM',
    college: '',
    graduationYear: null,
    languages: [],
    certifications: [],
    publications: [],
    entries: [],
    checked: '',
  },
}
const csvOf = async (row: Exported) =>
  (
    await csvFile(
      'applicants.csv',
      tableOf(
        [row],
        row.answers.map(({ words }) => words),
      ),
    )
  ).text()
const row = (letter: string): Exported => ({ status: 'sent', sent_at: new Date('2026-11-19T20:00:00Z'), profile, answers: [], letter })

test.each(['=HYPERLINK("http://a.example")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
  'what a spreadsheet would take for a formula is text: %j',
  async (letter) => {
    expect(await csvOf(row(letter))).toContain(`'${letter.replaceAll('"', '""')}`)
  },
)

test('the rest stays as it is, with days of India and a column for each question', async () => {
  const answers = [{ words: 'How many cases, alone?', kind: 'text' as const, answer: '212' }]
  const csv = await csvOf({ ...row('Dear "team"'), answers })

  expect(csv.split('\r\n')[0]).toMatch(/Letter,"How many cases, alone\?"$/)
  expect(csv.split('\r\n')[1]).toBe('Asha Rao,Sent,2026-11-20,,,,,,Chennai,7,"MD, DM","Dear ""team""",212')
})
