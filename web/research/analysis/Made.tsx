import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import type { PaperAnalysis } from '#contract/paper-analyses.ts'
import { analysisParts } from '#contract/paper-words.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { onDay } from '../../lib/dates.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { toast } from '../../ui/status/toast.ts'
import { Words } from '../comments/Words.tsx'
import styles from '../paper/Paper.module.css'
import { analysesQuery } from '../queries.ts'

type MadeProps = { analysis: PaperAnalysis; isNewest: boolean; onPage: (versionNo: number, page: number) => void }

/** An analysis that was made: its sections, and the sentences of the paper that it stands on. */
export function Made({ analysis, isNewest, onPage }: MadeProps) {
  const { id, paperId, instruction, createdAt, versionNo, extent, sections } = analysis
  const cache = useQueryClient()
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => api.paperAnalyses.remove({ paperId, analysisId: id }),
    onSettled: () => cache.invalidateQueries({ queryKey: analysesQuery(paperId).queryKey }),
    onError: (error) => void toast.error(wordsOf(error)),
  })
  return (
    <details className={styles.fold} open={isNewest}>
      <summary>{instruction}</summary>
      <div className={styles.analysis}>
        <p className={styles.partHead}>
          <span className="meta">
            {onDay(createdAt)} · {extent === 'text' ? `text of version ${versionNo}` : 'title and abstract'}
          </span>
          <IconButton label="Delete this analysis" onClick={() => !remove.isPending && remove.mutate()}>
            <Trash2 />
          </IconButton>
        </p>
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h4>{heading}</h4>
            {heading === 'Summary' ? <Summary analysis={analysis} text={text} onPage={onPage} /> : <Words text={text} />}
          </section>
        ))}
      </div>
    </details>
  )
}

type SummaryProps = Pick<MadeProps, 'analysis' | 'onPage'> & { text: string }

function Summary({ analysis: { mode, sentences, versionNo }, text, onPage }: SummaryProps) {
  const parts = analysisParts.flatMap(({ id, label }) => {
    const said = sentences.filter(({ part }) => part === id)
    return said.length > 0 ? [{ id, label, said }] : []
  })
  return (
    <>
      {(mode === 'model' || parts.length === 0) && <Words text={text} />}
      <dl className={styles.sentences}>
        {parts.map(({ id, label, said }) => (
          <div key={id}>
            <dt>{label}</dt>
            {said.map(({ text: words, page }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of one analysis keep their order
              <dd key={at}>
                {words}{' '}
                {page === null ? (
                  <span className="meta">abstract</span>
                ) : (
                  <button type="button" className={styles.pageLink} onClick={() => onPage(versionNo, page)}>
                    <span aria-hidden="true">p. {page}</span>
                    <span className="vh">Page {page}</span>
                  </button>
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {parts.length > 0 && (
        <p className="meta">
          {mode === 'model'
            ? 'Each line of the summary was checked against these sentences of the paper.'
            : "The paper's own sentences, found by Doxy AI."}{' '}
          Press a page to read them there.
        </p>
      )}
    </>
  )
}
