import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PaperEvidence } from '#contract/paper-evidence.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { newestText } from '../paper/newest-text.ts'
import styles from '../paper/Paper.module.css'
import { evidenceQuery } from '../queries.ts'
import { MachineSentences } from './MachineSentences.tsx'

const WORDS: Record<PaperEvidence['state'], string> = {
  indexed: 'In your library. Doxy AI answers you from it, and nobody else.',
  waiting: 'Being read. Doxy AI answers from it once that is done.',
  failed: 'Not in your library.',
  removed: 'You have taken it out of your library, so Doxy AI does not answer from it.',
  retracted: 'This work was retracted, so Doxy AI does not answer from it.',
}

type InLibraryProps = { paper: OpenedPaper /** As the line said last. */; isIndexing: boolean | undefined }

/** For its uploader: whether Doxy AI answers from a paper, why not, and which of its sentences it leaves out. */
export function InLibrary({ paper, isIndexing }: InLibraryProps) {
  const paperId = paper.id
  const cache = useQueryClient()
  const evidence = useQuery(evidenceQuery(paperId))
  const { data, refetch } = evidence
  const again = useMutation({
    networkMode: 'always',
    mutationFn: () => api.paperEvidence.indexAgain({ paperId }),
    onSuccess: (now) => cache.setQueryData(evidenceQuery(paperId).queryKey, now),
  })
  // It may have ended after it was asked for, and before the line could say so.
  const isBehind = data?.state === 'waiting' && isIndexing === false
  useEffect(() => {
    if (isBehind) void refetch()
  }, [isBehind, refetch])

  if (evidence.isError && !data) return <Failed what="the state of your library" onRetry={() => void refetch()} />
  if (!data) return null
  const { state, extent, trouble, machineSentences } = data
  const mayTryAgain = state === 'failed' || state === 'removed' || (state === 'indexed' && trouble !== '')
  return (
    <section className={styles.part} aria-label="In your library">
      <h3>In your library</h3>
      <Note tone={state === 'failed' ? 'danger' : state === 'indexed' ? 'doxy' : 'plain'} role="status">
        <p>{WORDS[state]}</p>
        {trouble ? <p>{trouble}</p> : state === 'indexed' && <Known extent={extent} paper={paper} />}
        {again.isError && <p>{wordsOf(again.error)}</p>}
        {mayTryAgain && (
          <p>
            <Button tone="outline" size="small" busy={again.isPending} onClick={() => again.mutate()}>
              {state === 'removed' ? 'Put it back' : 'Try again'}
            </Button>
          </p>
        )}
      </Note>
      {machineSentences.length > 0 && <MachineSentences sentences={machineSentences} />}
    </section>
  )
}

/** What answers know of it, where that is not the text of its newest version. */
function Known({ extent, paper }: Pick<PaperEvidence, 'extent'> & { paper: OpenedPaper }) {
  if (extent === 'abstract') return <p>It knows title and abstract alone.</p>
  const no = newestText(paper)
  return no === paper.versions ? null : <p>{`It knows the text of version ${no}. Of version ${paper.versions} none has been read.`}</p>
}
