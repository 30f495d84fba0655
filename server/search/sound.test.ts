import { sql } from 'kysely'
import { expect } from 'vitest'
import { search } from '#contract/search.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { soundOf } from './sound.ts'
import { tokenize } from './tokenize.ts'

const people = async (member: TestMember, q: string) => (await member.call(search.people, { q })).items.map(({ member }) => member.name)

test('a name is found in another script and in another spelling, behind names that are written so', async ({ world }) => {
  const viewer = await world.member()
  for (const name of ['सुनीता वाघमारे', 'Dr. Suneetha Waghmare', 'அருண் குமார்', 'Surg Cdr Laxmi Thorat', 'Dr. Lakshmi Thorat'])
    await world.member({ name })

  expect(await people(viewer, 'sunita waghmare')).toEqual(['Dr. Suneetha Waghmare', 'सुनीता वाघमारे'])
  expect(await people(viewer, 'डॉ. सुनीता वाघमारे')).toEqual(['सुनीता वाघमारे', 'Dr. Suneetha Waghmare'])
  expect((await people(viewer, 'सुनीता')).slice(0, 2)).toEqual(['सुनीता वाघमारे', 'Dr. Suneetha Waghmare'])
  expect(await people(viewer, 'arun kumar')).toEqual(['அருண் குமார்'])
  expect(await people(viewer, 'laxmi thorat')).toEqual(['Surg Cdr Laxmi Thorat', 'Dr. Lakshmi Thorat'])
})

test('a name is found in another script beside a city or a specialty, and nobody else for it', async ({ world }) => {
  const viewer = await world.member()
  await world.member({ name: 'Dr. गौरी देशपांडे', specialty: 'Nephrology', location: 'Wardha' })
  await world.member({ name: 'Dr. Gowri Kale', specialty: 'Urology', location: 'Wardha' })

  expect(await people(viewer, 'gauri nephrologist')).toEqual(['Dr. गौरी देशपांडे'])
  expect(await people(viewer, 'dr gauri wardha')).toEqual(['Dr. Gowri Kale', 'Dr. गौरी देशपांडे'])
  expect(await people(viewer, 'गौरी urologist')).toEqual(['Dr. Gowri Kale'])
  expect(await people(viewer, 'gauri cardiologist')).toEqual([])
})

test.each([
  ['ਗੁਰਪ੍ਰੀਤ', 'gurpreet'],
  ['ਹਰਪ੍ਰੀਤ', 'harprit'],
  ['कमलजीत', 'kamaljit'],
  ['अमरजीत', 'amarjeet'],
  ['ঐশ্বর্য', 'aishwarya'],
  ['মুখার্জি', 'mukherjee'],
  ['ব্যানার্জি', 'banerji'],
  ['চট্টোপাধ্যায়', 'chattopadhyay'],
  ['বিশ্বজিৎ', 'biswajit'],
  ['বিকাশ', 'vikas'],
  ['மீனாட்சி', 'minakshi'],
  ['லட்சுமி', 'laxmi'],
  ['சுந்தரம்', 'sundaram'],
  ['முருகன்', 'murugan'],
  ['சங்கர்', 'shankar'],
  ['வெங்கடராமன்', 'venkatraman'],
  ['పద్మ', 'padma'],
  ['భావన', 'bhavna'],
  ['രാവു', 'rao'],
  ['ರಾವ್', 'rao'],
  ['പത്മനാഭൻ', 'padmanabhan'],
  ['പിള്ള', 'pillai'],
  ['પ્રજ્ઞા', 'pragya'],
  ['સિદ્દીકી', 'siddiqui'],
  ['सिद्दीकी', 'siddique'],
  ['चव्हाण', 'chavan'],
  ['वर्मा', 'verma'],
  ['परवीन', 'perveen'],
  ['subramaniam', 'subramanian'],
  ['ramchandran', 'ramachandran'],
  ['mohd', 'mohammed'],
  ['jigneshbhai', 'jignesh'],
  ['nitaben', 'nita'],
])('%s sounds like %s', (one, other) => {
  expect(tokenize(one).map(soundOf)).toEqual([soundOf(other)])
})

test.each([
  ['sunita', 'sumita'],
  ['anil', 'sunil'],
  ['rama', 'roma'],
  ['reddy', 'reddiar'],
  ['menon', 'manna'],
  ['aditya', 'aditi'],
  ['vidya', 'vijay'],
  ['reuben', 'reu'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other))
})

test('two words of a name are found where they are written in one', async ({ world }) => {
  const viewer = await world.member()
  for (const name of ['Dr. Lakshmi Narayanaswamy', 'రవి తేజ వర్ధన', "Dr. Xavier D'Costa"]) await world.member({ name })

  expect(await people(viewer, 'Lakshminarayanaswamy')).toEqual(['Dr. Lakshmi Narayanaswamy'])
  expect(await people(viewer, 'laxminarayanaswamy')).toEqual(['Dr. Lakshmi Narayanaswamy'])
  expect(await people(viewer, 'raviteja vardhana')).toEqual(['రవి తేజ వర్ధన'])
  expect(await people(viewer, 'xavier d costa')).toEqual(["Dr. Xavier D'Costa"])
})

test('a name sounds to the database as it does to a question', async ({ world }) => {
  const words = [
    ...[
      'sunita',
      'suneetha',
      'सुनीता',
      'प्रिया',
      'লক্ষ্মী',
      'ਗੁਰਪ੍ਰੀਤ',
      'ਢਿੱਲੋਂ',
      'જિગ્નેશ',
      'ଦେବାଶିଷ',
      'ନାୟକ',
      'ज़ोया',
      'फ़ातिमा',
      'அருண்',
      'శ్రీనివాస్',
      'ಲಕ್ಷ್ಮೀ',
      'സുനിൽ',
      'شبنم',
      'हड्डी',
      'डॉ॰',
      'ডাঃ',
      'বিশ্বজিৎ',
      'ঐশ্বর্য',
      'চট্টোপাধ্যায়',
      'মুখার্জি',
      'மீனாட்சி',
      'லட்சுமி',
      'சுந்தரம்',
      'மஞ்சு',
      'வெங்கடராமன்',
      'భావన',
      'పద్మ',
      'പിള്ള',
      'ರಾವ್',
      'પ્રજ્ઞા',
      'कमलजीत',
      'चव्हाण',
    ],
    ...[
      'muhammad',
      'mohamed',
      'laxmi',
      'lakshmi',
      'shaikh',
      'sheikh',
      'soumya',
      'saumya',
      'x',
      'a',
      'aa',
      'zoe',
      'deva',
      'priya',
      'banerjee',
      'wadhwa',
      ...[
        'mohd',
        'md',
        'rao',
        'raoji',
        'pillai',
        'siddique',
        'qureshi',
        'mukherjee',
        'verma',
        'subramaniam',
        'shankar',
        'vyas',
        'ramachandran',
      ],
    ],
  ].flatMap(tokenize)
  const { rows } = await sql<{
    sound: string
  }>`select search_sound(word) as sound from unnest(${words}::text[]) with ordinality as w (word, at) order by at`.execute(world.db)

  expect(rows.map(({ sound }) => sound)).toEqual(words.map(soundOf))
})
