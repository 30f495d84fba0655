import { expect, test } from 'vitest'
import { isVerhoeff } from '#contract/identifiers/verhoeff.ts'
import { hasLongDigits, identifierSpans, scrub } from '#contract/identifiers.ts'

test('what tells who a patient is goes, and counts say what went', () => {
  const said = 'Pt Harjinder Kaur 62/F, UHID: KGMU/2024/009812, call 98765 43210, seen on 14-02-2024 for dyspnoea'

  const { text, removed } = scrub(said)

  expect(text).toBe('Pt [name] 62/F, UHID: [record number], call [phone], seen on [date] for dyspnoea')
  expect(removed).toEqual({ name: 1, record: 1, phone: 1, date: 1 })
})

test.each([
  ['aadhaar', 'the card 4991 1866 5246 was shown', '4991 1866 5246'],
  ['aadhaar', 'aadhar no. 234567890124 of the patient', '234567890124'],
  ['abha', 'ABHA 91-2345-6789-0123', '91-2345-6789-0123'],
  ['abha_address', 'linked to irfan33@abdm now', 'irfan33@abdm'],
  ['pan', 'PAN BNZPM2501F', 'BNZPM2501F'],
  ['upi', 'pay ravi.k@okaxis please', 'ravi.k@okaxis'],
  ['email', 'write to dr.meena_rao@rediffmail.com', 'dr.meena_rao@rediffmail.com'],
  ['phone', 'ring 044-28293333', '044-28293333'],
  ['phone', 'फोन ९८७६५४३२१०', '९८७६५४३२१०'],
  ['record', 'MRN: #SF-998877', 'SF-998877'],
  ['record', 'IP No. IP/2023/4471', 'IP/2023/4471'],
  ['policy', 'insurance number HP-678901', 'HP-678901'],
  ['document', 'ration card 0912345678', '0912345678'],
  ['license', 'reg no MMC 2011/05/1234', 'MMC 2011/05/1234'],
  ['pin', 'lives near Ludhiana 141001', '141001'],
  ['date', 'started on 3rd Jan 2024', '3rd Jan 2024'],
  ['name', 'mera naam suresh hai', 'suresh'],
  ['name', 'a 60-year-old woman, Latoya Jenkins, who fell', 'Latoya Jenkins'],
  ['name', 'मरीज़ श्री मोहन लाल को बुखार है', 'मोहन लाल'],
])('%s is found in "%s"', (kind, text, value) => {
  const found = identifierSpans(text).map((span) => [span.kind, text.slice(span.start, span.end)])

  expect(found).toContainEqual([kind, value])
})

test.each([
  'Wilson disease, Guillain-Barré syndrome and a positive Chaddock reflex',
  'Is the GUSTO trial protocol valid in 2021?',
  'Hepatitis B. Which vaccine schedule?',
  'BRCA1, EGFR L858R and CYP2C19*2 in Indian cohorts',
  'Platelet count 150000, LDL 70 mg/dL, BP 140/90 mmHg',
  'Lisinopril or Telmisartan in a 55-year-old male?',
  'NCT04381936, PMID 33301246 and doi 10.1056/NEJMoa2034577',
  'What is the AIIMS protocol for snakebite?',
  'Data of 1,234,567 people between 2005 and 2015',
  'WHO update published on 12 May 2023',
])('medicine stays as it is: %s', (text) => {
  expect(scrub(text)).toEqual({ text, removed: {} })
})

test('a hospital says who is meant only beside a name', () => {
  expect(scrub('the Mayo Clinic score').removed).toEqual({})
  expect(scrub('John P., treated at Mayo Clinic').removed).toEqual({ name: 1, place: 1 })
})

test('a long run of digits that stays is noticed, and public numbers are not', () => {
  expect(hasLongDigits('code 88213377 of the box')).toBe(true)
  expect(hasLongDigits('5550 1234 8890')).toBe(true)
  expect(hasLongDigits('NCT04381936 of 2015-2020, 120 130 140')).toBe(false)
})

test('a check digit holds for its number alone', () => {
  expect(isVerhoeff('2363')).toBe(true)
  expect(isVerhoeff('2364')).toBe(false)
  expect(isVerhoeff('2633')).toBe(false)
})
