import type { MemberKind } from '#contract/profile.ts'

/** What somebody is, as far as rights ask. */
export type Standing = { kind: MemberKind | null; verified: boolean }

type Rule = { words: string; kinds: 'every' | readonly MemberKind[]; verified: boolean; needs: string }

/** The one table of rights by kind and verification. Whoever is signed in has what is not listed here. */
const rights = {
  read: { words: 'Read the feed, profiles and papers', kinds: 'every', verified: false, needs: '' },
  write: { words: 'Post, comment and ask Doxy AI', kinds: 'every', verified: false, needs: '' },
  meet: { words: 'Send and receive mate requests', kinds: 'every', verified: false, needs: '' },
  verified_badge: { words: 'A verified badge next to your name', kinds: 'every', verified: true, needs: 'a verified licence or enrolment' },
  be_suggested_first: {
    words: 'Be listed among the verified members of the directory',
    kinds: 'every',
    verified: true,
    needs: 'a verified licence or enrolment',
  },
  post_jobs: {
    words: 'Post jobs for your institution',
    kinds: ['institution'],
    verified: true,
    needs: 'a verified institution account',
  },
  publish_evidence: {
    words: 'Contribute papers to Doxy AI for everybody',
    kinds: ['doctor', 'researcher', 'institution'],
    verified: true,
    needs: 'a verified doctor, researcher or institution',
  },
} as const satisfies Record<string, Rule>

export type Right = keyof typeof rights

/** Whether somebody may do this. */
export function may(right: Right, { kind, verified }: Standing): boolean {
  const rule: Rule = rights[right]
  const fits = rule.kinds === 'every' || (kind !== null && rule.kinds.includes(kind))
  return fits && (verified || !rule.verified)
}

/** The table as one member sees it. */
export const rightsOf = (standing: Standing) =>
  Object.entries(rights).map(([right, { words, needs }]) => {
    const allowed = may(right as Right, standing)
    return { right, words, allowed, needs: allowed ? null : needs }
  })
