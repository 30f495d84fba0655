import type { FoundRule } from './found-rule.ts'

const found = (councilId: string, amount: number, counts: string): FoundRule => ({
  councilId,
  rule: {
    amount,
    unit: 'credits',
    years: 5,
    counts,
    source: 'CMEpedia: what the websites of the councils said in February 2023. A directory, not the council itself',
    url: 'https://www.cmepedia.com/cme-in-india',
  },
  checkedOn: '2026-11-23',
})

/** Rules of councils that ship, each with where it was read; of every other council we found none. */
export const rulesFound: readonly FoundRule[] = [
  found('gmc', 150, 'Online CME is accepted, it says; ask the council'),
  found('hmc', 20, 'Online CME is not accepted, it says; ask the council'),
  found('pmc', 50, 'Online CME is accepted, it says; ask the council'),
]
