const TITLE = /^\s*(dr|prof|mr|mrs|ms|shri|smt)\b\.?/u

/** Names are compared without titles, accents, initials' dots, order and case; what is left may still differ for good reasons. */
export function sameName(one: string, other: string): boolean {
  const parts = (name: string) =>
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(TITLE, '')
      .split(/[^\p{L}\p{M}]+/u)
      .filter((part) => part !== '')
      .sort()
      .join(' ')
  return parts(one) === parts(other)
}
