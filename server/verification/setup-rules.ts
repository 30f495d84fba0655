import type { Setup } from '#contract/setup.ts'
import { type RequiredField, requiredFields } from '#contract/setup-rules.ts'

type Told = Pick<Setup, Exclude<RequiredField, 'proof'> | 'claim'>

/** What a profile needs and does not have yet. */
export const missingIn = (told: Told) => requiredFields.filter(({ field }) => !has(told, field))

function has(told: Told, field: RequiredField): boolean {
  if (field === 'experienceYears') return told.experienceYears !== null
  if (field === 'proof') return told.claim !== null
  return told[field].length > 0
}
