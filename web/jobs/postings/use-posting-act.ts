import { useMutation } from '@tanstack/react-query'
import { wordsOf } from '../../lib/api/failure.ts'
import { toast } from '../../ui/status/toast.ts'
import { useReread } from './postings-queries.ts'

/** A change of a posting or of its applications. Everything shown is read again afterwards, also after a refusal: the role may have ended. */
export function usePostingAct<Input, Answer>(change: (input: Input) => Promise<Answer>, { quiet = false } = {}) {
  const reread = useReread()
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    // A form says itself what is wrong with it.
    onError: (error) => void (quiet || toast.error(wordsOf(error))),
    // Not waited for: what is read again may take the caller off the screen.
    onSettled: () => reread(),
  })
}
