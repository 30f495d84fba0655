import { useState } from 'react'
import { codeOf, issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { announce } from '../../ui/status/announce.ts'
import { toast } from '../../ui/status/toast.ts'

/** True where what was typed is wrong; anything else is no fault of the field. */
const isOfTheCode = (reason: unknown) => codeOf(reason) === 'WRONG_CODE' || issuesOf(reason).length > 0

type Step = 'confirm' | 'again'

/** A code that was sent by email: what is typed of it, which of the two calls is on its way, and what is wrong with it. */
export function useCode() {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<Step>()

  /** Calls, and says `words` where that went well. */
  const settle = async (step: Step, call: () => Promise<unknown>, words: string) => {
    setBusy(step)
    setError(undefined)
    try {
      await call()
      announce(words)
    } catch (reason) {
      if (isOfTheCode(reason)) setError(issuesOf(reason)[0]?.message ?? wordsOf(reason))
      else toast.error(wordsOf(reason))
    } finally {
      setBusy(undefined)
    }
  }
  return { code, setCode, error, busy, settle }
}
