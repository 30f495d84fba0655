import type { ManuscriptRow, ManuscriptState, WrittenStep } from '#contract/manuscripts.ts'

export const kinds: Record<WrittenStep['kind'], string> = { reading: 'Reading', case: 'Case', quiz: 'Quiz' }

export const stateTones = { draft: 'plain', submitted: 'pending', returned: 'disputed', published: 'neel' } as const

/** "Draft of version 2": no more than what is so. */
export function stateWords({ state, publishedVersion, isWithdrawn }: Pick<ManuscriptRow, 'state' | 'publishedVersion' | 'isWithdrawn'>) {
  if (state === 'published') return isWithdrawn ? 'Withdrawn' : `Published, version ${publishedVersion}`
  const words: Record<Exclude<ManuscriptState, 'published'>, string> = {
    draft: 'Draft',
    submitted: 'Waits for a reviewer',
    returned: 'Sent back',
  }
  return publishedVersion > 0 ? `${words[state]}, version ${publishedVersion + 1}` : words[state]
}

export const titleOf = (title: string) => title || 'Course without a title'
