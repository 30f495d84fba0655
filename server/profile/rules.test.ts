import { expect, test } from 'vitest'
import type { Publication, PublicationDraft } from '#contract/credentials.ts'
import { isOfDraft, newPublications, shownAs } from './rules.ts'

const paper = (title: string, more: Partial<PublicationDraft> = {}): PublicationDraft => ({
  ...{ title, journal: 'Indian Heart Journal', authors: '', year: 2021, doi: null, citations: 0 },
  ...more,
})
const present = (draft: PublicationDraft): Publication => ({ ...draft, id: '019a9f3e-6c00-7b1d-9c52-3f0a7d61e284' })

test('a paper is known by its DOI, or by its title and year whatever signs and capitals it is written with', () => {
  const there = [present(paper('Radial first', { doi: '10.1000/ABC' })), present(paper('Door to balloon: a review'))]

  expect(newPublications(there, [paper('Another name', { doi: '10.1000/abc' })])).toEqual([])
  expect(newPublications(there, [paper('DOOR TO BALLOON – a review')])).toEqual([])
  expect(newPublications(there, [paper('Door to balloon: a review', { year: 2022 })])).toHaveLength(1)
  expect(newPublications([], [paper('Once'), paper('once')])).toHaveLength(1)
})

test('two works of one title and year are two where each has a DOI of its own', () => {
  const reply = (doi: string | null) => paper('Author reply', { doi })

  expect(newPublications([present(reply('10.1000/a'))], [reply('10.1000/b'), reply('10.1000/c'), reply('10.1000/B')])).toHaveLength(2)
  expect(newPublications([present(reply('10.1000/a'))], [reply(null)])).toEqual([])
  expect(newPublications([present(reply(null))], [reply('10.1000/a')])).toEqual([])
  expect(newPublications([present(paper('हृदय की देखभाल'))], [paper('हृदय का देखभाल')])).toHaveLength(1)
})

test('a profile takes a thousand papers and no more', () => {
  const all = Array.from({ length: 1000 }, (_, at) => paper(`Paper ${at}`))

  expect(newPublications([], all)).toHaveLength(1000)
  expect(() => newPublications(all.map(present), [paper('One more')])).toThrow('A profile holds at most 1000 papers.')
})

test("only one's own profile can be looked at as somebody else would see it", () => {
  expect(shownAs('self', undefined)).toBe('self')
  expect(shownAs('self', 'mates')).toBe('mate')
  expect(shownAs('self', 'members')).toBe('member')
  expect(shownAs('member', 'mates')).toBe('member')
})

test('audiences, the public page and the step of the setup leave a working copy valid; what it holds does not', () => {
  expect(['email_audience', 'mates_audience', 'found_by_email', 'public', 'setup_step'].filter(isOfDraft)).toEqual([])
  expect(['bio', 'college', 'phone_sealed', 'interests'].filter(isOfDraft)).toHaveLength(4)
})
