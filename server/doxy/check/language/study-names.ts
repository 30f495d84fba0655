import lexicon from '../../text/lexicon.json' with { type: 'json' }

/** A word with two capitals or more, and such words that follow it. */
const NAME =
  /(?<![\p{L}\p{N}-])(?=[\p{L}\p{N}-]*\p{Lu}[\p{L}\p{N}-]*\p{Lu})[\p{Lu}\p{N}][\p{L}\p{N}-]*(?: [\p{Lu}\p{N}]{1,8}(?![\p{L}\p{N}%.,-]))*/gu
/** What announces a claim and says nothing of it. */
const LEAD_IN = /^[^:.]{0,60}\b(?:reminder|pearl|fact|tip|take[- ]?home|learning point|update|fyi)\b[^:.]{0,40}: */i
const FRAME = String.raw`(?:\b(?:in|from|by|of) (?:the )?)?`
const REPORTS = String.raw`(?: (?:trial|study))?(?: (?:found|showed|proved|reported)(?: that)?\b)?`

/** A claim without the name of the study that the note is named after: it says where to look, and nothing about what was found. */
export function withoutName(claim: string, documentId: string): string {
  const bare = claim.replace(LEAD_IN, '')
  const name = nameIn(claim, documentId)
  return name === undefined ? bare : bare.replace(new RegExp(`${FRAME}${name}${REPORTS}[:,]?\\s*`, 'gi'), '').trim()
}

export const namesStudy = (claim: string, documentId: string) => nameIn(claim, documentId) !== undefined

function nameIn(claim: string, documentId: string): string | undefined {
  const slug = documentId.replace(/^note:/, '')
  const names = (claim.match(NAME) ?? []).flatMap(beginnings).filter((name) => isNameOf(name, slug))
  return names.sort((a, b) => b.length - a.length)[0]
}

const NAME_WORDS = 8

/** "EMPA-REG OUTCOME trial" may be known by its first word alone. */
const beginnings = (name: string) => name.split(' ', NAME_WORDS).map((_, at, words) => words.slice(0, at + 1).join(' '))

const isNameOf = (name: string, slug: string) => {
  const kebab = name.toLowerCase().replaceAll(' ', '-')
  return !Object.hasOwn(lexicon.abbreviations, name) && (slug === kebab || slug.startsWith(`${kebab}-`))
}
