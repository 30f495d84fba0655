import { expect, test } from 'vitest'
import type { Proof } from '#contract/claim.ts'
import { ABROAD, councils } from '#contract/councils.ts'
import { searchPagesOf } from './search-pages.ts'

const pagesAt = (council: string) =>
  searchPagesOf({
    ...({ proof: 'registration', council, councilName: null, number: '7', year: 2014, nameAsRegistered: 'Asha Rao' } as const),
    hprId: null,
  }).map(({ url }) => new URL(url))

test('every Indian doctor and dentist is looked up in one press, and every page is one of https', () => {
  for (const { id, profession, place } of councils) {
    const pages = pagesAt(id)
    if (place !== ABROAD && (profession === 'medicine' || profession === 'dentistry')) expect(pages).toHaveLength(1)
    for (const { protocol } of pages) expect(protocol).toBe('https:')
  }
  expect(pagesAt('united-kingdom-medicine')[0]!.hostname).toBe('www.gmc-uk.org')
  expect([...pagesAt('other'), ...pagesAt('nursing-kerala'), ...pagesAt('nepal-medicine')]).toEqual([])
})

test('an ORCID iD leads to its own record, and what is typed elsewhere leads nowhere', () => {
  expect(searchPagesOf({ proof: 'orcid', orcid: '0000-0002-1825-0097' })[0]!.url).toBe('https://orcid.org/0000-0002-1825-0097')
  const others: Proof[] = [
    { proof: 'enrolment', college: 'AFMC', number: '7', year: 2023 },
    { proof: 'institution_mail', email: 'office@kem.example', institution: 'KEM' },
  ]
  expect(others.flatMap(searchPagesOf)).toEqual([])
})
