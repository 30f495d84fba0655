import { sql } from 'kysely'
import { expect } from 'vitest'
import { mates } from '#contract/mates.ts'
import { search } from '#contract/search.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { DISEASE_WORDS } from '../doxy/text/diseases.ts'
import { SPECIALTY_WORDS } from '../doxy/text/specialties.ts'
import { offerSpellings } from './spelling.ts'

const found = async (member: TestMember, q: string) =>
  (await member.call(search.everything, { q })).groups.find(({ group }) => group === 'people')

test('whoever seeks a specialist of a kind that nobody is finds nobody of another kind', async ({ world }) => {
  const viewer = await world.member()
  const there = ['Rheumatologist', 'Nephrologist', 'Pediatrician', 'Oncologist', 'Dermatologist', 'Neurosurgeon', 'Ophthalmologist']
  for (const headline of there) await world.member({ headline: `Consultant ${headline} of Zanskar` })

  for (const q of [
    ...['gynaecologist', 'urologist', 'neurologist', 'haematologist', 'geriatrician', 'Urologists', 'hematologists'],
    ...['urosurgeon', 'oncosurgeon', 'venereologist', 'otologist', 'rhinologist'],
  ]) {
    expect([q, await found(viewer, `${q} zanskar`)]).toEqual([q, undefined])
  }
  expect(await found(viewer, 'nefrologist zanskar')).toBeUndefined()
  expect((await viewer.call(search.everything, { q: 'nefrologist zanskar' })).didYouMean).toEqual(['nephrologist zanskar'])
})

test('a word of medicine is never taken for another one, singular or plural, British or American', async ({ world }) => {
  const american = (word: string) => word.replaceAll('ae', 'e').replaceAll('oe', 'e')
  const plural = (word: string) => (word.endsWith('s') ? word : word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`)
  const forms = [
    ...new Set([...SPECIALTY_WORDS, ...DISEASE_WORDS].flatMap((word) => [word, american(word), plural(word), plural(american(word))])),
  ]
  // For each of them a word in use that is one letter away.
  const near = forms.map((word) => `${word.slice(0, 2)}x${word.slice(2)}`)
  await sql`
    insert into search_word (scope, word) select scope, word from unnest(${near}::text[]) as word, (values ('people'), ('posts')) as of (scope)
    on conflict do nothing`.execute(world.db)

  for (const scope of ['people', 'posts'] as const) expect(await offerSpellings(world.db, scope, forms)).toEqual([])
  expect(await offerSpellings(world.db, 'people', ['metoprolol', 'leishmaniasis', 'haemorrhages', 'hemorrhage'])).toEqual([])
  expect(await offerSpellings(world.db, 'people', ['trichoxlogist'])).toEqual(['trxichologist'])
  await world.db.deleteFrom('search_word').where('word', 'in', near).execute()
})

test('a specialty with one or two letters wrong offers that specialty, also where somebody has misspelt their own', async ({ world }) => {
  const viewer = await world.member()
  for (const one of ['Cardiologist', 'Paediatrician', 'Gynaecologist', 'Ophthalmologist', 'Peadiatrician'])
    await world.member({ headline: `${one} of Leh` })
  const offered = async (q: string) => (await viewer.call(search.everything, { q: `${q} leh` })).didYouMean

  for (const [q, meant] of [
    ['cardilogist', 'cardiologist'],
    ['cardilogst', 'cardiologist'],
    ['peadiatrician', 'paediatrician'],
    ['gynacolagist', 'gynecologist'],
    ['optamologist', 'ophthalmologist'],
  ] as const)
    expect([q, await offered(q)]).toEqual([q, [`${meant} leh`]])
  expect(await offered('cardiologist')).toEqual([])
})

test('a misspelt word offers its neighbour and finds nothing in its place; what is spelt right is not touched', async ({ world }) => {
  const viewer = await world.member()
  await world.member({ name: 'Yashodhara Vaidyanathan', specialty: 'Rheumatology' })

  const ask = (q: string) => viewer.call(search.everything, { q })
  for (const [q, meant] of [
    ['rhumatology', 'rheumatology'],
    ['reumatology', 'rheumatology'],
    ['yasshodhxra', 'yashodhara'],
    ['vaidynathan', 'vaidyanathan'],
    ['Yahsodhara', 'yashodhara'],
  ] as const) {
    expect(await ask(q)).toEqual({ groups: [], didYouMean: [meant] })
    expect((await viewer.call(search.people, { q: meant })).items.map(({ member }) => member.name)).toContain('Yashodhara Vaidyanathan')
  }
  expect(await ask('Rheumatology')).toMatchObject({ groups: [{ group: 'people' }], didYouMean: [] })
  expect((await viewer.call(mates.directory, { q: 'rhumatology' })).didYouMean).toEqual(['rheumatology'])
})
