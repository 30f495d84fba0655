import { expect, test } from 'vitest'
import { evidenceOf } from '#corpus/parts.ts'
import { readCorpus } from '#corpus/read.ts'
import { foundNotes } from '#tests/support/found-notes.ts'
import { examine } from './examine.ts'
import { analyse } from './language/text-analysis.ts'
import { namesOtherPeople } from './people.ts'

test.each([
  ['deaths fell in children', 'patients with sepsis', true],
  ['deaths fell in women with sepsis', 'women and girls with sepsis', false],
  ['deaths fell in sepsis', 'newborns with sepsis', false],
  ['deaths fell in adults with sepsis', 'people with sepsis', false],
  ['deaths fell in adults with sepsis', 'newborns with sepsis', true],
  ['deaths fell in people with sepsis', 'newborns with sepsis', true],
  ['deaths fell in patients with sepsis', 'children and adults with sepsis', false],
  ['deaths fell in children with sepsis', 'children and adults with sepsis', true],
  ['deaths fell in women with sepsis', 'men and women with sepsis', true],
  ['deaths fell in men and women with sepsis', 'men and women with sepsis', false],
])('%s, found in %s', (claim, found, is) => {
  expect(namesOtherPeople(claim, found)).toBe(is)
})

const notes = readCorpus()
const counts = new Map<string, number>()
for (const { title, ...note } of notes)
  for (const term of new Set(analyse(`${title} ${evidenceOf(note)}`).terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
const idf = (term: string) => Math.log(1 + notes.length / ((counts.get(term) ?? 0) + 0.5))

const OTHERS = {
  children: /child|infant|newborn|neonat|bab|paediatric|adolesc/i,
  women: /wom[ae]n|mother|pregnan|matern|birth|menopaus/i,
  men: /\bm[ae]n\b|male|prostat|testost/i,
}

test('what a note found in some is verified of nobody else', async () => {
  const wrong: string[] = []
  let verified = 0
  for (const note of notes.filter((_, at) => at % 6 === 0)) {
    const library = {
      search: async () => ({ documents: foundNotes(note.id.replace('note:', '')) }),
      idfs: async (terms: string[]) => new Map(terms.map((term) => [term, idf(term)])),
    } as unknown as Parameters<typeof examine>[0]
    const isVerified = async (claim: string) => (await examine(library, claim)).some(({ status }) => status === 'verified')
    const given = note.results.map(
      (one) => `${one.outcome} was ${one.armValue} with ${one.arm} and ${one.comparatorValue} with ${one.comparator}.`,
    )
    const stated = note.claims.flatMap(({ truth, statement }) => (truth === 'supported' ? [statement] : []))
    for (const claim of [...given, ...stated]) {
      if (!(await isVerified(claim))) continue
      verified++
      for (const [people, known] of Object.entries(OTHERS)) {
        const other = claim.replace(/\.$/, ` in ${people}.`)
        if (!known.test(JSON.stringify(note)) && (await isVerified(other))) wrong.push(other)
      }
    }
  }

  expect(wrong).toEqual([])
  expect(verified).toBeGreaterThan(100)
})
