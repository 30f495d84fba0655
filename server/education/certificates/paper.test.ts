import { expect, test } from 'vitest'
import { certificatePaper } from './paper.ts'

const certificate = {
  ...{ certificateNumber: 'WM-C-7Q4K-29XD', name: 'Asha Rao', courseId: 'dengue', course: 'Dengue', version: 2, hours: 0.75 },
  ...{ questions: 6, rightAtFirst: 5, finishedAt: '2025-11-14T20:15:00.000Z', issuer: 'Wardmates', accreditation: 'none' as const },
}

test('a printed certificate names the day in India, and denies that it is accredited', () => {
  const words = certificatePaper(certificate, 'https://wardmates.example').lines.map(({ text }) => text)

  expect(words).toContain('Asha Rao finished this course on 2025-11-15.')
  expect(words).toContain('About 0.75 h. Self-recorded: nobody accredited this course.')
})
