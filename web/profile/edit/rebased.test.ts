import { expect, test } from 'vitest'
import { emptyCertificate } from '../credentials/certificate.ts'
import { emptyPaper, type PaperForm } from '../credentials/papers/paper.ts'
import { rebased } from './rebased.ts'
import type { WorkingCopy } from './working-copy.ts'

const paper = (title: string, more: Partial<PaperForm> = {}): PaperForm => ({ ...emptyPaper, title, journal: 'IHJ', year: '2021', ...more })
const before = {
  ...{ bio: 'As it was', phone: '1', interests: [], paper: emptyPaper, certificate: emptyCertificate, certifications: [] },
  publications: [paper('One', { id: '1' }), paper('Two', { id: '2' }), paper('Three', { id: '3' })],
} as unknown as WorkingCopy
const titles = ({ publications }: WorkingCopy) => publications.map(({ title }) => title)

test('what was changed here stays, and what was changed elsewhere comes', () => {
  const both = rebased({ ...before, bio: 'Mine' }, before, { ...before, bio: 'Theirs', phone: '2' })

  expect([both.bio, both.phone]).toEqual(['Mine', '2'])
})

test('papers that were added, changed or removed on either side are so in both', () => {
  const mine = { ...before, publications: [paper('New'), paper('One, corrected', { id: '1' }), paper('Two', { id: '2' })] }
  const now = { ...before, publications: [paper('Elsewhere', { id: '4' }), paper('One', { id: '1' }), paper('Three', { id: '3' })] }

  expect(titles(rebased(mine, before, now))).toEqual(['New', 'Elsewhere', 'One, corrected'])
})

test('a paper that was changed here and removed elsewhere stays as it was written', () => {
  const mine = { ...before, publications: [paper('One, corrected', { id: '1' })] }

  expect(titles(rebased(mine, before, { ...before, publications: [] }))).toEqual(['One, corrected'])
})

test('what a save whose answer was lost has added does not stand twice', () => {
  const mine = { ...before, publications: [paper('New '), ...before.publications] }
  const now = { ...before, publications: [paper('New', { id: '9', citations: '0' }), ...before.publications] }

  expect(titles(rebased(mine, before, now))).toEqual(['New', 'One', 'Two', 'Three'])
})
