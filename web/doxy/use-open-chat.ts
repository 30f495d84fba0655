import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Id } from '#contract/page.ts'
import { newClientId } from '../lib/client-id.ts'
import { saveQuestion } from './question-draft.ts'

/** Which chat the page shows, and what lies above it, as the address says. A chat is named by this browser; its first answer makes it known. */
export function useOpenChat() {
  const [params, setParams] = useSearchParams()
  const [fresh, setFresh] = useState(newClientId)
  const chat = params.get('chat')
  const question = params.get('q')

  const put = (change: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        change(next)
        return next
      },
      { replace: true },
    )

  // A question handed over by a link waits in the input: only a member sends it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken once, and then it is gone
  useEffect(() => {
    if (question === null) return
    saveQuestion(question)
    put((next) => next.delete('q'))
  }, [question])

  return {
    id: chat ?? fresh,
    /** The server has it, so it is read before it is shown. */
    isStored: chat !== null && chat !== fresh,
    keep: () => put((next) => next.set('chat', chat ?? fresh)),
    open: (id: Id) => {
      setFresh(newClientId())
      put((next) => next.set('chat', id))
    },
    begin: () => {
      setFresh(newClientId())
      put((next) => next.delete('chat'))
    },
    about: params.get('about'),
    showCorpus: () => put((next) => next.set('about', 'corpus')),
    hideCorpus: () => put((next) => next.delete('about')),
  }
}
