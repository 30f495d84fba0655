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

/** Whether a part names people or groups as references do: "Rao AB, Iyer C, et al". */
export function looksLikeAuthors(part: string) {
  const names = part
    .split(/[,;]| and | & /)
    .map((name) => trimmedOf(name, ' .:*†‡#0123456789'))
    .filter(Boolean)
  const named = names.filter((name) => isName(name) || COUNTED.test(name) || /^\p{Lu}{1,3}$/u.test(name))
  return names.length > 0 && named.length >= names.length * 0.7
}

/** The names as they stand; what only says that there are more of them is no name. */
export const authorsOf = (text: string) =>
  trimmedOf(text.replace(/[,;]? ?(?:(?:and|&) )?\b(?:et\.? al\b|others\b(?=\W{0,3}$))\.?/gi, '').replace(/[*†‡]/g, ''), ',;:& ')
