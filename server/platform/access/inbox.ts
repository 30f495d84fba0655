/**
 * Why an address is written to that nobody has proven: an account was made for it, moved from it or deleted; a new password was asked for, on
 * a device where the account is known or elsewhere; an account is to move there; whatever the demo area sends.
 */
type Sort = 'account' | 'reset known' | 'reset elsewhere' | 'move' | 'demo'

/**
 * The mailbox that an address leads to, as far as that is known: by what stands behind a plus its owner sorts. All such addresses are one, and the
 * bare one is another, so that nobody uses it up by inventing more. Only to count by, as elsewhere these may be two people.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const plus = email.indexOf('+')
  return plus > 0 && plus < at ? email.slice(0, plus + 1) + email.slice(at) : email
}

/** What such emails to an address are counted under: whoever asks, and however often an account is made for it and let go of. */
export const inboxKey = (sort: Sort, email: string) => `${sort} ${mailboxOf(email)}`
