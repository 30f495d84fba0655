import { expect, test } from 'vitest'
import { isMedicalWord } from './medical-words.ts'
import { SPECIALTY_WORDS } from './specialties.ts'

test.each([
  'gynaecologist gynecologists urologist neurologists haematologist hematology geriatrician paediatricians pediatrics anesthesiology',
  'metoprolol dapagliflozin leishmaniasis tuberculosis haemorrhage hemorrhages oedema edema',
])('these are words of medicine: %s', async (words) => {
  const all = words.split(' ')
  const known = await Promise.all(all.map(isMedicalWord))
  expect(all.filter((_, at) => !known[at])).toEqual([])
})

test.each(['nefrologist', 'rhumatology', 'rheumatolgy', 'yashodara', 'gynacologist', 'urolgist'])('%s is none', async (word) => {
  expect(await isMedicalWord(word)).toBe(false)
})

test('every specialty is listed once', () => {
  expect(new Set(SPECIALTY_WORDS).size).toBe(SPECIALTY_WORDS.length)
})
