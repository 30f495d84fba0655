import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Feedback } from '#contract/feedback.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { toast } from '../../ui/status/toast.ts'
import { readFeedbackAgain } from './queries.ts'

/** Most words marked at once. */
const AT_ONCE = 100

/** Marks words of other members as seen, as they were read. */
export function useSee(onSeen?: () => void) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (read: readonly Feedback[]) => {
      const shown = read.filter(({ mayDecide }) => mayDecide).slice(0, AT_ONCE)
      const upTo = shown.map(({ at }) => at).sort()
      return api.feedback.see({ ids: shown.map(({ id }) => id), upTo: upTo.at(-1) ?? '' })
    },
    onSuccess: onSeen,
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: () => readFeedbackAgain(cache),
  })
}
