/** A share that is no limit ("40% or lower", "above 40%"), an interval, a ratio or a p value. */
const MEASURED = /(?<!\b(?:above|below|under|over|least|most) [\d.]*)\d\s?%(?! or )|\bCI\b|\bratio\b|\bp\s?[<=]/i
const TOLD = /\b(?:significant(?:ly)?|no difference|did not|should|recommend(?:s|ed)?|conclud(?:es?|ed)|conclusions?|suggest(?:s|ed)?)\b/i
const LEANING = /^(?:they|these|those|it|this|such|he|she|both|however|thus|therefore|moreover|furthermore|in addition)\b/i

/** How much a sentence says of what came out: 2 in figures, 1 in words (a difference or none, advice, a conclusion), 0 how it was looked for. */
export const findingIn = (sentence: string): 0 | 1 | 2 => (MEASURED.test(sentence) ? 2 : TOLD.test(sentence) ? 1 : 0)

/** Whether a sentence has to be read after another one. */
export const leans = (sentence: string) => LEANING.test(sentence)
