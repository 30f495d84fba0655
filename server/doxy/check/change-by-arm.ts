import { contentTerms, termsIn } from './language/text-analysis.ts'

const CHANGED =
  /\b(?:cut|cuts|reduced?s?|lower(?:ed|s)|raise[ds]?|increase[ds]?|decrease[ds]?|halved|brought|improve[ds]?|prevent(?:ed|s))\b/i

/** "Bisoprolol cut deaths from 17% to 12%": who changes something is the arm. Of words behind it, none is of the same sentence: it may name another arm. */
export function isChangeByArm(claim: string, source: string): boolean {
  const [one, ...others] = changesIn(claim)
  if (!one || others.length > 0 || one.agent.length === 0 || one.object.length === 0) return false
  const has = new Set(termsIn(source))
  const isSame = ({ from, to, before, clause, tail }: Change) =>
    from === one.from &&
    to === one.to &&
    tail.length === 0 &&
    one.object.every((term) => clause.includes(term)) &&
    one.agent.some((term) => before.includes(term))
  return changesIn(source).some(isSame) && !one.tail.some((term) => has.has(term))
}

type Change = ReturnType<typeof changesIn>[number]
/** So many letters on either side of a change are read. */
const AROUND = 300
const CHANGE = /\bfrom (\d[\d.]*)\s?% to (\d[\d.]*)\s?%/g

function changesIn(text: string) {
  return [...text.matchAll(CHANGE)].map(({ 0: all, 1: from, 2: to, index }) => {
    const before = text.slice(Math.max(0, index - AROUND), index)
    const verb = CHANGED.exec(before)
    return {
      from,
      to,
      before: termsIn(before),
      clause: termsIn(before.split(/[;,]/).at(-1)!),
      agent: verb ? contentTerms(termsIn(before.slice(0, verb.index))) : [],
      object: verb ? contentTerms(termsIn(before.slice(verb.index + verb[0].length))) : [],
      tail: contentTerms(termsIn(text.slice(index + all.length, index + all.length + AROUND).split(/[,;:.()]|\band\b/)[0]!)),
    }
  })
}
