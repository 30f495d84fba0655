import { isClaim } from '#server/doxy/check/claims.ts'
import { analyse, type TermWeights } from '#server/doxy/check/language/text-analysis.ts'
import { verdictOf } from '#server/doxy/check/verdict.ts'
import type { Figure } from '../support/figures.ts'

type Pair = { id: string; claim: string; evidence: string; label: 'SUPPORT' | 'CONTRADICT' | 'NOINFO' }

const BAR = 0.9
const FLIPS: Record<string, string> = {
  increased: 'decreased',
  reduced: 'increased',
  higher: 'lower',
  lower: 'higher',
  decreased: 'increased',
  improved: 'worsened',
  more: 'less',
  less: 'more',
}

/** Sentences of sources with one thing changed, each change making another claim of them. */
const CHANGES: [string, (sentence: string) => string][] = [
  ['a denial added', (text) => text.replace(/\b(is|are|was|were|can|has|have|does|did)\b/, '$1 not')],
  ['a denial dropped', (text) => text.replace(/\b(?:not|no)\b ?/, '')],
  ['a number changed', (text) => text.replace(/(?<![\p{L}\d.-])\d+(?![\p{L}\d])/u, (digits) => String(Number(digits) + 3))],
  ['the direction changed', (text) => text.replace(new RegExp(`\\b(?:${Object.keys(FLIPS).join('|')})\\b`), (word) => FLIPS[word]!)],
]

type Said = 'agrees' | 'contradicts' | 'differs' | 'nothing'

/** Precision of what sentences are said to say of claims, and of sentences of the evidence itself, as they stand and changed. None of it marks a post. */
export function checkFigures(pairs: readonly Pair[]): Figure[] {
  const weights = termWeightsOf(pairs.map(({ evidence }) => evidence))
  const rule = (claim: string, text: string): Said => {
    const sources = sentencesOf(text).map((sentence, at) => ({ documentId: 'one', passageId: String(at), text: sentence, context: '' }))
    const verdict = verdictOf(claim, sources, [], weights)
    return 'says' in verdict ? verdict.says : 'nothing'
  }
  const ruled = pairs.map(({ claim, evidence, label }) => ({ label, said: rule(claim, evidence) }))
  const sentences = [...new Set(pairs.flatMap(({ evidence }) => sentencesOf(evidence)))].filter(isClaim)
  const same = sentences.filter((text) => rule(text, text) === 'agrees').length
  const changed = CHANGES.map(([name, change]) => {
    const texts = sentences.map((text) => [change(text), text] as const).filter(([one, other]) => one !== other)
    return { name, all: texts.length, agreed: texts.filter(([one, other]) => rule(one, other) === 'agrees').length }
  })
  const wrong = changed.reduce((sum, { agreed }) => sum + agreed, 0)
  return [
    precision('post check: agrees', ruled, 'agrees', 'SUPPORT'),
    precision('post check: contradicts', ruled, 'contradicts', 'CONTRADICT', false),
    { what: 'post check: verbatim sentences that agree', measured: `${same} of ${sentences.length}` },
    ...changed.map(({ name, all, agreed }) => ({ what: `post check: agrees with ${name}`, measured: `${agreed} of ${all}` })),
    {
      what: 'post check: agrees, verbatim and changed together',
      measured: (same / (same + wrong)).toFixed(3),
      bar: `≥ ${BAR}`,
      holds: same / (same + wrong) >= BAR,
    },
  ]
}

function precision(what: string, ruled: readonly { label: string; said: Said }[], said: Said, label: Pair['label'], held = true): Figure {
  const given = ruled.filter((one) => one.said === said)
  const right = given.filter((one) => one.label === label).length
  if (given.length === 0) return { what, measured: 'none' }
  const measured = `${right}/${given.length}`
  return held ? { what, measured, bar: `≥ ${BAR}`, holds: right >= given.length * BAR } : { what, measured }
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/)

/** Words weighed by how few of the texts hold them. */
function termWeightsOf(texts: readonly string[]): TermWeights {
  const counts = new Map<string, number>()
  for (const text of texts) for (const term of new Set(analyse(text).terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return { idf: (term) => Math.log(1 + texts.length / ((counts.get(term) ?? 0) + 0.5)) }
}
