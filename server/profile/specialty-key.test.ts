import { expect, test } from 'vitest'
import { keyOfPlace } from './places.ts'
import { specialties } from './specialties.ts'
import { saidInScripts } from './specialties-in-scripts.ts'
import { keyOfSpecialty } from './specialty-key.ts'

test.for(specialties.map(({ name }) => name))('%s is known by its own name, and no other specialty is taken for it', (name) => {
  expect(keyOfSpecialty(name)).toBe(name.toLowerCase())
  expect(keyOfSpecialty(`  ${name.toUpperCase()} `)).toBe(name.toLowerCase())
})

test.for([
  ['Cardiology', 'Cardiologist', 'Consultant Cardiologist', 'Department of Cardiology'],
  ['Paediatrics', 'Pediatrics', 'Pediatrician', 'paediatrician'],
  ['Obstetrics & Gynaecology', 'Gynaecologist', 'Gynecology', 'Obstetrics and Gynecology', 'OBG'],
  ['Anaesthesiology', 'Anesthesiologist', 'Anaesthesia'],
  ['Orthopaedics', 'Orthopedic', 'Ortho'],
  ['Otorhinolaryngology', 'ENT'],
  ['Cardiothoracic Surgery', 'CTVS', 'Cardiac Surgeon'],
  ['Critical Care Medicine', 'Critical Care', 'Intensivist'],
  ['Respiratory Medicine', 'Pulmonologist', 'Pulmonary Medicine'],
] as const)('%s and its other names are one', ([name, ...others]) => {
  for (const other of others) expect([other, keyOfSpecialty(other)]).toEqual([other, keyOfSpecialty(name)])
})

test.for([
  ['Paediatric Cardiology', 'Cardiology'],
  ['Paediatric Cardiology', 'Paediatrics'],
  ['Interventional Cardiology', 'Cardiology'],
  ['Paediatric Surgery', 'General Surgery'],
  ['Surgical Oncology', 'Medical Oncology'],
  ['Oncology', 'Medical Oncology'],
  ['Orthodontics', 'Dentistry'],
  ['Oral Pathology', 'Pathology'],
  ['Neurosurgery', 'Neurology'],
  ['Cardiac Nursing', 'Nursing'],
] as const)('%s is not %s', ([one, other]) => {
  expect(keyOfSpecialty(one)).not.toBe(keyOfSpecialty(other))
})

test('what the dictionary does not know is itself, and nothing is nothing', () => {
  expect(keyOfSpecialty(' Sowa Rigpa ')).toBe('sowa rigpa')
  expect(keyOfSpecialty('')).toBe('')
})

test('the names of a city are one, those of two are two', () => {
  expect(keyOfPlace('Bombay')).toBe(keyOfPlace(' mumbai '))
  expect(keyOfPlace('Madras')).not.toBe(keyOfPlace('Mumbai'))
  expect([keyOfPlace('Ludhiana'), keyOfPlace('')]).toEqual(['ludhiana', ''])
})

test('every specialty in other scripts is one of the list', () => {
  const names = new Set(specialties.map(({ name }) => name))
  expect([...saidInScripts.keys()].filter((name) => !names.has(name))).toEqual([])
})
