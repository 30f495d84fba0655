import { expect, test } from 'vitest'
import { specialties } from '../profile/public.ts'
import { consonantsOf } from './heard-as.ts'
import { mistakes, soundsAs } from './mistakes.ts'
import { dictionaryWords, isDictionaryWord, readSpans, specialtyNames, withoutWorkplace } from './reading.ts'
import { parsePeopleQuery } from './rules.ts'
import { tokenize } from './tokenize.ts'

const specialtiesOf = (q: string) => readSpans(tokenize(q)).flatMap((span) => span.specialties.map(({ name }) => name))
const practitioners = [
  ...[
    'cardiologist',
    'dermatologist',
    'gynaecologist',
    'obstetrician',
    'oncologist',
    'ophthalmologist',
    'orthopaedician',
    'otorhinolaryngologist',
  ],
  ...[
    'paediatrician',
    'neonatologist',
    'psychiatrist',
    'neurologist',
    'neurosurgeon',
    'nephrologist',
    'urologist',
    'gastroenterologist',
    'hepatologist',
  ],
  ...[
    'endocrinologist',
    'pulmonologist',
    'anaesthetist',
    'radiologist',
    'pathologist',
    'microbiologist',
    'intensivist',
    'rheumatologist',
    'haematologist',
  ],
  ...[
    'geriatrician',
    'physiatrist',
    'pharmacologist',
    'dentist',
    'homoeopath',
    'physiotherapist',
    'immunologist',
    'geneticist',
    'psychologist',
  ],
]

test('of all pairs of specialties none is read as the other, in British or American spelling, singular or plural', () => {
  const american = (word: string) => word.replace(/ae|(?<!r)oe/g, 'e')
  const alike = (word: string) => (['gynaecologist', 'obstetrician'].includes(word) ? 'women' : word)

  for (const one of practitioners) {
    for (const form of [one, `${one}s`, american(one), `${american(one)}s`]) {
      expect([form, isDictionaryWord(form)]).toEqual([form, true])
      expect([form, specialtiesOf(form)]).toEqual([form, specialtiesOf(one)])
    }
    for (const other of practitioners) {
      if (alike(one) === alike(other)) continue
      expect([one, specialtiesOf(one)]).not.toEqual([one, specialtiesOf(other)])
    }
  }
})

test('every word of the dictionary is left as it is, whatever lies one letter away', () => {
  for (const word of dictionaryWords) expect([word, isDictionaryWord(word)]).toEqual([word, true])
})

test('every phrase of the dictionary asks for its specialty', () => {
  for (const { name, stems, said } of specialties) {
    for (const phrase of [...stems.map((stem) => stem.replaceAll('.', '')), ...said])
      expect([phrase, specialtiesOf(phrase)]).toEqual([phrase, expect.arrayContaining([name])])
  }
})

test('who is asked for, and with which degree, says nothing more than the specialty', () => {
  for (const q of ['heart', 'heart doctor', 'best heart specialist near me', 'dil ka doctor', 'दिल का डॉक्टर', 'DM cardiology']) {
    expect([q, parsePeopleQuery(q)?.meant]).toEqual([q, "(('#cardiolog':*))"])
  }
  expect(specialtiesOf('bachon ka doctor')).toEqual(['Paediatrics'])
  expect(specialtiesOf('haddi ka doctor')).toEqual(['Orthopaedics'])
  expect(specialtiesOf('brain surgeon')).toEqual(['Neurosurgery'])
})

test('a woman of another specialty is of that one, and a lady doctor of hers', () => {
  for (const q of ['lady doctor', 'mahila doctor', 'महिला डॉक्टर', 'lady doctor pune', "women's health"])
    expect([q, specialtiesOf(q)]).toEqual([q, ['Obstetrics & Gynaecology']])
  for (const q of ['lady dentist', 'dentist lady doctor', 'female dentist', 'ladies dentist near me', 'महिला दंत चिकित्सक', 'lady dent'])
    expect([q, specialtiesOf(q)]).toEqual([q, ['Dentistry']])
  expect(specialtiesOf('lady surgeon')).toEqual(['General Surgery'])
  expect(specialtiesOf('lady gynaecologist')).toEqual(['Obstetrics & Gynaecology'])
  expect(parsePeopleQuery('lady hardinge')?.anything).toContain("| 'lady'")
  expect(parsePeopleQuery('lady doctor')?.anything).not.toContain("| 'lady'")
})

test('an unfinished word begins one specialty; the name of a hospital may hold the word of another', () => {
  expect(specialtiesOf('cardi')).toEqual(['Cardiology'])
  expect(parsePeopleQuery('cardi')?.anything).toContain("'cardi':*")
  expect(parsePeopleQuery('heart')?.anything).not.toContain("| 'heart'")
  expect(parsePeopleQuery('heart institute')?.anything).toContain("| 'heart'")
})

test('two letters changed about are one mistake, and a word may still be typed', () => {
  expect(mistakes('nuerologist', 'neurologist')).toBe(1)
  expect(mistakes('gynaecolagi', 'gynaecologist')).toBe(1)
  expect(mistakes(soundsAs('nefrologist'), soundsAs('nephrologist'))).toBe(0)
})

test.each([
  ['হার্টের ডাক্তার', 'Cardiology'],
  ['குழந்தைகள் மருத்துவர்', 'Paediatrics'],
  ['ఎముకల డాక్టర్', 'Orthopaedics'],
  ['ಕಣ್ಣಿನ ವೈದ್ಯರು', 'Ophthalmology'],
  ['ത്വക്ക് ഡോക്ടർ', 'Dermatology'],
  ['બાળકોના ડોક્ટર', 'Paediatrics'],
  ['ਦਿਲ ਦਾ ਡਾਕਟਰ', 'Cardiology'],
  ['ଶିଶୁ ଡାକ୍ତର', 'Paediatrics'],
  ['دل کے ڈاکٹر', 'Cardiology'],
  ['त्वचारोग तज्ज्ञ', 'Dermatology'],
])('a specialty is asked for in any script of India, and who is asked for says nothing more: %s', (q, specialty) => {
  expect(readSpans(tokenize(q)).map((span) => span.specialties.map(({ name }) => name))).toEqual([[specialty]])
})

test.each([
  ['कार्डियोलॉजिस्ट', 'Cardiology'],
  ['न्यूरोसर्जन', 'Neurosurgery'],
  ['हेपेटोलॉजिस्ट', 'Hepatology'],
  ['पैथोलॉजिस्ट', 'Pathology'],
  ['नेफ्रोलॉजिस्ट', 'Nephrology'],
  ['న్యూరాలజిస్ట్', 'Neurology'],
  ['ಡರ್ಮಟಾಲಜಿಸ್ಟ್', 'Dermatology'],
  ['কার্ডিওলজিস্ট', 'Cardiology'],
  ['કાર્ડિયોલોજિસ્ટ', 'Cardiology'],
  ['ਕਾਰਡੀਓਲੋਜਿਸਟ', 'Cardiology'],
])('the English name of a specialty is heard in an Indian script: %s', (q, specialty) => {
  expect(specialtiesOf(q)).toEqual([specialty])
})

test('no two specialties are heard alike, and a name is none', () => {
  for (const [, names] of Map.groupBy(specialtyNames, consonantsOf))
    expect([names, new Set(names.map((name) => specialtiesOf(name).join())).size]).toEqual([names, 1])
  for (const name of ['राधाकृष्णन', 'विश्वनाथन', 'सुब्रमण्यम', 'রবীন্দ্রনাথ', 'వెంకటేశ్వరరావు']) expect([name, specialtiesOf(name)]).toEqual([name, []])
})

test('what is asked for in letters that stand apart is a specialty from three on; two are initials', () => {
  expect(specialtiesOf('E.N.T. surgeon')).toEqual(['Otorhinolaryngology'])
  expect(specialtiesOf('o.b.g. pune')).toEqual(['Obstetrics & Gynaecology'])
  expect(specialtiesOf('G. P. Singh')).toEqual([])
})

test('what is to be done, and a word of respect, say nothing more behind a specialty', () => {
  for (const q of ['cataract operation', 'cataract ka operation', 'cataract ji']) expect([q, readSpans(tokenize(q)).length]).toEqual([q, 1])
  expect(readSpans(tokenize('operation theatre')).map(({ words }) => words)).toEqual([['operation'], ['theatre']])
  expect(readSpans(tokenize('मुंबई में हड्डी का डॉक्टर')).map(({ words }) => words)).toEqual([['मुंबई'], ['हड्डी']])
})

test('beside a place of work the specialist and the town can be asked for alone', () => {
  expect(withoutWorkplace(tokenize('gynaecologist women and children hospital Lucknow'))).toBe('gynaecologist lucknow')
  expect(withoutWorkplace(tokenize('paediatrician at Government Medical College New Delhi'))).toBe('paediatrician new delhi')
  for (const q of ['gynaecologist lucknow', 'heart hospital lucknow', 'gynaecologist city hospital'])
    expect(withoutWorkplace(tokenize(q))).toBeUndefined()
})

test('a physician is no chest physician', () => {
  expect(parsePeopleQuery('physician')?.anything).not.toContain("| '#physician'")
  expect(parsePeopleQuery('chest physician')?.anything).toContain("'#chest'")
})
