import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { INSTRUCTION_MAX, QUERY_MAX } from '#contract/limits.ts'
import { ANALYSIS_PROMPT } from '#contract/paper-words.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { api } from '../../lib/api/api.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Words } from '../comments/Words.tsx'
import styles from '../paper/Paper.module.css'
import { failureWords } from './failure.ts'
import { sectionsOf } from './sections.ts'

/** A line may die without a word. */
const PATIENCE_MS = 60_000

/** What Doxy AI says of a paper of the preview: the one thing there that asks the server, at a press. */
export function PreviewAnalysis({ paper: { title, abstract, specialization } }: { paper: OpenedPaper }) {
  const [instruction, setInstruction] = useState<string>(ANALYSIS_PROMPT)
  const analyse = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      api.doxy.ask(
        {
          query: `${instruction.trim() || ANALYSIS_PROMPT}\n\nTitle: ${title}\nAbstract: ${abstract}`.slice(0, QUERY_MAX),
          user_id: 'research_hub',
          context: { user_profile: { role: 'researcher', specialization } },
        },
        { signal: AbortSignal.timeout(PATIENCE_MS) },
      ),
  })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (!analyse.isPending) analyse.mutate()
  }
  return (
    <section className={styles.part} aria-label="Analysis">
      <h3>Analysis</h3>
      <form className={styles.ask} onSubmit={ask}>
        <TextArea
          label="What should Doxy AI look for?"
          hint="Your words, the title and the abstract are sent to Doxy AI. Nothing else leaves this tab."
          rows={2}
          maxLength={INSTRUCTION_MAX}
          value={instruction}
          onChange={({ target }) => setInstruction(target.value)}
        />
        <Button tone="doxy" size="small" type="submit" busy={analyse.isPending}>
          Analyse
        </Button>
      </form>
      <p className="meta" role="status">
        {analyse.isPending && 'Reading the title and the abstract. This can take some seconds.'}
      </p>
      {analyse.isError && (
        <Note tone="danger" role="alert">
          {failureWords(analyse.error)}
        </Note>
      )}
      {analyse.data && (
        <div className={styles.analysis}>
          {sectionsOf(analyse.data).map(({ heading, text }) => (
            <section key={heading}>
              <h4>{heading}</h4>
              <Words text={text} />
            </section>
          ))}
        </div>
      )}
    </section>
  )
}
