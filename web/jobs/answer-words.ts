import type { SentAnswer } from '#contract/application.ts'

const choices: Record<string, string> = { yes: 'Yes', no: 'No' }

/** What was answered, as it is shown. */
export const answerWords = ({ kind, answer }: Pick<SentAnswer, 'kind' | 'answer'>) =>
  (kind === 'yes_no' ? choices[answer] : undefined) ?? answer
