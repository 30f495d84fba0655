import { normalised } from './normalised.ts'

/** Stands for a council that is not on the list: its member names it, and a reviewer finds its register. */
export const OTHER_COUNCIL = 'other'

/** The same number however it was typed: capitals, no spaces, one kind of separator, no leading zeros in a part. */
export function normaliseNumber(number: string): string {
  return normalised(number, 'NFKC')
    .toUpperCase()
    .replace(/[\s.]+/g, '')
    .replace(/[-_\\|:]+/g, '/')
    .replace(/^(?:REG(?:ISTRATION)?)?(?:NO|NUMBER)?\/*(?=[A-Z0-9])/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replace(/^0+(?=\d)/, ''))
    .join('/')
}
