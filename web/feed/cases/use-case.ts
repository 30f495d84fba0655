import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CaseFinding } from '#contract/cases.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { orpc } from '../../lib/query/query.ts'
import { toast } from '../../ui/status/toast.ts'
import { addPosts } from '../cache/queries.ts'
import { type CaseDraft, changeCase, dropCase, wordsOf } from './case-draft.ts'
import { openOf, replaced, type Scanned } from './replaced.ts'

/** The way of a case from its words to its post: looked through, what was found answered, and posted. What was typed stays until it is posted. */
export function useCase(draft: CaseDraft, onPosted: () => void) {
  const cache = useQueryClient()
  const [scanned, setScanned] = useState<Scanned>()

  const scan = useMutation({
    networkMode: 'always',
    mutationFn: () => api.cases.scan(wordsOf(draft)),
    onSuccess: setScanned,
  })
  const post = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const { clientId, audience, ageBand, sex, statement, version, dismissed } = draft
      const patient = { ageBand: ageBand || null, sex: sex || null }
      const consent = { statement: statement!, version: version as 1 }
      return api.cases.post({ clientId, audience, ...scanned!.words, ...patient, consent, dismissed })
    },
    onSuccess: (made) => {
      if (!addPosts(cache, [made])) void cache.invalidateQueries({ queryKey: orpc.feed.list.key() })
      dropCase()
      toast.success('Your case has been posted.')
      onPosted()
    },
    // The words are looked through anew: what the server found stands there with the ways to answer it.
    onError: (error) => codeOf(error) === 'OPEN_FINDINGS' && scan.mutate(),
  })

  const take = (next: Scanned) => {
    setScanned(next)
    changeCase(next.words)
  }
  return {
    scan,
    post,
    scanned,
    open: openOf(scanned?.findings ?? [], draft.dismissed),
    replace: (finding: CaseFinding) => scanned && take(replaced(scanned, finding)),
    dismiss: ({ part, said }: CaseFinding) => changeCase({ dismissed: [...draft.dismissed, { part, said }] }),
    goBack: () => {
      setScanned(undefined)
      post.reset()
    },
  }
}
