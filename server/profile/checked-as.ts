import { brand } from '#contract/brand.ts'
import { type Fact, factOf } from '#contract/mark-words.ts'
import type { Mark, ProvenAs } from '#contract/marks.ts'

const facts: Record<Fact, string> = {
  registration: 'Registration',
  enrolment: 'Enrolment',
  research: 'ORCID iD or institution address',
  institution: 'Institution address',
}

/** What was checked of somebody who was proven this, for everybody to read. */
export const checkedAs = (as: ProvenAs) => `${facts[factOf[as]]} checked by ${brand.name}`

/** The same of a face, as far as its mark holds; else nothing. */
export const checkedOf = (mark: Mark | null) => (mark?.state === 'holds' ? checkedAs(mark.as) : '')
