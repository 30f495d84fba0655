import { expect, test } from 'vitest'
import { readQuestion } from '../../question.ts'
import { emergencyCard } from './cards.ts'
import { emergencyOf } from './emergency.ts'
import { redFlags, selfHarmFlags } from './red-flags.ts'

test.each([
  ['heart', 'I have crushing chest pain and I am sweating'],
  ['heart', 'Mere papa ko seene mein tez dard ho raha hai'],
  ['stroke', 'my mum is slurring and cannot lift her left hand'],
  ['breathing', 'my baby is choking'],
  ['collapse', 'my mother is unconscious and her sugar reading is 28'],
  ['bleeding', 'vomiting blood since morning'],
  ['poisoning', 'My child swallowed rat poison'],
  ['bite', 'usko saap ne kaat liya hai'],
  ['pregnancy', 'my wife is fitting and is 8 months pregnant'],
  ['child', 'my newborn has fever of 39'],
  ['injury', 'my brother got an electric shock'],
  ['selfharm', 'main marna chahta hoon'],
  ['collapse', 'Dad is slumped in his chair, dribbling from one side, not making words'],
  ['poisoning', 'बेटी ने खेल खेल में दादी की बीपी की गोलियां निगल लीं'],
  ['selfharm', 'I am a resident and I keep thinking about suicide'],
  ['selfharm', 'I just want to end it'],
  ['selfharm', 'she is trying to end her pain for good'],
  ['selfharm', 'my mother wants to end her life during dialysis'],
  ['selfharm', 'he wants to cut himself'],
  ['selfharm', 'she tried to cut her wrists'],
  ['selfharm', 'मैं मर जाना चाहती हूँ, क्या करूँ?'],
  ['selfharm', 'अब जीने का मन नहीं करता'],
  ['selfharm', 'मैं खुद को खत्म कर लूँगा'],
  ['selfharm', 'मैं आज फाँसी लगा लूँगा'],
  ['selfharm', 'उसने फांसी लगा ली'],
])('%s: "%s" stops everything else', (kind, text) => {
  expect(emergencyOf(text)).toBe(kind)
})

test.each([
  'What is the recommended door to balloon time in STEMI?',
  'management of anaphylaxis in adults',
  'suicide prevention programmes',
  'I want to end this course of steroids',
  'My patient wants to end dialysis. How should the family be counselled?',
  'A patient wants to cut down on smoking',
  'she wants to cut her hair during chemotherapy',
  'Diabetic trying to cut sugar and rice',
  'How should I manage a patient with chest pain in the emergency department?',
  'My patient has chest pain with normal troponin; is the HEART score valid?',
  'My father had a heart attack in 2015, should he take aspirin?',
  'A 60-year-old man presents with crushing chest pain. What is the next step?',
  'My father died of a heart attack at 52, when should I have my cholesterol checked?',
  'seene mein dard ke kya karan ho sakte hain',
  'Tranexamic acid reduces death in bleeding trauma patients.',
  'Heart Palpitations',
  'My interest is in heart and lung transplantation',
  'I am writing a thesis on suicide among doctors',
  'सुसाइड की रोकथाम के कार्यक्रम',
])('a question about the subject passes: %s', (text) => {
  expect(emergencyOf(text)).toBeUndefined()
})

test('every card gives 112 and 108, the one for self-harm Tele-MANAS first', () => {
  expect(emergencyCard('heart').lines.map(({ number }) => number)).toEqual(['112', '108'])
  expect(emergencyCard('selfharm').lines.map(({ number }) => number)).toEqual(['14416', '112', '108'])
})

test.each([...redFlags, selfHarmFlags])('what looks like $kind is answered as a question: $lookAlikes', ({ lookAlikes }) => {
  expect(lookAlikes.filter((text) => emergencyOf(text) !== undefined)).toEqual([])
})

test.each([
  ['What does the evidence say about this?', "I am a resident. I don't want to live any more.", 'selfharm'],
  ['thoughts?', 'मैं मरना चाहता हूँ, सब खत्म हो गया है', 'selfharm'],
  ['What does the evidence say about this?', 'A 22F who tried to hang herself was brought in; I started her on fluids.', undefined],
  ['What does the evidence say about this?', 'Suicide prevention in medical colleges needs gatekeepers.', undefined],
  ['Which antidepressants have the lowest rates of sexual side effects in adults?', "I don't want to live any more.", undefined],
])('"%s" under "%s" is answered as: %s', (query, postContent, kind) => {
  expect(readQuestion({ query, postContent }).emergency).toBe(kind)
})
