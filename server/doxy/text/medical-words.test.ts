import { expect, test } from 'vitest'
import { DISEASE_WORDS } from './diseases.ts'
import { isMedicalWord } from './medical-words.ts'
import { SPECIALTY_WORDS } from './specialties.ts'

test.each([
  'gynaecologist gynecologists urologist neurologists haematologist hematology geriatrician paediatricians pediatrics anesthesiology',
  'urosurgeon oncosurgeons cardiosurgeon neurosurgeon gastrosurgery microsurgical orthopaedicsurgeon neurophysician',
  'venereology venereologist dermatovenereologists venerology allergist allergologist cytologist serologist otologist rhinologist neurotology',
  'laryngologist ultrasonologist cardiodiabetologist gynaeoncologist gyneoncologist endourology siddha unani vaidya neuropsychiatrist',
  'haemophilia hemophilia psoriasis vitiligo leucoderma urolithiasis thalassaemia thalassemia leukaemia leukemias goitre goiters leukorrhea leukoderma',
  'oesophagitis esophagitis coeliac celiac gonorrhoea gonorrhea fluorosis filariasis scrofula mucormycosis hansen typhoid',
  'metoprolol dapagliflozin leishmaniasis tuberculosis haemorrhage hemorrhages oedema edema',
])('these are words of medicine: %s', async (words) => {
  const all = words.split(' ')
  const known = await Promise.all(all.map(isMedicalWord))
  expect(all.filter((_, at) => !known[at])).toEqual([])
})

test.each([
  'nefrologist',
  'rhumatology',
  'rheumatolgy',
  'yashodara',
  'gynacologist',
  'urolgist',
  'urosurgon',
  'venerealogist',
  'psoriassis',
])('%s is none', async (word) => {
  expect(await isMedicalWord(word)).toBe(false)
})

test('every specialty and every disease is listed once', () => {
  for (const all of [SPECIALTY_WORDS, DISEASE_WORDS]) expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([])
})
