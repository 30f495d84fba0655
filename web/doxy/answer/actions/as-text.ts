import { citedTitle, EDITORS_COMMENT } from '#contract/cited-title.ts'
import type { Answer } from '#contract/doxy.ts'
import { addressOf, factsOf, isAmong } from '../../library/references.ts'

const numbered = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`).join('\n')

/** An answer as plain text that says where it is from, what of it is known to be `retracted` (by DOI), and how sure it is, wherever it is pasted. */
export function asText(
  { summary, steps, evidence, confidence, disclaimer, comment, emergency }: Answer,
  retracted: readonly string[] = [],
): string {
  const references = evidence.map((one) => {
    const facts = [one.isNote && 'The paper:', factsOf(one)].filter(Boolean).join(' ')
    return [isAmong(retracted, one) && 'RETRACTED', citedTitle(one), facts, addressOf(one)].filter(Boolean).join('. ')
  })
  const parts = [
    summary,
    steps.length > 0 && `Detailed Analysis\n${numbered(steps)}`,
    references.length > 0 && `Scientific References\n${numbered(references)}`,
    `${emergency ? '' : `Confidence: ${confidence}. `}Answered by Doxy AI.`,
    disclaimer,
    comment && `${EDITORS_COMMENT} (Wardmates; not a result of the paper)\n${comment.text}`,
  ]
  return parts.filter(Boolean).join('\n\n')
}
