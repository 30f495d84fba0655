import type { Profile } from '#contract/profile.ts'

type Step = { missing: string; act: string; to: string }

/** What others look for on a profile, the most asked for first: what is missing of it, and where it is added. */
const steps: (Step & { isThere: (profile: Profile) => boolean })[] = [
  {
    ...{ missing: 'specialty', act: 'Add your specialty', to: '/profile?edit=basic' },
    isThere: ({ specialty, card }) => Boolean(specialty || card.headline),
  },
  {
    missing: 'positions',
    act: 'Add your position',
    to: '/profile?add=position',
    isThere: ({ entries }) => entries.some(({ kind }) => kind === 'position'),
  },
  {
    missing: 'degrees',
    act: 'Add your degree',
    to: '/profile?add=degree',
    isThere: ({ entries }) => entries.some(({ kind }) => kind === 'degree'),
  },
  { missing: 'location', act: 'Add your location', to: '/profile?edit=basic', isThere: ({ card }) => Boolean(card.location) },
  { missing: 'bio', act: 'Add a bio', to: '/profile?edit=basic', isThere: ({ bio }) => Boolean(bio) },
  { missing: 'interests', act: 'Choose your interests', to: '/profile?edit=interests', isThere: ({ interests }) => interests.length > 0 },
]

/** What a profile still lacks, and the one thing to do next; nothing where it is whole. */
export function nextStep(profile: Profile): { missing: string[]; next: Step } | undefined {
  const open = steps.filter(({ isThere }) => !isThere(profile))
  const [first] = open
  return first && { missing: open.map(({ missing }) => missing), next: { missing: first.missing, act: first.act, to: first.to } }
}
