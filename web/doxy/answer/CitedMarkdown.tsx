import { type ReactNode, useMemo } from 'react'
import type { Answer, Citation } from '#contract/doxy.ts'
import { Markdown, safeAddress } from '../../ui/text/Markdown.tsx'
import { citationOf, isOwnLink, KEY_SENTENCE, keyOf, withCitations } from './citations.ts'
import styles from './Summary.module.css'

/** What of an answer its summary shows; the results are there once it is whole. */
export type SummarisedAnswer = Pick<Answer, 'summary' | 'citations' | 'confidence'> & Partial<Pick<Answer, 'results'>>

type CitedMarkdownProps = {
  question: string
  answer: SummarisedAnswer
  onCite: (citation: Citation) => void
}

const addressIn = (address: string) => (isOwnLink(address) ? address : safeAddress(address))

/** Markdown whose markers open what they cite. The result that fits best, otherwise the sentence, bears the highlighter, where the answer is sure enough of it. */
export default function CitedMarkdown({ question, answer: { summary, citations, confidence, results }, onCite }: CitedMarkdownProps) {
  const text = useMemo(() => {
    const reported = citations.filter(({ quote }) => results?.some((one) => one.quote === quote))
    const key = confidence === 'Low' ? undefined : keyOf(question, reported.length > 0 ? reported : citations)
    return withCitations(summary, citations, key)
  }, [question, summary, citations, confidence, results])

  const ownLink = (href: string, children: ReactNode) => {
    if (href === KEY_SENTENCE) return <mark className={styles.key}>{children}</mark>
    const citation = citations[citationOf(href) ?? -1]
    if (!citation) return undefined
    return (
      <button
        type="button"
        className={styles.marker}
        aria-label={`Citation ${citation.marker}: open the passage`}
        onClick={() => onCite(citation)}
      >
        {children}
      </button>
    )
  }
  return <Markdown text={text} urlTransform={addressIn} ownLink={ownLink} />
}
