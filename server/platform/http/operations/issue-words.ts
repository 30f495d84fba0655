import type { z } from 'zod'

/** What a field of each type is asked for. */
const types: Partial<Record<string, string>> = {
  string: 'Enter some text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose yes or no.',
  array: 'Send a list.',
  file: 'Choose a file.',
}

/** What a text of each form is asked for. */
const formats: Partial<Record<string, string>> = {
  email: 'Enter an email address.',
  url: 'Enter a web address.',
  date: 'Enter a date.',
  datetime: 'Enter a date and time.',
}

const megabytes = (bytes: number | bigint) => `${Math.floor(Number(bytes) / 1024 / 1024)} MB`

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `At most ${maximum} characters.`
  if (origin === 'file') return `Use a file up to ${megabytes(maximum)}.`
  return origin === 'number' || origin === 'int' ? `Enter a number up to ${maximum}.` : `At most ${maximum} entries.`
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'number' || origin === 'int') return `Enter a number from ${minimum}.`
  if (minimum <= 1) return 'This cannot be empty.'
  return origin === 'string' ? `At least ${minimum} characters.` : `At least ${minimum} entries.`
}

/** The sentence for a field that does not fit, where the contract has no better one of its own. The library's never reach a person. */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required.' : (types[issue.expected] ?? 'This value is not accepted.')
    case 'too_big':
      return tooBig(issue as z.core.$ZodIssueTooBig)
    case 'too_small':
      return tooSmall(issue as z.core.$ZodIssueTooSmall)
    case 'invalid_format':
      return formats[issue.format as string] ?? 'The format is not right.'
    case 'invalid_value':
    case 'invalid_union':
      return 'Choose a value from the list.'
    default:
      return 'This value is not accepted.'
  }
}
