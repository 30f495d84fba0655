import { useEffect, useState } from 'react'
import type { Id } from '#contract/page.ts'
import { useAddress } from '../../lib/address.ts'
import { newClientId } from '../../lib/client-id.ts'
import { chatThatWaits } from './asked.ts'
import { saveQuestion } from './composer/question-draft.ts'

/**
 * Which chat the page shows, and what lies above it, as the address says; where it names none, the one in which a question waits, or a
 * new one. A chat is named by this browser; its first answer makes it known to the server.
 */
export function useOpenChat() {
  const [params, setParams] = useAddress()
  const [fresh, setFresh] = useState(newClientId)
  const question = params.get('q')
  const [waits, setWaits] = useState(() => (question === null ? chatThatWaits() : undefined))
  const chat = params.get('chat') ?? waits ?? null

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
    /** The server does not have it after all. */
    takeAsNew: () => chat !== null && setFresh(chat),
    keep: () => put((next) => next.set('chat', chat ?? fresh)),
    open: (id: Id) => {
      setFresh(newClientId())
      put((next) => next.set('chat', id))
    },
    begin: () => {
      setWaits(undefined)
      setFresh(newClientId())
      put((next) => next.delete('chat'))
    },
    about: params.get('about'),
    showCorpus: () => put((next) => next.set('about', 'corpus')),
    hideCorpus: () => put((next) => next.delete('about')),
  }
}
