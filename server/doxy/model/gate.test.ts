import { expect, test } from 'vitest'
import { readCorpus } from '#corpus/read.ts'
import { sentencesOf } from '../text/sentences.ts'
import { type Ground, standsOn } from './gate.ts'

const RESULT =
  'Over a median of 18.2 months, dapagliflozin lowered worsening heart failure or cardiovascular death in adults from 21.2% on placebo to 16.3% (hazard ratio 0.74).'
const grounds: Ground[] = [
  { passageId: '7', quote: RESULT, about: 'Dapagliflozin in heart failure.' },
  {
    passageId: '7',
    quote: 'It may have caused a few more genital infections in adults.',
    about: `Dapagliflozin in heart failure. ${RESULT}`,
  },
  { passageId: '8', quote: 'Clopidogrel caused more bleeding than placebo in adults.', about: 'Aspirin or clopidogrel after stroke.' },
  { passageId: '9', quote: 'Adults were given zolparin 5 mg daily, which did not reduce mortality.', about: 'Zolparin.' },
  { passageId: '9', quote: 'In adults zolparin did not reduce mortality and reduced headache.', about: 'Zolparin.' },
]
const even = { idf: (_term: string) => 1 }
const bears = (text: string, cites = ['7', '8', '9'], weights = even) => standsOn(text, cites, grounds, weights).length > 0
const TOLD = 'Dapagliflozin reduced worsening heart failure or cardiovascular death in adults from 21.2% on placebo to 16.3%.'
const HARM = 'Dapagliflozin may have caused a few more genital infections in adults.'
const BLED = 'Clopidogrel caused more bleeding than placebo in adults.'

test.each([
  RESULT,
  TOLD,
  'The trial found that dapagliflozin lowered worsening heart failure or cardiovascular death in adults.',
  HARM,
  BLED,
  'Adults were given zolparin 5 mg daily, which did not reduce mortality.',
  'In adults zolparin did not reduce mortality.',
])('stands on its source: %s', (text) => {
  expect(bears(text)).toBe(true)
})

test.each([
  ['something it does not name', TOLD, 'heart failure', 'stroke'],
  ['something added behind it', TOLD, '.', ' and cured cancer.'],
  ['half of what was counted together', TOLD, 'worsening heart failure or ', ''],
  ['another number', TOLD, '16.3', '13.6'],
  ['another unit', 'Adults were given zolparin 5 mg daily, which did not reduce mortality.', ' mg', ' g'],
  ['the opposite', TOLD, 'reduced', 'raised'],
  ['a denial', TOLD, 'reduced', 'has not reduced'],
  ['what was denied', 'Adults were given zolparin 5 mg daily, which did not reduce mortality.', ' not', ''],
  ['a denial of something else', 'In adults zolparin did not reduce mortality.', 'mortality', 'headache'],
  ['without the doubt', HARM, 'may have caused', 'caused'],
  ['of other people', TOLD, 'adults', 'children'],
  ['of everybody', TOLD, 'in adults', 'in all adults'],
  ['of nobody in particular', TOLD, ' in adults', ''],
  ['of the other of two medicines', BLED, 'Clopidogrel', 'Aspirin'],
  ['to the patient', TOLD, 'in adults', 'in adults like you'],
  ['with an address', TOLD, '.', ' (evil.example).'],
  ['with markup', TOLD, 'placebo', '**placebo**'],
  ['with a hidden sign', TOLD, 'placebo', 'place\u200bbo'],
  ['with a letter of another script', TOLD, 'placebo', 'pl\u0430cebo'],
  ['as a question', TOLD, '16.3%.', '16.3%?'],
])('does not stand when told %s', (_, told, part, other) => {
  const at = told.lastIndexOf(part)

  expect(bears(told.slice(0, at) + other + told.slice(at + part.length))).toBe(false)
})

test.each([
  ['numbers exchanged', 'Dapagliflozin reduced worsening heart failure or cardiovascular death in adults from 16.3% on placebo to 21.2%.'],
  ['who did it to whom exchanged', 'Placebo caused more bleeding than clopidogrel in adults.'],
  ['an order', `Take note: dapagliflozin${TOLD.slice('Dapagliflozin'.length)}`],
  ['a dose without its people', 'The trial compared zolparin 5 mg daily, which did not reduce mortality.'],
])('does not stand: %s', (_, text) => {
  expect(bears(text)).toBe(false)
})

test('it stands only on what it cites, and cites only what was read', () => {
  expect(standsOn(RESULT, ['7', '8'], grounds, even)).toEqual([grounds[0]])
  expect(bears(RESULT, ['8'])).toBe(false)
  expect(bears(RESULT, ['7', '99'])).toBe(false)
  expect(bears(RESULT, [])).toBe(false)
})

test('its words weigh as they tell: much telling on little support is not enough', () => {
  const told = 'Clopidogrel caused more bleeding, the trial reported, than placebo in adults.'
  const telling = { idf: (term: string) => (term === 'trial' || term === 'report' ? 9 : 1) }

  expect(bears(told)).toBe(true)
  expect(bears(told, ['8'], telling)).toBe(false)
})

/** Ways to falsify a sentence; each gives the sentence back where it finds nothing to falsify. */
const FALSIFIED: Record<string, (sentence: string) => string> = {
  'another number': (text) => text.replace(/\d+/, (digits) => String(Number(digits) + 1)),
  'a denial': (text) => text.replace(/\b(was|were|is|are|had|did)\b/, '$1 not'),
  'the other way': (text) => text.replace(/\b(?:lowered|reduced|decreased)\b/, 'increased').replace(/\bfewer\b/, 'more'),
  'two shares exchanged': (text) => text.replace(/(\d[\d.]*%)(.*?)(?!\1)(\b\d[\d.]*%)/, '$3$2$1'),
  'other people': (text) => text.replace(/\badults\b/, 'children'),
  'another unit': (text) => text.replace(/(\d) mg\b/, '$1 g'),
  'more than it says': (text) => text.replace(/\.$/, ' and cures cancer.'),
  'no harm': (text) => text.replace(/\.$/, ' without any adverse effects.'),
  'surer than it is': (text) => text.replace(/\b(may|might|could)\b/, 'does'),
  'with a link': (text) => text.replace(/\.$/, ' (see evil.example).'),
}

test('no falsified sentence of our notes gets through, and nine in ten true ones do', () => {
  const passed: string[] = []
  let [all, stood] = [0, 0]
  for (const { id, title, text, claims } of readCorpus().filter((_, at) => at % 6 === 0)) {
    const quotes = sentencesOf(text).filter((quote) => /[.)]$/.test(quote))
    const own = quotes.map((quote, at) => ({ passageId: id, quote, about: `${title}. ${quotes[at - 1] ?? ''}` }))
    const stands = (sentence: string) => standsOn(sentence, [id], own, even).length > 0
    all += quotes.length
    stood += quotes.filter(stands).length
    for (const quote of quotes) {
      for (const [how, falsify] of Object.entries(FALSIFIED)) {
        const false_ = falsify(quote)
        if (false_ !== quote && stands(false_)) passed.push(`${how}: ${false_}`)
      }
    }
    for (const { truth, statement, paraphrases = [] } of claims) {
      if (truth === 'refuted') passed.push(...[statement, ...paraphrases].filter(stands))
    }
  }

  expect(passed).toEqual([])
  expect(stood / all).toBeGreaterThan(0.9)
})
