import type { AnalysisPart, PaperSentence } from '#contract/paper-analyses.ts'
import { analysisParts } from '#contract/paper-words.ts'
import { CUES, NAMES_LIMIT } from './cues.ts'
import { type PageToRead, type Placed, placedSentences } from './sentences.ts'

/** More than are shown: some may speak to machines, which is found out afterwards. */
const CHOSEN_EACH = 8
const LETTERS = { min: 25, max: 500 }
/** In less of a line than this stand letters: it is of a table. */
const LETTERS_SHARE = 0.6
/** What a reader's own instruction adds for each of its words, and how many of them count. */
const ASKED_FOR = 3
const ASKED_MOST = 3

/** Addresses, links and code: a summary is read as markdown. */
const UNSAFE = /https?:|www\.|\]\(|`|<\/?[a-z]/i
const CAPTION = /^(?:table|figures?|figs?\.?|box|appendix|supplement\w*) \d/i

type Chosen = PaperSentence & { score: number; nth: number }
/** `byHeadings`: at least two parts are named by the text itself. */
export type Choice = { sentences: Chosen[]; byHeadings: boolean }

/** The most telling sentences of each part of a paper, by its own headings, and where it has none by the words of the sentences. */
export function choose(pages: readonly PageToRead[], wanted: readonly string[]): Choice {
  const placed = placedSentences(pages)
  const parts = new Set(placed.map(({ under }) => under).filter((under) => analysisParts.some(({ id }) => id === under)))
  const byHeadings = parts.size >= 2
  const seen = new Set<string>()
  const rated = placed.flatMap((one) => {
    const key = one.text.toLowerCase()
    if (!isWhole(one.text) || seen.has(key)) return []
    seen.add(key)
    const part = partOf(one, byHeadings)
    return part ? [{ part, text: one.text, page: one.page, nth: one.nth, score: scoreOf(one, part, wanted) }] : []
  })
  const best = (part: AnalysisPart) =>
    rated
      .filter((one) => one.part === part)
      .sort((a, b) => b.score - a.score || a.nth - b.nth)
      .slice(0, CHOSEN_EACH)
  return { sentences: analysisParts.flatMap(({ id }) => best(id)), byHeadings }
}

/** A sentence from its capital to its full stop, and neither of a table nor under a picture. */
const isWhole = (text: string) =>
  text.length >= LETTERS.min &&
  text.length <= LETTERS.max &&
  /^[("“‘]?[\p{Lu}\p{N}]/u.test(text) &&
  /[.!?][)\]”’"]?$/.test(text) &&
  text.split(' ').length >= 4 &&
  (text.match(/\p{L}/gu)?.length ?? 0) >= text.length * LETTERS_SHARE &&
  !UNSAFE.test(text) &&
  !CAPTION.test(text)

function partOf({ text, under }: Placed, byHeadings: boolean): AnalysisPart | undefined {
  const words = text.toLowerCase()
  if (under === 'back matter') return undefined
  if (under && under !== 'discussion') return under !== 'methods' && NAMES_LIMIT.test(words) ? 'limits' : under
  // What a discussion says of the study's findings mixes with those of others.
  if (byHeadings) return NAMES_LIMIT.test(words) ? 'limits' : undefined
  return (['limits', 'background', 'methods', 'findings'] as const).find((part) => CUES[part].test(words))
}

function scoreOf({ text }: Placed, part: AnalysisPart, wanted: readonly string[]) {
  const words = text.toLowerCase()
  const asked = wanted.filter((word) => words.includes(word)).length
  const figures = part === 'findings' ? Math.min(2, text.match(/\d+/g)?.length ?? 0) : 0
  return (CUES[part].test(words) ? 2 : 0) + figures + ASKED_FOR * Math.min(ASKED_MOST, asked)
}
