import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { INSTRUCTION_MAX } from '#contract/limits.ts'
import { ANALYSIS_PROMPT } from '#contract/paper-words.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { useDrafted } from '../../institutions/use-drafted.ts'
import { api } from '../../lib/api/api.ts'
import { newClientId } from '../../lib/client-id.ts'
import { findDraft } from '../../lib/drafts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import styles from '../paper/Paper.module.css'
import { analysesQuery } from '../queries.ts'
import { failureWords } from './failure.ts'
import { Made } from './Made.tsx'

type Typed = { instruction: string }
type AnalysisProps = { paper: OpenedPaper; onPage: (versionNo: number, page: number) => void }

/** What Doxy AI reads out of a paper for the viewer, and the way to ask for it. */
export function Analysis({ paper, onPage }: AnalysisProps) {
  const cache = useQueryClient()
  const analyses = useQuery(analysesQuery(paper.id))
  const draftName = `paper-analysis:${paper.id}`
  const { values, set, drop } = useDrafted<Typed>(draftName, { instruction: ANALYSIS_PROMPT })
  const { instruction } = values
  const [clientId, setClientId] = useState(newClientId)
  const analyse = useMutation({
    networkMode: 'always',
    mutationFn: (asked: { clientId: string; instruction: string }) => api.paperAnalyses.analyse({ paperId: paper.id, ...asked }),
    onSuccess: (_made, asked) => {
      setClientId(newClientId())
      // What was typed meanwhile has not been asked.
      if (findDraft<Typed>(draftName)?.instruction === asked.instruction) drop()
      return cache.invalidateQueries({ queryKey: analysesQuery(paper.id).queryKey })
    },
  })
  const isUnread = isBeingRead(paper)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (!analyse.isPending && !isUnread) analyse.mutate({ clientId, instruction })
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
          onChange={({ target }) => {
            // What was asked without an answer may have arrived, and with other words it is another question.
            setClientId(newClientId())
            set({ instruction: target.value })
          }}
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
