/** More combining marks in a row than any language writes (UAX #15, Stream-Safe Text Format). */
const TOO_MANY = /(?<=\p{M}{30})\p{M}+/gu

/** A text in a normal form of Unicode. Runs of marks are cut short: putting one in its order costs the square of its length. */
export const normalised = (text: string, form: 'NFC' | 'NFKC' | 'NFKD') => text.replace(TOO_MANY, '').normalize(form)

/** A text without capitals: `toLowerCase` alone leaves letters apart that have one capital, as `ß` and `ss`. */
export const caseFolded = (text: string) => text.toUpperCase().toLowerCase()
