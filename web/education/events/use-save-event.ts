import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Event } from '#contract/events.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'
import { rereadEvents } from '../queries.ts'
import { inputOf, valuesOf, type Written } from './event-values.ts'

type Saving = { /** As it was when this began. */ event: Event | undefined; clientId: string; onSaved: () => void }

/** Adds an event, once however often it is sent, or changes one as it was when this began. */
export function useSaveEvent({ event, clientId, onSaved }: Saving) {
  const cache = useQueryClient()
  const change = ({ id, sequence }: Event, written: Written) => api.events.change({ eventId: id, sequence, ...written })
  return useMutation({
    networkMode: 'always',
    mutationFn: async (written: Written) => {
      if (event) return change(event, written)
      const added = await api.events.add({ clientId, ...written })
      // It had arrived before, and was written on since its answer was lost.
      const isAsWritten = JSON.stringify(inputOf(valuesOf(added), added)) === JSON.stringify(written)
      return isAsWritten ? added : change(added, written)
    },
    onSuccess: async () => {
      await rereadEvents(cache)
      toast.success(event ? say('The event is changed. Whoever is going is notified.') : say('Your event is announced.'))
      onSaved()
    },
    onError: (error) => {
      if (codeOf(error) === 'EVENT_CHANGED') void rereadEvents(cache)
    },
  })
}
