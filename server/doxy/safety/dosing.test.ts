import { expect, test } from 'vitest'
import { asksDose, asksPatientDose, namesDose } from './dosing.ts'

test.each([
  ['How much paracetamol can I give my 12 kg child?', true],
  ['What dose of metformin for a 65-year-old with eGFR 38?', true],
  ['mere bachche ko kitni crocin syrup deni chahiye', true],
  ['main 2 goli le sakta hun kya, dose kitni hai', true],
  ['6 kg ke bachche me paracetamol kitni deni hai', true],
  ['मेरे 12 किलो के बच्चे को पैरासिटामोल कितनी दूँ?', true],
  ['6 साल के बच्चे को amoxicillin की खुराक कितनी है', true],
  ['पिछले 5 साल में कितने परीक्षण हुए', false],
  ['गर्भावस्था में लेबेटालोल की खुराक कितनी होती है', false],
  ['COMBAT trial me tamsulosin dutasteride ka fayda kitna tha', false],
  ['pregnancy me BP kitna ho to labetalol dena padta hai', false],
  ['What dose was the main comparator in HOPE-3?', false],
  ['How do I dose vancomycin in obesity?', false],
  ['What dose of dexamethasone was used in RECOVERY?', false],
  ['Effectiveness of low-dose aspirin in a 63-year-old man?', false],
])('"%s" asks for one person: %s', (question, is) => {
  expect(asksPatientDose(question)).toBe(is)
})

test.each([
  ['Patients received dexamethasone 6 mg once daily for 10 days.', true],
  ['The loading dose was 15 mg/kg.', true],
  ['Serum creatinine was 2.1 mg/dL at admission.', false],
  ['Mortality fell by 17% in those given the drug.', false],
])('"%s" names a dose: %s', (sentence, is) => {
  expect(namesDose(sentence)).toBe(is)
})

test.each([
  ['What dose of dexamethasone was used in RECOVERY?', true],
  ['Which regimen of rifaximin prevents encephalopathy?', true],
  ['Zinc ki khurak kitni hai?', true],
  ['ज़िंक की खुराक कितनी है?', true],
  ['पिछले 5 साल में कितने परीक्षण हुए', false],
  ['dast me zinc kitne din deni hai', true],
  ['bachche ko kitni crocin syrup deni chahiye', true],
  ['dengue me platelet kitne pe chadhaye', false],
  ['How much does aspirin reduce infarction?', false],
  ['Low-dose aspirin in pregnancy', false],
  ['How many patients were studied?', false],
])('"%s" asks for a dose: %s', (question, is) => {
  expect(asksDose(question)).toBe(is)
})
