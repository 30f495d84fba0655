/** Shorter beginnings are sought in names alone: everybody has some word that begins with "c". */
export const TYPED_MIN = 3

export const exact = (word: string) => `'${word}'`
export const prefix = (word: string) => `'${word}':*`
export const either = (...all: string[]) => `(${[...new Set(all)].map((one) => (one.includes(' & ') ? `(${one})` : one)).join(' | ')})`
