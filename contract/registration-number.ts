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

const withoutLetters = (number: string) => number.replace(/^[A-Z]{2,6}\//, '')

/** Whether two ways to write a number within one council are the same: some have its letters before them and some do not. */
export function sameNumber(one: string, other: string): boolean {
  const [a, b] = [normaliseNumber(one), normaliseNumber(other)]
  return a === b || withoutLetters(a) === b || a === withoutLetters(b)
}
