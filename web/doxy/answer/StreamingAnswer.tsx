import { useMemo } from 'react'
import { citedTitle } from '#contract/cited-title.ts'
import type { Citation } from '#contract/doxy.ts'
import { pluralize } from '../../lib/count.ts'
import { AnswerBubble } from './AnswerBubble.tsx'
import { Summary } from './Summary.tsx'
import type { StreamedAnswer } from './turn.ts'

const TITLES_SHOWN = 3

type StreamingAnswerProps = { question: string; coming: StreamedAnswer; onCite: (citation: Citation) => void }

/** An answer while it is written: the sentences that are there, each checked already, and what is read. The log is busy meanwhile, so it is read out once. */
export function StreamingAnswer({ question, coming: { evidence, sentences }, onCite }: StreamingAnswerProps) {
  const answer = useMemo(
    () => ({
      summary: sentences.map(({ text, citations }) => `- ${text} ${citations.map(({ marker }) => `[${marker}]`).join(' ')}`).join('\n'),
      citations: sentences.flatMap(({ citations }) => citations),
      // Which sentence is the key is known when all are there.
      confidence: 'Low' as const,
    }),
    [sentences],
  )
  const titles = evidence.slice(0, TITLES_SHOWN).map(citedTitle)
  const more = evidence.length - titles.length

  return (
    <AnswerBubble label="DoxyAI: answering">
      {sentences.length > 0 && <Summary question={question} answer={answer} onCite={onCite} />}
      <p className="ui muted">
        Reading {pluralize(evidence.length, 'source')}: {titles.join(' · ')}
        {more > 0 && ` · ${more} more`}
      </p>
    </AnswerBubble>
  )
}
