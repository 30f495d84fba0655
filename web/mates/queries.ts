import { useMutation } from '@tanstack/react-query'
import type { HomeSummary } from '#contract/home.ts'
import type { Mate } from '#contract/mates.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { orpc, queryClient } from '../lib/query.ts'
import { announce } from '../ui/announce.ts'
import { toast } from '../ui/toast.ts'
import { stateWords } from './words.ts'

const SHOWN = 3

export const suggestionsQuery = orpc.mates.suggestions.queryOptions({ input: { limit: SHOWN } })

/** Writes where the viewer now stands with a member, wherever that member is suggested. */
function write(fresh: Mate) {
  const inList = (all: Mate[]) => all.map((mate) => (mate.member.id === fresh.member.id ? { ...mate, state: fresh.state } : mate))
  queryClient.setQueryData(suggestionsQuery.queryKey, (held) => held && { items: inList(held.items) })
  queryClient.setQueryData<HomeSummary>(orpc.home.summary.queryKey(), (held) => held && { ...held, suggestions: inList(held.suggestions) })
}

/** Asks a member to become mates. */
export const useRequestMate = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (memberId: Id) => api.mates.request({ memberId }),
    onSuccess: (mate) => {
      write(mate)
      announce(`${mate.member.name}: ${stateWords[mate.state]}`)
    },
    onError: (error) => void toast.error(wordsOf(error)),
  })
