import { expect, test } from 'vitest'
import type { Paper } from '#contract/papers.ts'
import { uploadsBeside } from './uploads-beside.ts'

const paper = (id: string, doi: string | null, audience = 'members') => ({ id, doi, audience }) as Paper

test('a work that is an entry and an upload stands once, and the entry leads to the upload', () => {
  const uploads = [paper('1', '10.1000/A'), paper('2', '10.1000/b'), paper('3', '10.1000/B'), paper('4', null), paper('5', null)]

  const { pathOf, others } = uploadsBeside([{ doi: '10.1000/a' }, { doi: '10.1000/c' }, { doi: null }], uploads, undefined)

  expect(others.map(({ id }) => id)).toEqual(['2', '4', '5'])
  expect([pathOf('10.1000/a'), pathOf('10.1000/c')]).toEqual(['/researchhub?paper=1', undefined])
})

test('whoever looks at their own profile as others sees what those may find', () => {
  const uploads = [paper('1', null, 'private'), paper('2', null, 'mates'), paper('3', null), paper('4', null, 'public')]
  const shown = (as: 'mates' | 'members' | undefined) => uploadsBeside([], uploads, as).others.map(({ id }) => id)

  expect([shown(undefined), shown('mates'), shown('members')]).toEqual([
    ['1', '2', '3', '4'],
    ['2', '3', '4'],
    ['3', '4'],
  ])
})
