import type { Right, RightNeed } from '#contract/claim-facts.ts'

/** What a member may do here. */
export const rightNames: Record<Right, string> = {
  read: 'Read the feed, profiles and papers',
  write: 'Post, comment and ask Doxy AI',
  meet: 'Send and receive mate requests',
  mark: 'A mark on your photo that says what was proven',
  registered_mark: 'The green mark, and your place among the registered members of the directory',
  locum: 'Accept locum shifts',
  hold_events: 'Announce events and write courses',
  close_requests: 'Switch message requests off',
}

/** What that takes. */
export const needNames: Record<RightNeed, string> = {
  fact: 'Requires any proven fact',
  registration: 'Requires a proven registration',
  doctor: 'Requires a proven registration as a doctor',
}
