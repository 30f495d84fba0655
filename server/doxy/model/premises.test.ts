import { expect, test } from 'vitest'
import { evidenceOf } from '#corpus/parts.ts'
import { readCorpus } from '#corpus/read.ts'
import { sentencesOf } from '../text/sentences.ts'
import { entailedBy, type Premise } from './premises.ts'

const RESULT =
  'Over a median of 18.2 months, dapagliflozin lowered worsening heart failure or cardiovascular death in adults from 21.2% on placebo to 16.3% (hazard ratio 0.74).'
const premises: Premise[] = [
  { passageId: '7', quote: RESULT, context: 'Dapagliflozin in heart failure.' },
  {
    passageId: '7',
    quote: 'It may have caused a few more genital infections in adults.',
    context: `Dapagliflozin in heart failure. ${RESULT}`,
  },
  { passageId: '8', quote: 'Clopidogrel caused more bleeding than placebo in adults.', context: 'Aspirin or clopidogrel after stroke.' },
  { passageId: '9', quote: 'Adults were given zolparin 5 mg daily, which did not reduce mortality.', context: 'Zolparin.' },
  { passageId: '9', quote: 'In adults zolparin did not reduce mortality and reduced headache.', context: 'Zolparin.' },
]
const even = { idf: (_term: string) => 1 }
const isEntailed = (text: string, cites = ['7', '8', '9'], weights = even) => entailedBy(text, cites, premises, weights).length > 0
const REWORDED = 'Dapagliflozin reduced worsening heart failure or cardiovascular death in adults from 21.2% on placebo to 16.3%.'
const HARM = 'Dapagliflozin may have caused a few more genital infections in adults.'
const BLED = 'Clopidogrel caused more bleeding than placebo in adults.'

test.each([
  RESULT,
  REWORDED,
  'The trial found that dapagliflozin lowered worsening heart failure or cardiovascular death in adults.',
  HARM,
  BLED,
  'Adults were given zolparin 5 mg daily, which did not reduce mortality.',
  'In adults zolparin did not reduce mortality.',
])('is entailed by its source: %s', (text) => {
  expect(isEntailed(text)).toBe(true)
})

test.each([
  ['something it does not name', REWORDED, 'heart failure', 'stroke'],
  ['something added behind it', REWORDED, '.', ' and cured cancer.'],
  ['half of what was counted together', REWORDED, 'worsening heart failure or ', ''],
  ['another number', REWORDED, '16.3', '13.6'],
  ['another unit', 'Adults were given zolparin 5 mg daily, which did not reduce mortality.', ' mg', ' g'],
  ['the opposite', REWORDED, 'reduced', 'raised'],
  ['a denial', REWORDED, 'reduced', 'has not reduced'],
  ['what was denied', 'Adults were given zolparin 5 mg daily, which did not reduce mortality.', ' not', ''],
  ['a denial of something else', 'In adults zolparin did not reduce mortality.', 'mortality', 'headache'],
  ['without the doubt', HARM, 'may have caused', 'caused'],
  ['of other people', REWORDED, 'adults', 'children'],
  ['of everybody', REWORDED, 'in adults', 'in all adults'],
  ['of nobody in particular', REWORDED, ' in adults', ''],
  ['of the other of two medicines', BLED, 'Clopidogrel', 'Aspirin'],
  ['to the patient', REWORDED, 'in adults', 'in adults like you'],
  ['with an address', REWORDED, '.', ' (evil.example).'],
  ['with markup', REWORDED, 'placebo', '**placebo**'],
  ['with a hidden sign', REWORDED, 'placebo', 'place\u200bbo'],
  ['with a letter of another script', REWORDED, 'placebo', 'pl\u0430cebo'],
  ['as a question', REWORDED, '16.3%.', '16.3%?'],
])('is not entailed when written %s', (_, sentence, part, other) => {
  const at = sentence.lastIndexOf(part)

  expect(isEntailed(sentence.slice(0, at) + other + sentence.slice(at + part.length))).toBe(false)
})

test.each([
  ['numbers exchanged', 'Dapagliflozin reduced worsening heart failure or cardiovascular death in adults from 16.3% on placebo to 21.2%.'],
  ['who did it to whom exchanged', 'Placebo caused more bleeding than clopidogrel in adults.'],
  ['an order', `Take note: dapagliflozin${REWORDED.slice('Dapagliflozin'.length)}`],
  ['a dose without its people', 'The trial compared zolparin 5 mg daily, which did not reduce mortality.'],
])('does not stand: %s', (_, text) => {
  expect(isEntailed(text)).toBe(false)
})

test('it stands only on what it cites, and cites only what was read', () => {
  expect(entailedBy(RESULT, ['7', '8'], premises, even)).toEqual([premises[0]])
  expect(isEntailed(RESULT, ['8'])).toBe(false)
  expect(isEntailed(RESULT, ['7', '99'])).toBe(false)
  expect(isEntailed(RESULT, [])).toBe(false)
})

test('words weigh by their idf: much reporting on little support is not enough', () => {
  const sentence = 'Clopidogrel caused more bleeding, the trial reported, than placebo in adults.'
  const skewed = { idf: (term: string) => (term === 'trial' || term === 'report' ? 9 : 1) }

  expect(isEntailed(sentence)).toBe(true)
  expect(isEntailed(sentence, ['8'], skewed)).toBe(false)
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
  for (const { id, title, claims, ...note } of readCorpus().filter((_, at) => at % 6 === 0)) {
    const quotes = sentencesOf(evidenceOf(note)).filter((quote) => /[.)]$/.test(quote))
    const own = quotes.map((quote, at) => ({ passageId: id, quote, context: `${title}. ${quotes[at - 1] ?? ''}` }))
    const stands = (sentence: string) => entailedBy(sentence, [id], own, even).length > 0
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
