import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Event } from '#contract/events.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { announce } from '../../ui/status/announce.ts'
import { toast } from '../../ui/status/toast.ts'
import { rereadHome, writeEvent } from '../queries.ts'

/** Says that one is going, or not. What did not arrive is said, and the button stays as the server knows it. */
export function useGo({ id, title }: Event) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (isGoing: boolean) => api.events.go({ eventId: id, isGoing }),
    onSuccess: (event) => {
      writeEvent(cache, event)
      void rereadHome(cache)
      announce(event.isGoing ? `You are going to ${title}.` : `You are not going to ${title}.`)
    },
    onError: (error) => void toast.error(`${title}: not saved.`, { description: wordsOf(error) }),
  })
}
