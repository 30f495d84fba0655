import { useMutation, useQueryClient } from '@tanstack/react-query'
import { codeOf } from '../../lib/api/failure.ts'
import { dropDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { entriesOf, retryEntry, useEntries } from '../../lib/outbox/outbox.ts'
import { sendOrWait } from '../../lib/outbox/send-or-wait.ts'
import { courseQuery } from '../queries.ts'
import { type Answer, answerKind, drawAnswer, sendAnswer } from './answer-kind.ts'

type Chosen = { optionId: string }

/** What was chosen and not judged yet stands through a broken line and a reload. */
function useChosen({ courseId, questionId }: Unanswered) {
  const name = `course question:${courseId}:${questionId}`
  const chosen = useDraft<Chosen>(name)?.optionId
  return { chosen, choose: (optionId: string) => void saveDraft(name, { optionId }), forget: () => dropDraft(name) }
}

/** A question that an answer is given to. */
export type Unanswered = Omit<Answer, 'optionId'>

/** What is chosen of a question, what of it waits for the line, and what has it judged. */
export function useAnswer(asked: Unanswered, on: { judged: () => void; kept: () => void }) {
  const cache = useQueryClient()
  const { chosen: draft, choose, forget } = useChosen(asked)
  const queue = answerKind.queueOf({ ...asked, optionId: '' })
  const waiting = useEntries(answerKind, queue)[0]
  const chosen = draft ?? waiting?.payload.optionId
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (answer: Answer) =>
      sendOrWait({
        kind: answerKind,
        payload: answer,
        before: () => entriesOf(answerKind.name, queue),
        send: (options, clientId) => sendAnswer(answer, clientId, options),
      }),
    onSuccess: (judged, answer) => {
      forget()
      if (!judged) return on.kept()
      drawAnswer(cache, answer, judged)
      on.judged()
    },
    onError: (failure) => {
      if (codeOf(failure) !== 'QUESTION_CHANGED') return
      // What was chosen was an answer to other words.
      forget()
      void cache.invalidateQueries({ queryKey: courseQuery(asked.courseId).queryKey })
    },
  })

  function give() {
    if (!chosen || isPending) return
    if (waiting?.payload.optionId === chosen) retryEntry(waiting.clientId)
    else mutate({ ...asked, optionId: chosen })
  }
  return { chosen, choose, waiting, give, isPending: isPending || waiting?.state === 'sending', error }
}
