import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LocumSlot } from '#contract/locum.ts'
import { locumBands } from '#contract/locum-bands.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { toast } from '../../ui/status/toast.ts'
import { rereadShifts } from './queries.ts'

type Press = LocumSlot & { isFree: boolean }
const PRESSES = ['locum', 'free']
const isSame = (one: LocumSlot, other: LocumSlot) => one.day === other.day && one.band === other.band

/** What was pressed last of a field and may be under way. */
const lastOf = new Map<string, Promise<unknown>>()

/** Sends a press, after what was pressed of the same field before: the last one is what stands in the end. */
function send(press: Press) {
  const field = `${press.day} ${press.band}`
  const sent = (lastOf.get(field) ?? Promise.resolve()).then(
    () => api.locum.setFree(press),
    () => api.locum.setFree(press),
  )
  lastOf.set(field, sent)
  return sent.finally(() => lastOf.get(field) === sent && lastOf.delete(field))
}

/**
 * When one is free by what was `read`, and by what was pressed since, here or where else it is shown: a press stands until the week that knows it
 * has been read, whatever else is pressed or heard meanwhile.
 */
export function useFree(read: readonly LocumSlot[]) {
  const cache = useQueryClient()
  // A press is drawn by the press itself; what is sent is told of a moment later.
  const [own, setOwn] = useState<readonly Press[]>([])
  const sent = useMutationState({
    filters: { mutationKey: PRESSES, status: 'pending' },
    select: ({ state }) => state.variables as Press,
  })
  const { mutate } = useMutation({
    mutationKey: PRESSES,
    networkMode: 'always',
    mutationFn: send,
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: async (_answer, _error, press) => {
      await rereadShifts(cache)
      setOwn((before) => before.filter((one) => one !== press))
    },
  })
  const setFree = (press: Press) => {
    setOwn((before) => [...before, press])
    mutate(press)
  }
  const pressed = [...sent.filter((press) => !own.includes(press)), ...own]
  const isFree = (slot: LocumSlot) => pressed.findLast((press) => isSame(press, slot))?.isFree ?? read.some((one) => isSame(one, slot))
  const days = new Set([...read, ...pressed].map(({ day }) => day))
  const free = [...days].flatMap((day) => locumBands.map(({ id: band }): LocumSlot => ({ day, band })).filter(isFree))
  return { free, isFree, setFree }
}
