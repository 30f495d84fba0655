import { formatCount } from '../lib/count.ts'
import type { Say } from '../lib/language/say.ts'
import type { FoundPart } from './results/use-found.ts'

/** What each group is called. */
export const groupTitles = { people: 'People', jobs: 'Jobs', papers: 'Papers', posts: 'Posts' } as const

const counted = {
  people: ['{count} person', '{count} people'],
  jobs: ['{count} job', '{count} jobs'],
  papers: ['{count} paper', '{count} papers'],
  posts: ['{count} post', '{count} posts'],
} as const

/** "6 people and 1 post found", for whoever listens. */
export function countWords(parts: readonly FoundPart[], say: Say, locale: string) {
  const counts = parts.map(({ group, items: { length }, more }) => {
    const count = formatCount(length)
    return say(counted[group][length === 1 ? 0 : 1], { count: more ? say('{count} or more', { count }) : count })
  })
  return say('{list} found', { list: new Intl.ListFormat(locale).format(counts) })
}

/** "Nothing found. Did you mean nephrologist or neurologist?" */
export function nothing(didYouMean: readonly string[], say: Say, locale: string) {
  if (didYouMean.length === 0) return say('Nothing found')
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(didYouMean)
  return say('Nothing found. Did you mean {list}?', { list })
}
