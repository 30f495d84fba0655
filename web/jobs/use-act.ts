import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '../lib/api/failure.ts'
import { toast } from '../ui/status/toast.ts'
import { rereadJobs } from './queries.ts'

/** A change of one's applications or searches. What is shown is read again afterwards, also after a refusal: the job may have closed meanwhile. */
export function useAct<Input, Answer>(change: (input: Input) => Promise<Answer>, { quiet = false } = {}) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    // A form says itself what is wrong with it.
    onError: (error) => void (quiet || toast.error(wordsOf(error))),
    onSettled: () => void rereadJobs(cache),
  })
}
