const firstOf = (part: string | undefined) => Array.from(part ?? '').at(0) ?? ''

/** An address as its former one may read of it: enough to know one's own by, and to nobody else an address. */
export function masked(email: string) {
  const [mailbox, domain] = email.split('@')
  return `${firstOf(mailbox)}…@${firstOf(domain)}…`
}

/** Whether two addresses are one: nobody tells them apart by capitals. */
export const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
