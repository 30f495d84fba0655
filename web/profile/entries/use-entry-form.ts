import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { orpc } from '../../lib/query/query.ts'
import { type EntryFaults, type EntryForm, entryFaults } from './entry-form.ts'

/** What a form of one entry does when it is sent: what is wrong is said at its field, and the profile is read again. */
export function useSendEntry(form: EntryForm, send: () => Promise<unknown>, onSent: () => void) {
  const cache = useQueryClient()
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<EntryFaults>({})
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async () => {
    setTried(true)
    setError(undefined)
    setRefused({})
    if (Object.keys(entryFaults(form)).length > 0) return
    setBusy(true)
    try {
      await send()
      await cache.invalidateQueries({ queryKey: orpc.profile.get.key() })
      onSent()
    } catch (reason) {
      setError(wordsOf(reason))
      setRefused(Object.fromEntries(issuesOf(reason).map(({ path, message }) => [path, message])))
    }
    setBusy(false)
  }

  /** What is typed after a refusal may be right. */
  const settle = () => setRefused({})
  return { submit, settle, busy, error, faults: tried ? { ...refused, ...entryFaults(form) } : {} }
}
