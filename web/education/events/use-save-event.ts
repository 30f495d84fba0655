import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Event } from '#contract/events.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { toast } from '../../ui/status/toast.ts'
import { rereadEvents } from '../queries.ts'
import type { Written } from './event-values.ts'

/** Adds an event, once however often it is sent, or changes one as it was when this began. */
export function useSaveEvent(event: Event | undefined, onSaved: () => void) {
  const cache = useQueryClient()
  const [clientId] = useState(newClientId)
  const [before] = useState(event)
  return useMutation({
    networkMode: 'always',
    mutationFn: (written: Written) =>
      before ? api.events.change({ eventId: before.id, sequence: before.sequence, ...written }) : api.events.add({ clientId, ...written }),
    onSuccess: async () => {
      await rereadEvents(cache)
      toast.success(before ? 'The event is changed. Whoever is going is notified.' : 'Your event is announced.')
      onSaved()
    },
    onError: (error) => {
      if (codeOf(error) === 'EVENT_CHANGED') void rereadEvents(cache)
    },
  })
}
