import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LocumSlot } from '#contract/locum.ts'
import type { Id } from '#contract/page.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { useLive } from '../../lib/live.ts'
import { orpc } from '../../lib/query/query.ts'
import { toast } from '../../ui/status/toast.ts'

export const weekQuery = (fromDay: string) => orpc.locum.week.queryOptions({ input: { fromDay } })
export const shiftQuery = (shiftId: Id) => orpc.locum.get.queryOptions({ input: { shiftId } })
export const deskShiftQuery = (shiftId: Id) => orpc.locumDesk.get.queryOptions({ input: { shiftId } })
export const deskWeekQuery = (institutionId: Id, fromDay: string) => orpc.locumDesk.week.queryOptions({ input: { institutionId, fromDay } })

export const freeQuery = (institutionId: Id, slot: LocumSlot, specialty: string) =>
  orpc.locumDesk.free.infiniteOptions({
    input: (cursor: string | undefined) => ({ institutionId, ...slot, specialty, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })

/** Everything of both sides that is on the screen: one acceptance changes what else can be accepted. */
export const rereadShifts = (cache: QueryClient) =>
  Promise.all(['locum', 'locumDesk'].map((room) => cache.invalidateQueries({ queryKey: [[room]] })))

/** Reads shifts again when one of them changes, for as long as they are shown. */
export function useShiftsLive() {
  const cache = useQueryClient()
  const [handlers, again] = useMemo(() => {
    const again = () => void rereadShifts(cache)
    return [{ shifts_changed: again }, again] as const
  }, [cache])
  useLive(handlers, again)
}

/** A change of shifts; also after a refusal all of them are read again: somebody else may have been faster. */
export function useAct<Input, Answer>(change: (input: Input) => Promise<Answer>, { quiet = false } = {}) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    onError: (error) => void (quiet || toast.error(wordsOf(error))),
    onSettled: () => void rereadShifts(cache),
  })
}
