import { expect, test } from 'vitest'
import { evidenceOf } from '#corpus/parts.ts'
import { readCorpus } from '#corpus/read.ts'
import { isBorneOut } from '#tests/support/borne-out.ts'
import { contextOf, sentencesOf } from '../text/sentences.ts'
import { isClaim } from './claims.ts'
import { curatedClaims } from './curated-claims.ts'
import { analyse } from './language/text-analysis.ts'
import { verdictOf } from './verdict.ts'

const notes = readCorpus()
const counts = new Map<string, number>()
for (const { title, ...note } of notes)
  for (const term of new Set(analyse(`${title} ${evidenceOf(note)}`).terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
const weights = { idf: (term: string) => Math.log(1 + notes.length / ((counts.get(term) ?? 0) + 0.5)) }

/** Ways to make another claim of one; each gives the claim back where it finds nothing to change. */
const FALSIFIED: Record<string, (claim: string) => string> = {
  'the other way': (text) =>
    text.replace(/\b(?:lowered|reduced|lowers|reduces|prevents)\b/, 'increases').replace(/\b(?:fewer|less)\b/, 'more'),
  'two shares exchanged': (text) => text.replace(/(\d[\d.]*%)(.*?)(?!\1)(\b\d[\d.]*%)/, '$3$2$1'),
  'two groups exchanged': (text) => text.replace(/% (with|on|of the|in the) ([\w-]+)(.*?)% (?:\1) ([\w-]+)/, '% $1 $4$3% $1 $2'),
  'another unit': (text) => text.replace(/(\d) mg\b/, '$1 g').replace(/(\d) weeks\b/, '$1 months'),
  'other people': (text) => (/pregnan/i.test(text) ? text : text.replace(/\.$/, ' in pregnant women.')),
  'more than it says': (text) => text.replace(/\.$/, ' and cures cancer.'),
  'no harm': (text) => text.replace(/\.$/, ' without any adverse effects.'),
}

test('what our notes say is agreed to, refuted claims are not, and neither is anything falsified', () => {
  const wrong: string[] = []
  let [all, agreed] = [0, 0]
  for (const { id, title, claims, ...note } of notes.filter((_, at) => at % 6 === 0)) {
    const sentences = sentencesOf(evidenceOf(note))
    const sources = sentences.map((one, at) => ({
      documentId: id,
      passageId: id,
      text: one,
      context: contextOf(title, one, sentences[at - 1]),
    }))
    const isAgreed = (claim: string) => isBorneOut(verdictOf(claim, sources, curatedClaims([id]), weights))
    const of = (truth: string) => claims.flatMap((one) => (one.truth === truth ? [one.statement, ...(one.paraphrases ?? [])] : []))
    const said = [...sentences.filter(isClaim), ...of('supported')]
    all += said.length
    agreed += said.filter(isAgreed).length
    for (const claim of said) {
      for (const [how, falsify] of Object.entries(FALSIFIED)) {
        const other = falsify(claim)
        if (other !== claim && isAgreed(other)) wrong.push(`${how}: ${other}`)
      }
    }
    wrong.push(...of('refuted').filter(isAgreed))
  }

  expect(wrong).toEqual([])
  expect(agreed / all).toBeGreaterThan(0.75)
})
