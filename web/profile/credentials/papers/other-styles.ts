import { areSpokenNames, authorsOf, isName, looksLikeAuthors, trimmedOf } from './names.ts'
import { sentencesOf } from './parts-of.ts'

/** What a printed reference says, as it stands there. */
export type Said = { authors: string; year: string; title: string; journal: string }

const bare = (text: string) => trimmedOf(text, ' .,;:“”"')
const sound = ({ authors, year, title, journal }: Said): Said | undefined =>
  bare(title) && bare(journal) ? { authors: authorsOf(authors), year, title: bare(title), journal: bare(journal) } : undefined
/** A journal's name ends where its volume begins. */
const journalOf = (text: string) => bare(/^[^\d(]+/.exec(text)?.[0] ?? '').replace(/[,.]? (?:vol|volume|issue|no)\.?$/i, '')

/** S. Rao, B. Iyer, "Title," Journal, vol. 60, pp. 1-4, 2015. With the title in quotation marks, wherever the year stands. */
export function quoted(text: string): Said | undefined {
  const [all = '', authors = '', title = '', after = ''] = /^([^"“”]{3,1500})["“]([^"“”]{8,600})["”]([^"“”]{8,600})$/.exec(text) ?? []
  const year = /\b(?:18|19|20)\d{2}\b(?!.*\b(?:18|19|20)\d{2}\b)/.exec(after)?.[0]
  const by = bare(authors)
  if (!all || !year || !(looksLikeAuthors(by) || areSpokenNames(by))) return undefined
  return sound({ authors: by, year, title, journal: journalOf(bare(after)) })
}

/** Rao, A. and Iyer, B., 2019. Title. Journal, 12(3), pp.33-40. */
export function harvard(text: string): Said | undefined {
  const [all = '', authors = '', year = ''] = /^([^\d]{3,1500}?),? ((?:18|19|20)\d{2})[a-z]?[.,:] /.exec(text) ?? []
  if (!all || !looksLikeAuthors(authors)) return undefined
  const [title = '', ...after] = sentencesOf(text.slice(all.length))
  return sound({ authors: bare(authors), year, title, journal: journalOf(after.join(' ')) })
}

/** Rao A, Iyer B, Title, Journal, 2015, 60(2), 1-4. */
export function byCommas(text: string): Said | undefined {
  const parts = text.split(/, ?/)
  const first = parts.findIndex((part) => !isName(part.replace(/\.$/, '')) && !/^(?:and )?(?:et\.? al|others)\b/i.test(part))
  const yearAt = parts.findIndex((part) => /^\(?(?:18|19|20)\d{2}\b/.test(part))
  if (first < 1 || yearAt - first < 2) return undefined
  const [authors, title] = [parts.slice(0, first), parts.slice(first, yearAt - 1)].map((some) => some.join(', '))
  return sound({ authors: authors!, year: /\d{4}/.exec(parts[yearAt]!)![0], title: title!, journal: journalOf(parts[yearAt - 1]!) })
}

/** Rao, A., & Iyer, B. (2021). Title. Journal, 73(2), 1–5. */
export function apa(text: string): Said | undefined {
  const at = /\((\d{4})[a-z]?(?:, [A-Z][a-z]{2,8}(?: \d{1,2})?)?\)[.,:]?\s/.exec(text)
  if (!at || at.index > 1500 || /;\s*\d|\d:\d/.test(text.slice(0, at.index))) return undefined
  const [title = '', ...after] = sentencesOf(text.slice(at.index + at[0].length))
  return sound({ authors: text.slice(0, at.index), year: at[1]!, title, journal: /^[^,\d]+/.exec(after.join(' '))?.[0] ?? '' })
}
