import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MemberCard } from '#contract/profile.ts'
import { api } from '../lib/api/api.ts'
import { codeOf, wordsOf } from '../lib/api/failure.ts'
import { newClientId } from '../lib/client-id.ts'
import { pageSay, say } from '../lib/language/say.ts'
import { enqueue } from '../lib/outbox/outbox.ts'
import { announce } from '../ui/status/announce.ts'
import { toast } from '../ui/status/toast.ts'
import type { MateAction, MateMove } from './move.ts'
import { mateMoveKind } from './move-kind.ts'
import { forgetPosts, rereadMates, writeState } from './queries.ts'
import { sendMove, tellMove } from './send-move.ts'

/**
 * Moves between the viewer and another member; what does not arrive waits in the outbox. The lists are read again in any case: where it
 * was refused, they were not true any more.
 */
export function useMateAction(by: MateAction) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (move: Omit<MateMove, 'by'>) => sendMove({ ...move, by }),
    onSuccess: (mate, { note }) => {
      writeState(cache, mate)
      tellMove({ by, ...(note && { note }) }, mate)
    },
    onError: (error, move) => {
      if (codeOf(error)) toast.error(wordsOf(error))
      else enqueue(mateMoveKind, { ...move, by }, newClientId())
    },
    onSettled: () => rereadMates(cache),
  })
}

/** Meets a member nowhere any more. */
export function useBlock() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: MemberCard) => api.mates.block({ memberId: id }),
    onSuccess: (_, { name }) => {
      forgetPosts(cache)
      toast.success(say('{name} is blocked. They will not be notified.', { name }))
    },
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: () => rereadMates(cache),
  })
}

export function useUnblock() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: MemberCard) => api.mates.unblock({ memberId: id }),
    onSuccess: (_, { name }) => {
      forgetPosts(cache)
      announce(pageSay()('{name} is no longer blocked', { name }))
    },
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: () => rereadMates(cache),
  })
}

/** No longer to be suggested somebody. */
export function useDismiss() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: MemberCard) => api.mates.dismiss({ memberId: id }),
    onSuccess: (_, { name }) => announce(pageSay()('{name} is no longer suggested', { name })),
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: () => rereadMates(cache),
  })
}
