import type { FoundPart } from './results/use-found.ts'

/** What each group is called. */
export const groupTitles = { people: 'People', jobs: 'Jobs', papers: 'Papers', posts: 'Posts' } as const

const one = { people: 'person', jobs: 'job', papers: 'paper', posts: 'post' } as const
const many = { people: 'people', jobs: 'jobs', papers: 'papers', posts: 'posts' } as const

/** "6 people and 1 post found", for whoever listens. */
export function countWords(parts: readonly FoundPart[]) {
  const counts = parts.map(({ group, items, more }) =>
    items.length === 1 ? `1 ${one[group]}` : `${items.length}${more ? ' or more' : ''} ${many[group]}`,
  )
  return `${new Intl.ListFormat('en').format(counts)} found`
}

/** "Nothing found. Did you mean nephrologist or neurologist?" */
export function nothing(didYouMean: readonly string[]) {
  if (didYouMean.length === 0) return 'Nothing found'
  return `Nothing found. Did you mean ${new Intl.ListFormat('en', { type: 'disjunction' }).format(didYouMean)}?`
}
