import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/limits.ts'

/** Letters and digits that nobody takes for one another on paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 8

const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** New codes, as they are kept hashed. */
export const newCodes = () => Array.from({ length: RECOVERY_CODES }, newCode)

/** A code as it is shown: in two halves. */
export const asShown = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
