import { wordsOf } from '../../lib/api/failure.ts'
import { Refused } from '../../lib/api/refused.ts'

const FAULT = 'Assistant error. Ensure backend is running.'

/** A refusal says itself what to do; of all else the specification says the words. */
export const failureWords = (error: unknown) => (error instanceof Refused && error.status < 500 ? wordsOf(error) : FAULT)
