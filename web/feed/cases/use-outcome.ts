import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CaseFinding } from '#contract/cases.ts'
import type { Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { dropDraft, saveDraft, useDraft, useIsStored } from '../../lib/drafts.ts'
import { type Said, say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'
import { changePost } from '../cache/queries.ts'
import { type Dismissed, openOf, replaced, type Scanned } from './replaced.ts'

type OutcomeDraft = { words: string; commentIds: Id[]; dismissed: Dismissed }

const said = ({ case: shown }: Post): OutcomeDraft => ({
  words: shown?.outcome?.words ?? '',
  commentIds: shown?.outcome?.right.map(({ commentId }) => commentId) ?? [],
  dismissed: [],
})

/** How a case turned out, as it is written: kept in this browser until it is published, and looked through before. */
export function useOutcome(post: Post, onDone: () => void) {
  const cache = useQueryClient()
  const name = `outcome:${post.id}`
  const draft = useDraft<OutcomeDraft>(name) ?? said(post)
  const isStored = useIsStored(name)
  const [scanned, setScanned] = useState<Scanned<{ outcome: string }>>()
  const change = (part: Partial<OutcomeDraft>) => saveDraft(name, { ...draft, ...part })
  const take = (next: Post, words: Said) => {
    changePost(cache, post.id, (held) => ({ ...held, case: next.case }))
    dropDraft(name)
    toast.success(words)
    onDone()
  }

  const publish = useMutation({
    networkMode: 'always',
    /** Nothing where something is open: its author answers that first. */
    mutationFn: async () => {
      const { words, findings } = await api.cases.scanOutcome({ words: draft.words })
      setScanned({ words: { outcome: words }, findings })
      if (openOf(findings, draft.dismissed).length > 0) return null
      return api.cases.solve({ postId: post.id, words, commentIds: draft.commentIds, dismissed: draft.dismissed })
    },
    onSuccess: (next) => next && take(next, say('Your readers see how it turned out.')),
    // One of the comments went meanwhile, and is not offered any more.
    onError: (error) => codeOf(error) === 'NOT_FOUND' && change({ commentIds: [] }),
  })
  const takeBack = useMutation({
    networkMode: 'always',
    mutationFn: () => api.cases.unsolve({ postId: post.id }),
    onSuccess: (next) => take(next, say('You have taken the outcome back.')),
  })

  return {
    draft,
    isStored,
    publish,
    takeBack,
    scanned,
    open: openOf(scanned?.findings ?? [], draft.dismissed),
    /** What is written anew is looked through anew. */
    write: (words: string) => {
      setScanned(undefined)
      change({ words })
    },
    name: (commentIds: Id[]) => change({ commentIds }),
    replace: (finding: CaseFinding) => {
      const next = scanned && replaced(scanned, finding)
      setScanned(next)
      if (next) change({ words: next.words.outcome })
    },
    dismiss: ({ part, said }: CaseFinding) => change({ dismissed: [...draft.dismissed, { part, said }] }),
  }
}
