import { casePartWords, consentWords, OUTCOME_SAID, patientLine } from '#contract/case-words.ts'
import { escaped } from '../../platform/http/plain-page.ts'
import type { PublicPost } from './queries.ts'
import { paragraphsOf } from './text.ts'

const shown = ['presentation', 'findings', 'course', 'question'] as const

/** The words of a post: those of a case in its parts, with what its author states about consent. */
export function wordsOf({ case: said, content, mentioned }: PublicPost) {
  if (!said) return paragraphsOf(content, mentioned)
  const patient = patientLine(said)
  const parts = shown
    .filter((part) => said[part] !== '')
    .map((part) => `<h2>${casePartWords[part]}</h2>${paragraphsOf(said[part], mentioned)}`)
  const asReported = consentWords[said.consent.version]?.[said.consent.statement].asReported ?? ''
  const about = `${said.outcome ? 'Solved case' : 'Case'} · ${escaped(said.specialty)}${patient && ` · ${patient}`}`
  const outcome = said.outcome ? `<h2>Outcome</h2><p class="meta">${OUTCOME_SAID}</p>${paragraphsOf(said.outcome.words, [])}` : ''
  return `<p class="meta">${about}</p>${parts.join('')}${outcome}<p class="meta">The author states that ${asReported}</p>`
}
