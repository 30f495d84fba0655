import { useState } from 'react'
import { wordsOf } from '../lib/failure.ts'
import { toast } from '../ui/toast.ts'
import { readAgain } from './queries.ts'

/** One act at a time: busy while it runs, told when it is done, and every list read again, also when it was refused. */
export function useAct() {
  const [busy, setBusy] = useState<string>()

  /** Answers whether it was done. */
  async function run(name: string, call: () => Promise<unknown>, done: string): Promise<boolean> {
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
      await readAgain()
    }
  }
  return { busy, run }
}
