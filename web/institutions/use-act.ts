import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '../lib/api/failure.ts'
import { toast } from '../ui/status/toast.ts'
import { rereadInstitutions } from './queries.ts'

/** A change of a page, a claim or a role. Everything shown is read again afterwards, also after a refusal: the page may not be the viewer's any more. */
export function useAct<Input, Answer>(change: (input: Input) => Promise<Answer>, { quiet = false } = {}) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    // A form says itself what is wrong with it.
    onError: (error) => void (quiet || toast.error(wordsOf(error))),
    // Not waited for: what is read again may take the caller off the screen, and what it does next with it.
    onSettled: () => void rereadInstitutions(cache),
  })
}
