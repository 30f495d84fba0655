import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { INSTRUCTION_MAX } from '#contract/limits.ts'
import { ANALYSIS_PROMPT } from '#contract/paper-words.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { api } from '../../lib/api/api.ts'
import { newClientId } from '../../lib/client-id.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import styles from '../paper/Paper.module.css'
import { analysesQuery } from '../queries.ts'
import { failureWords } from './failure.ts'
import { Made } from './Made.tsx'

type AnalysisProps = { paper: OpenedPaper; onPage: (versionNo: number, page: number) => void }

/** What Doxy AI reads out of a paper for the viewer, and the way to ask for it. */
export function Analysis({ paper, onPage }: AnalysisProps) {
  const cache = useQueryClient()
  const analyses = useQuery(analysesQuery(paper.id))
  const [instruction, setInstruction] = useState<string>(ANALYSIS_PROMPT)
  const [clientId, setClientId] = useState(newClientId)
  const analyse = useMutation({
    networkMode: 'always',
    mutationFn: () => api.paperAnalyses.analyse({ paperId: paper.id, clientId, instruction }),
    onSuccess: () => {
      setClientId(newClientId())
      return cache.invalidateQueries({ queryKey: analysesQuery(paper.id).queryKey })
    },
  })
  const isUnread = isBeingRead(paper)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (!analyse.isPending && !isUnread) analyse.mutate()
  }
  return (
    <section className={styles.part} aria-label="Analysis">
      <h3>Analysis</h3>
      <form className={styles.ask} onSubmit={ask}>
        <TextArea
          label="What should Doxy AI look for?"
          rows={2}
          maxLength={INSTRUCTION_MAX}
          value={instruction}
          onChange={({ target }) => setInstruction(target.value)}
        />
        <Button tone="doxy" size="small" type="submit" busy={analyse.isPending} disabled={isUnread}>
          Analyse
        </Button>
      </form>
      <p className="meta" role="status">
        {analyse.isPending && 'Reading the paper. This can take some seconds.'}
        {isUnread && 'Its text is being read from the file. Then it can be analysed.'}
      </p>
      {analyse.isError && (
        <Note tone="danger" role="alert">
          {failureWords(analyse.error)}
        </Note>
      )}
      {analyses.isError && !analyses.data && <Failed what="your analyses" onRetry={() => void analyses.refetch()} />}
      {analyses.data?.items.map((analysis, at) => (
        <Made key={analysis.id} analysis={analysis} isNewest={at === 0} onPage={onPage} />
      ))}
    </section>
  )
}

/** Whether the viewer may read a text that none of its files has given so far. */
const isBeingRead = ({ canRead, versionList }: OpenedPaper) =>
  canRead && versionList.some(({ textState }) => textState === 'waiting') && versionList.every(({ textState }) => textState !== 'read')
