import { expect, test } from 'vitest'
import { readCorpus } from '#corpus/read.ts'
import { claimsPerDocument } from '../check/claim-matching.ts'
import { judgeByResult } from './judge-result.ts'

const dapa = readCorpus().find(({ id }) => id === 'note:dapa-hf')!
const judge = (text: string) => judgeByResult(claimsPerDocument(text)(dapa.id), { note: dapa, result: dapa.results[0]! }).verdict

const OUTCOME = 'worsening heart failure or cardiovascular death'

test.each([
  ['a span in round figures', `In DAPA-HF ${OUTCOME} was 16.3% with dapagliflozin vs 21.2% on placebo over around 18 months.`],
  ['the limit of who was studied', `With an EF of 40% or lower ${OUTCOME} was 16.3% with dapagliflozin v 21.2% with placebo.`],
  ['"only" before a figure', `In DAPA-HF ${OUTCOME} occurred in only 16.3% with dapagliflozin and in 21.2% with placebo.`],
  ['a ratio in short', `In DAPA-HF dapagliflozin brought down ${OUTCOME}, HR 0.74.`],
  ['a ratio as the change that it is', `In DAPA-HF dapagliflozin reduced ${OUTCOME} by 26%.`],
  ['the change behind its figure', `Dapagliflozin: 26% lower ${OUTCOME} in heart failure with an ejection fraction of 40% or lower.`],
])('supported with %s', (_, text) => {
  expect(judge(text)).toBe('supported')
})

test.each([
  ['another span', `In DAPA-HF ${OUTCOME} was 16.3% with dapagliflozin vs 21.2% on placebo over around 19 months.`],
  ['the limit as a share of an arm', `In DAPA-HF ${OUTCOME} occurred in 40% with dapagliflozin.`],
  ['another change', `In DAPA-HF dapagliflozin reduced ${OUTCOME} by 27%.`],
  ['a change as what remained', `In DAPA-HF dapagliflozin reduced ${OUTCOME} to 26%.`],
  ['a change the other way', `In DAPA-HF dapagliflozin increased ${OUTCOME} by 26%.`],
  ['a ratio of odds', `In DAPA-HF dapagliflozin reduced ${OUTCOME}, OR 0.74.`],
  ['the ratio of the other arm', `In DAPA-HF placebo reduced ${OUTCOME}, HR 0.74.`],
  ['people of whom only the note tells', `In people with diabetes, ${OUTCOME} was 16.3% on dapagliflozin and 21.2% on placebo.`],
  ['such people behind a figure', `In DAPA-HF ${OUTCOME} was 16.3% on dapagliflozin and 21.2% on placebo in people with diabetes.`],
  ['a doubt', `In DAPA-HF ${OUTCOME} might occur in only 16.3% with dapagliflozin and in 21.2% with placebo.`],
])('not supported with %s', (_, text) => {
  expect(judge(text)).not.toBe('supported')
})
