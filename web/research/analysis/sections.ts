import { citedTitle } from '#contract/cited-title.ts'
import type { Answer } from '#contract/doxy.ts'

const numbered = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`).join('\n')

/** An answer of Doxy AI as sections of text, in the order of the specification; whom to call comes before all of them. */
export function sectionsOf({ emergency, summary, steps, evidence, next_steps, confidence, disclaimer }: Answer) {
  const calls = emergency?.lines.map(({ label, number }) => `- ${label}: **${number}**`).join('\n')
  const sources = evidence.map(({ year, source, doi, id, url, ...work }) =>
    [citedTitle(work), year, source, doi ?? id, url].filter(Boolean).join(' • '),
  )
  return [
    { heading: emergency?.title ?? '', text: emergency ? `${emergency.words}\n\n${calls}` : '' },
    { heading: 'Summary', text: summary },
    { heading: 'Steps', text: numbered(steps) },
    { heading: 'Evidence', text: sources.map((line) => `- ${line}`).join('\n') },
    { heading: 'Next', text: next_steps.map((step) => `- ${step}`).join('\n') },
    { heading: 'Confidence', text: emergency ? '' : confidence },
    { heading: 'Disclaimer', text: disclaimer },
  ].filter(({ text }) => text !== '')
}
