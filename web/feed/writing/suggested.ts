import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Id } from '#contract/page.ts'
import type { SuggestedMember, SuggestedTopic } from '#contract/suggestions.ts'
import { orpc } from '../../lib/query/query.ts'
import type { Typed } from './typed.ts'

/** One thing that is offered; `insert` is what takes the place of what was typed. */
export type Choice = { insert: string } & (({ kind: 'topic' } & SuggestedTopic) | ({ kind: 'member' } & SuggestedMember) | { kind: 'doxy' })

const PAUSE_MS = 120
const STALE_MS = 60_000
const rules = { staleTime: STALE_MS, retry: false, placeholderData: keepPreviousData } as const

/** What it was when it last stood still. */
function useSettled(value: string) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Whether an answer to an earlier letter fits what is typed by now. */
function fits(choice: Choice, typed: string) {
  if (choice.kind === 'member') {
    const { name, handle } = choice.member
    return [handle, ...name.toLowerCase().split(/[\s.]+/)].some((word) => word.startsWith(typed))
  }
  return choice.insert.slice(1).toLowerCase().startsWith(typed)
}

const DOXY: Choice = { kind: 'doxy', insert: '@doxy' }

/** What is offered for what is typed: topics behind #, members behind @, and Doxy AI where it can be asked. */
export function useSuggested(typed: Typed | undefined, postId: Id | undefined): Choice[] {
  const query = typed?.query.toLowerCase() ?? ''
  const q = useSettled(query)
  const isHere = (sign: Typed['sign']) => typed?.sign === sign
  const topics = useQuery({ ...orpc.suggestions.topics.queryOptions({ input: { q } }), ...rules, enabled: isHere('#') })
  const members = useQuery({
    ...orpc.suggestions.members.queryOptions({ input: { q, ...(postId && { postId }) } }),
    ...rules,
    enabled: isHere('@'),
  })
  if (!typed) return []

  const answer = isHere('#') ? topics : members
  const found: Choice[] = isHere('#')
    ? (topics.data?.items ?? []).map((topic) => ({ kind: 'topic', insert: topic.topic, ...topic }))
    : (members.data?.items ?? []).map((one) => ({ kind: 'member', insert: `@${one.member.handle}`, ...one }))
  const isCurrent = q === query && !answer.isPlaceholderData && !answer.isError
  const offered = isCurrent ? found : found.filter((choice) => fits(choice, query))
  return postId && isHere('@') && fits(DOXY, query) ? [...offered, DOXY] : offered
}
