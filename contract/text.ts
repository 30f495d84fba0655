import { z } from 'zod'
import { normalised } from './normalised.ts'

// Control characters, bidirectional overrides and zero-width characters can make one text look like another.
const hidden = /[^\P{Cc}\t\n]|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu

// Joiners shape Indian scripts and emoji, so they stay inside running text; in a name they could only deceive between Latin letters.
const joinersBetweenLatin = /(?<=[\p{Script=Latin}\s]|^)[\u200c\u200d]+|[\u200c\u200d]+(?=[\p{Script=Latin}\s]|$)/gu

// Signs that are drawn as nothing, such as the fillers of Hangul and the blank of braille: no word of them is there to be read.
const BLANK = /^[\s\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u
const readable = (text: string) => (BLANK.test(text) ? '' : text)

/** One line of text from a member: hidden characters dropped, spaces folded, trimmed. */
export const line = (max: number, min = 1) =>
  z
    .string()
    .max(max * 4, `At most ${max} characters.`)
    .transform((text) =>
      readable(normalised(text.toWellFormed(), 'NFC').replace(hidden, '').replace(joinersBetweenLatin, '').replace(/\s+/g, ' ').trim()),
    )
    .pipe(
      z
        .string()
        .min(min, min === 1 ? 'This cannot be empty.' : `At least ${min} characters.`)
        .max(max, `At most ${max} characters.`),
    )

/**
 * What somebody or an institution is called. Hidden characters stay, so that the rule of names can say so; those that no keyboard makes
 * are dropped.
 */
export const nameLine = (max: number, min = 1) =>
  z
    .string()
    .max(max * 4, `At most ${max} characters.`)
    .transform((text) =>
      normalised(text.toWellFormed(), 'NFC')
        .replace(/[^\P{Cc}\t\n]/gu, '')
        .replace(/[^\S\ufeff]+/gu, ' ')
        .replace(/^ | $/g, ''),
    )
    .pipe(z.string().min(min, 'This cannot be empty.').max(max, `At most ${max} characters.`))

/** Running text from a member, line breaks kept. */
export const prose = (max: number, min = 1) =>
  z
    .string()
    .max(max * 4, `At most ${max} characters.`)
    .transform((text) =>
      readable(
        normalised(text.toWellFormed(), 'NFC')
          .replace(/\r\n?/g, '\n')
          .replace(hidden, '')
          .replace(/\n{4,}/g, '\n\n\n')
          .trim(),
      ),
    )
    .pipe(z.string().min(min, 'This cannot be empty.').max(max, `At most ${max} characters.`))

/** A host such as the public internet has: labels with a dot between them, the last of which is a name and no number. */
const PUBLIC_HOST = /^(?:[a-z\d_]+(?:-+[a-z\d_]+)*\.)+[a-z][a-z\d-]*[a-z\d]\.?$/

const wordsOfAddress = ({ note }: { code: string; note?: unknown }) =>
  note === 'Invalid hostname'
    ? 'Use the address of a site on the internet, such as https://www.who.int.'
    : 'Use a web address that starts with http:// or https://.'

/** An address that a reader may follow: http or https, on the public internet, without a user name inside. */
export const WebLink = z
  .url({ protocol: /^https?$/, hostname: PUBLIC_HOST, error: wordsOfAddress, abort: true })
  .max(2000)
  .refine((link) => !/[\s\p{C}]/u.test(link), 'An address has no spaces and no hidden characters.')
  .refine((link) => !/^https?:\/\/[^/?#]*@/i.test(link), 'A web address that contains a user name is not accepted.')
