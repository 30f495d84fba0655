import type { ProvenAs } from '#contract/marks.ts'

const doctors = ['doctor', 'dentist'] as const
const registered = [...doctors, 'ayush', 'nurse', 'pharmacist', 'allied'] as const
const everyFact = [...registered, 'institution', 'researcher', 'student'] as const

type Rule = { words: string; needs: string; facts: 'none' | readonly ProvenAs[] }

/** The one table of rights by what was proven and holds. Whoever is signed in has what is not listed here. */
const rights = {
  read: { words: 'Read the feed, profiles and papers', needs: '', facts: 'none' },
  write: { words: 'Post, comment and ask Doxy AI', needs: '', facts: 'none' },
  meet: { words: 'Send and receive mate requests', needs: '', facts: 'none' },
  mark: { words: 'A mark on your photo that says what was proven', needs: 'any proven fact', facts: everyFact },
  registered_mark: {
    words: 'The green mark, and your place among the registered members of the directory',
    needs: 'a proven registration',
    facts: registered,
  },
  locum: { words: 'Accept locum shifts', needs: 'a proven registration as a doctor', facts: doctors },
  hold_events: { words: 'Announce events and write courses', needs: 'any proven fact', facts: everyFact },
  close_requests: { words: 'Switch message requests off', needs: 'any proven fact', facts: everyFact },
} as const satisfies Record<string, Rule>

export type Right = keyof typeof rights

/** Whether somebody of whom this was proven may do so. */
export function may(right: Right, proven: readonly ProvenAs[]): boolean {
  const { facts }: Rule = rights[right]
  return facts === 'none' || proven.some((fact) => facts.includes(fact))
}

/** The table as one member sees it. */
export const rightsOf = (proven: readonly ProvenAs[]) =>
  Object.entries(rights).map(([right, { words, needs }]) => {
    const allowed = may(right as Right, proven)
    return { right, words, allowed, needs: allowed ? null : needs }
  })
