import { useMutation } from '@tanstack/react-query'
import type { MateState } from '#contract/mates.ts'
import type { MemberCard } from '#contract/profile.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { announce } from '../ui/announce.ts'
import { toast } from '../ui/toast.ts'
import { forgetPosts, rereadMates, writeState } from './queries.ts'
import { stateWords } from './words.ts'

export type MateMove = 'request' | 'accept' | 'decline' | 'withdraw' | 'remove'
type Moved = { member: MemberCard; note?: string }

const said: Partial<Record<MateMove, (name: string) => string>> = {
  decline: (name) => `Request from ${name} declined`,
  withdraw: (name) => `Request to ${name} withdrawn`,
  remove: (name) => `${name} is no longer a connection`,
}

/** What to say after a move. */
const wordsAfter = (by: MateMove, name: string, state: MateState) => said[by]?.(name) ?? `${name}: ${stateWords[state]}`

/** Moves between the viewer and another member. The lists are read again in any case: where it was refused, they were not true any more. */
export const useMove = (by: MateMove) =>
  useMutation({
    networkMode: 'always',
    mutationFn: ({ member, note }: Moved) =>
      by === 'request' ? api.mates.request({ memberId: member.id, ...(note && { note }) }) : api.mates[by]({ memberId: member.id }),
    onSuccess: (mate) => {
      writeState(mate)
      announce(wordsAfter(by, mate.member.name, mate.state))
    },
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: rereadMates,
  })

/** Meets a member nowhere any more. */
export const useBlock = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: MemberCard) => api.mates.block({ memberId: id }),
    onSuccess: (_, { name }) => {
      forgetPosts()
      toast.success(`${name} is blocked. They are not told.`)
    },
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: rereadMates,
  })

export const useUnblock = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: MemberCard) => api.mates.unblock({ memberId: id }),
    onSuccess: (_, { name }) => {
      forgetPosts()
      announce(`${name} is no longer blocked`)
    },
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: rereadMates,
  })

/** No longer to be suggested somebody. */
export const useDismiss = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: MemberCard) => api.mates.dismiss({ memberId: id }),
    onSuccess: (_, { name }) => announce(`${name} is no longer suggested`),
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: rereadMates,
  })
