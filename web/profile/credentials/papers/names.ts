/** A text without these signs at its ends. */
export function trimmedOf(text: string, signs: string): string {
  let [start, end] = [0, text.length]
  while (start < end && signs.includes(text[start]!)) start++
  while (end > start && signs.includes(text[end - 1]!)) end--
  return text.slice(start, end)
}

const suffixes = new Set(['Jr', 'Sr', 'II', 'III', '2nd', '3rd'])
const WORDS_MAX = 7

/** A person as references name them, initials behind: "Rao AB", "van der Berg J", "Fernandes A Jr". */
export function isName(said: string): boolean {
  const words = said
    .slice(0, 100)
    .replace(/[.-]/g, ' ')
    .split(' ')
    .filter((word) => word && word !== 'and' && word !== '&')
  if (suffixes.has(words.at(-1) ?? '')) words.pop()
  return words.length > 1 && words.length <= WORDS_MAX && /^\p{L}/u.test(words[0]!) && /^\p{Lu}{1,4}$/u.test(words.at(-1)!)
}

const COUNTED = /^(?:and )?(?:et al|others)\b|group|collaborat|investigators|committee|network|consortium|society|organi[sz]ation/i

/** Whether a part names people or groups as references do: "Rao AB, Iyer C, et al", "Rao, A; Iyer, B". */
export function looksLikeAuthors(part: string) {
  const names = (part.includes(';') ? part.replace(/,(?= \p{Lu}{1,3}(?: \p{Lu}){0,3} ?(?:;|$|\.$))/gu, '') : part)
    .split(/[,;]| and | & /)
    .map((name) => trimmedOf(name, ' .:*†‡#0123456789'))
    .filter(Boolean)
  const isNamed = (name: string) => isName(name) || COUNTED.test(name) || /^\p{Lu}{1,3}$/u.test(name)
  const others = names.filter((name) => !isNamed(name))
  // Who bears one name alone stands among others.
  const most = others.every((name) => /^\p{Lu}\p{Ll}+$/u.test(name)) ? 0.5 : 0.3
  return names.length > 0 && others.length <= names.length * most
}

const TITLE = /^(?:Dr|Prof|Mr|Mrs|Ms|Smt)\.? /
export const endsInTitle = (text: string) => /(?:^| )(?:Dr|Prof|Mr|Mrs|Ms|Smt)$/.test(text.slice(-5))

/** Whether all of these are names as they are spoken: with titles or initials before them, or two and more of several words each. */
export function areSpokenNames(text: string): boolean {
  const names = text
    .split(/[,;]| and | & /)
    .map((name) => name.trim())
    .filter((name) => name && !COUNTED.test(name))
  const worded = names.map((name) => name.replace(TITLE, '').replace(/\./g, ' ').split(' ').filter(Boolean))
  const isSpoken = (words: readonly string[]) =>
    words.length <= WORDS_MAX &&
    /^\p{Lu}[\p{L}'’-]*\p{Ll}$/u.test(words.at(-1) ?? '') &&
    words.every((word) => /^\p{Lu}[\p{L}'’-]*$/u.test(word))
  if (names.length === 0 || !worded.every(isSpoken)) return false
  const isPlain = (name: string, at: number) => !TITLE.test(name) && !/^\p{Lu}{1,3}$/u.test(worded[at]![0]!)
  return names.some((name, at) => !isPlain(name, at)) || (names.length > 1 && worded.every(({ length }) => length > 1))
}

/** The names as they stand; what only says that there are more of them is no name. */
export const authorsOf = (text: string) =>
  trimmedOf(text.replace(/[,;]? ?(?:(?:and|&) )?\b(?:et\.? al\b|others\b(?=\W{0,3}$))\.?/gi, '').replace(/[*†‡]/g, ''), ',;:& ')
