import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CaseFinding, CaseWords } from '#contract/cases.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { toast } from '../../ui/status/toast.ts'
import { addPosts } from '../cache/queries.ts'
import { type CaseDraft, changeCase, dropCase, wordsOf } from './case-draft.ts'
import { openOf, replaced, type Scanned } from './replaced.ts'
import type { HeldPictures } from './use-case-pictures.ts'

type Words = CaseWords & { pictures: string }

const described = (named: readonly { id: Id; alt: string }[], lines: string) => {
  const alts = lines.split('\n')
  return named.map(({ id }, at) => ({ id, alt: alts[at] ?? '' }))
}

/** The way of a case from its words to its post: looked through, what was found answered, and posted. What was typed stays until it is posted. */
export function useCase(draft: CaseDraft, pictures: HeldPictures, onPosted: () => void) {
  const cache = useQueryClient()
  const [scanned, setScanned] = useState<Scanned<Words>>()
  const [named, setNamed] = useState<readonly { id: Id; alt: string }[]>([])

  const scan = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const sent = await pictures.send()
      setNamed(sent)
      return api.cases.scan({ ...wordsOf(draft), pictures: sent.map(({ alt }) => alt).join('\n') })
    },
    onSuccess: setScanned,
  })
  const post = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const { clientId, audience, ageBand, sex, statement, version, dismissed, continues } = draft
      const patient = { ageBand: ageBand || null, sex: sex || null }
      const consent = { statement: statement!, version: version as 1 }
      const { pictures: alts, ...words } = scanned!.words
      return api.cases.post({
        ...{ clientId, audience, ...words, ...patient, consent, dismissed },
        ...(named.length > 0 && { pictures: described(named, alts), picturesShowNobody: true as const }),
        ...(continues && { continuesId: continues.postId }),
      })
    },
    onSuccess: (made) => {
      if (!addPosts(cache, [made])) void cache.invalidateQueries({ queryKey: orpc.feed.list.key() })
      dropCase()
      toast.success(say('Your case has been posted.'))
      onPosted()
    },
    // The words are looked through anew: what the server found stands there with the ways to answer it.
    onError: (error) => {
      if (codeOf(error) === 'NOT_FOUND') pictures.forget()
      if (codeOf(error) === 'OPEN_FINDINGS') scan.mutate()
    },
  })

  const take = (next: Scanned<Words>) => {
    const { pictures: alts, ...words } = next.words
    setScanned(next)
    changeCase(words)
    pictures.describeAll(alts)
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
