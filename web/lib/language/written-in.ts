/** The language of what somebody else wrote, as far as its letters tell: a page in another one has it read aloud rightly. */
export const writtenIn = (words: string) => (/\p{Script=Devanagari}/u.test(words) ? 'hi' : 'en-IN')
