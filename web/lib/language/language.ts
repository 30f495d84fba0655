import { type Language, languages } from './languages.ts'
import { speaking, speakWith, type Translation } from './say.ts'

const translations: Record<Exclude<Language, 'en'>, () => Promise<Translation>> = {
  hi: async () => (await import('./hi/hindi.ts')).hindi,
}

const KEY = 'language'
/** The front page has an address in each language, for whoever searches and whoever is sent there. */
const FRONT = '/hi'

const isLanguage = (code: string | null): code is Language => code !== null && Object.hasOwn(languages, code)

/** What was chosen in this browser, by theme.js for whoever came by the address of a language; else English. */
function language(): Language {
  const chosen = localStorage.getItem(KEY)
  return isLanguage(chosen) ? chosen : 'en'
}

const coming: { translation?: Promise<Translation | undefined> } = {}

/** Speaks the reader's language from here on. A catalogue that cannot be fetched leaves English: nobody is kept out by it. */
export async function speak() {
  const wanted = language()
  if (wanted === 'en') return
  coming.translation = translations[wanted]().catch(() => undefined)
  speakWith(await coming.translation)
}

/** Fetches the words of what stands behind the public pages, and says whether they are here. */
export async function fetchInside() {
  try {
    await (await coming.translation)?.inside?.()
    return true
  } catch {
    return false
  }
}

/** Before a page behind the public ones is drawn: fetches its words, and speaks English from here on where they cannot be had. */
export async function speakInside() {
  if (await fetchInside()) return
  speakWith(undefined)
  nameLanguage(false)
}

/** Says of the whole page which language most of it is in; parts in another one say so themselves. */
export function nameLanguage(isTranslated: boolean) {
  const spoken = speaking()
  document.documentElement.lang = isTranslated && spoken !== 'en' ? spoken : 'en-IN'
}

/** Chooses a language in this browser. The page begins again: what was being written is among the drafts. */
export function chooseLanguage(wanted: Language) {
  localStorage.setItem(KEY, wanted)
  if (window.location.pathname === FRONT && wanted === 'en') window.location.assign('/')
  else window.location.reload()
}
