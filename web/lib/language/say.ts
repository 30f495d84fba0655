import { createContext, createElement, Fragment, type ReactNode, use } from 'react'
import type { RefusalCode } from '#contract/errors.ts'
import type { Language } from './languages.ts'

type Values = Record<string, string | number>

declare const said: unique symbol
/** Words in the reader's language, whatever the page is in. What stands for itself, as a toast does, takes no others. */
export type Said = string & { readonly [said]: true }

/** How the words of a page are said: in the reader's language or, where the page is not in it yet, in English. */
export type Say = (english: string, values?: Values) => string

/** What says our words in another language than English. */
export type Translation = {
  code: Exclude<Language, 'en'>
  words: (english: string, values: Values) => string | undefined
  /** Nothing where a catalogue has none: then the English, or the server's own, stand. */
  refusal: (code: RefusalCode) => string | undefined
  /** Fetches what is said on the pages behind the public ones. */
  inside?: () => Promise<void>
}

const spoken: { translation?: Translation | undefined } = {}

/** From here on words are said so; without a translation in English. */
export function speakWith(translation: Translation | undefined) {
  spoken.translation = translation
}

const fill = (words: string, values: Values) => words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** The language that words are said in. */
export const speaking = (): Language => spoken.translation?.code ?? 'en'

/** The same as dates and lists are written by: "hi-IN". */
export const locale = () => `${speaking()}-IN`

/** Words of ours as the reader wants them, written here in English; values stand in braces. What members and sources wrote is never given to it. */
export const say = (english: string, values: Values = {}): Said =>
  (spoken.translation?.words(english, values) ?? fill(english, values)) as Said

/** The same in English, whatever the reader's language. */
export const sayEnglish: Say = (english, values = {}) => fill(english, values)

/** What a member, a source or another server wrote: shown as it stands in every language. */
export const asWritten = (words: string) => words as Said

/** Whether the page that something stands on is in the reader's language. */
export const PageIsTranslated = createContext(true)

/** For what stands on pages of all rooms: `say` where the page is in the reader's language, and English where it is not yet. */
export const useSay = (): Say => (use(PageIsTranslated) ? say : sayEnglish)

/** The same for dates. */
export const useLocale = () => (use(PageIsTranslated) ? locale() : 'en-IN')

/** For what is said of the page by no part of it, as by its announcer. */
export const pageSay = (): Say => (document.documentElement.lang === speaking() ? say : sayEnglish)

/** Words that begin a line, where the language has capitals. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Words of which each part between two asterisks is drawn in its own way, by its place among them: languages put it elsewhere. */
export function sayAround(english: string, draw: (part: string, place: number) => ReactNode, sayHere: Say = say): ReactNode {
  const pieces = sayHere(english).split('*')
  return createElement(Fragment, null, ...pieces.map((piece, at) => (at % 2 === 1 ? draw(piece, (at - 1) / 2) : piece)))
}

/** What a refusal says: the server's own words, or those of another language for its code. */
export const sayRefusal = (code: RefusalCode, words: string): Said => (spoken.translation?.refusal(code) ?? words) as Said
