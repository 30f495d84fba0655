import { z } from 'zod'

// Control characters, bidirectional overrides and zero-width characters can make one text look like another.
const hidden = /[^\P{Cc}\t\n]|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu

// Joiners shape Indian scripts and emoji, so they stay inside running text; in a name they could only deceive between Latin letters.
const joinersBetweenLatin = /(?<=[\p{Script=Latin}\s]|^)[\u200c\u200d]+|[\u200c\u200d]+(?=[\p{Script=Latin}\s]|$)/gu

/** One line of text from a member: hidden characters dropped, spaces folded, trimmed. */
export const line = (max: number, min = 1) =>
  z
    .string()
    .max(max * 4)
    .transform((text) =>
      text.toWellFormed().normalize('NFC').replace(hidden, '').replace(joinersBetweenLatin, '').replace(/\s+/g, ' ').trim(),
    )
    .pipe(
      z
        .string()
        .min(min, min === 1 ? 'This cannot be empty.' : `At least ${min} characters.`)
        .max(max, `At most ${max} characters.`),
    )

/** Running text from a member, line breaks kept. */
export const prose = (max: number, min = 1) =>
  z
    .string()
    .max(max * 4)
    .transform((text) =>
      text
        .toWellFormed()
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(hidden, '')
        .replace(/\n{4,}/g, '\n\n\n')
        .trim(),
    )
    .pipe(z.string().min(min, 'This cannot be empty.').max(max, `At most ${max} characters.`))

/** An address that a reader may follow: http or https, without a user name inside. */
export const WebLink = z
  .url({ protocol: /^https?$/, message: 'Use a web address that starts with http:// or https://.', abort: true })
  .max(2000)
  .refine((link) => !/[\s\p{C}]/u.test(link), 'An address has no spaces and no hidden characters.')
  .refine((link) => !/^https?:\/\/[^/?#]*@/i.test(link), 'An address with a user name inside is not accepted.')
