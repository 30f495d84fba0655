import { useState } from 'react'
import { codeOf, issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { useSay } from '../../lib/language/say.ts'
import { sayIssue } from '../../lib/language/say-issue.ts'
import { announce } from '../../ui/status/announce.ts'
import { toast } from '../../ui/status/toast.ts'

type Step = 'confirm' | 'again'

/** A code that was sent by email: what is typed of it, which of the two calls is on its way, and what is wrong with it. */
export function useCode() {
  const say = useSay()
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
      const [issue] = issuesOf(reason)
      if (issue) setError(sayIssue(issue.message, say))
      else if (codeOf(reason) === 'WRONG_CODE') setError(wordsOf(reason))
      else toast.error(wordsOf(reason))
    } finally {
      setBusy(undefined)
    }
  }
  return { code, setCode, error, busy, settle }
}
