import type { PollDraft } from '#contract/poll.ts'
import { areDifferent } from '#contract/poll-options.ts'

export const noPoll = (): PollDraft => ({ options: ['', ''], days: 7 })

/** A poll without the options that were left empty, or nothing where it cannot be asked like this. */
export function readPoll({ options, days }: PollDraft): PollDraft | undefined {
  const filled = options.map((option) => option.trim()).filter(Boolean)
  return filled.length > 1 && areDifferent(filled) ? { options: filled, days } : undefined
}
