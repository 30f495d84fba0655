import { useState } from 'react'
import { wordsOf } from '../../lib/api/failure.ts'
import type { Said } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'
import { useClaimCache } from '../queries.ts'

/** One action at a time: busy while it runs, a toast when it is done, and every list read again, also after a refusal. */
export function useAction() {
  const { invalidateVerification } = useClaimCache()
  const [busy, setBusy] = useState<string>()

  /** Answers whether it was done. */
  async function run(name: string, call: () => Promise<unknown>, done: Said): Promise<boolean> {
    if (busy) return false
    setBusy(name)
    try {
      await call()
      toast.success(done)
      return true
    } catch (error) {
      toast.error(wordsOf(error))
      return false
    } finally {
      setBusy(undefined)
      await invalidateVerification()
    }
  }
  return { busy, run }
}
