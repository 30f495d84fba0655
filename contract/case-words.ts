import type { AgeBand, CaseConsent, CaseSex, ScannedPart } from './cases.ts'

type Statement = {
  /** What its author says, as they choose it. */
  said: string
  /** How readers read it, after “The author states that”. */
  asReported: string
}

/** Every version of the statements, up to CONSENT_VERSION. One that somebody has made is never changed: another one is added. */
export const consentWords: Record<number, Record<CaseConsent, Statement>> = {
  1: {
    written: {
      said: 'The patient has consented in writing that I publish this to these readers.',
      asReported: 'the patient has consented in writing to this being published to these readers.',
    },
    not_identifying: {
      said: 'Nothing in this identifies the patient, and my institution allows me to publish it without their consent.',
      asReported: 'nothing in this identifies the patient, and that their institution allows it without consent.',
    },
    relative: {
      said: 'The patient cannot consent. A relative who may decide for them has consented in writing that I publish this to these readers.',
      asReported: 'the patient cannot consent, and that a relative who may decide for them has consented in writing.',
    },
  },
}

/** How the parts of a case are called, in the order in which they are read. */
export const casePartWords: Record<ScannedPart, string> = {
  specialty: 'Specialty',
  presentation: 'Presentation',
  findings: 'Findings',
  course: 'Course',
  question: 'Question',
  pictures: 'Descriptions of pictures',
  outcome: 'Outcome',
}

/** What an author ticks before a case is posted with pictures. */
export const PICTURES_SHOW_NOBODY = 'Nothing in the pictures shows who the patient is: no face, name, number, date, label or tattoo.'

/** What stands before the words of an outcome: nobody here has checked them. */
export const OUTCOME_SAID = 'The author says it turned out to be:'

export const ageBandWords: Record<AgeBand, string> = {
  under_1: 'under 1 year',
  '1_to_4': '1 to 4 years',
  '5_to_9': '5 to 9 years',
  '10_to_14': '10 to 14 years',
  '15_to_19': '15 to 19 years',
  '20s': '20 to 29 years',
  '30s': '30 to 39 years',
  '40s': '40 to 49 years',
  '50s': '50 to 59 years',
  '60s': '60 to 69 years',
  '70s': '70 to 79 years',
  '80s': '80 to 89 years',
  '90_and_over': '90 years or older',
}

export const caseSexWords: Record<CaseSex, string> = { female: 'Female', male: 'Male', other: 'Other sex' }

/** Who the patient is, in one line that tells nobody who they are; empty where nothing is said. */
export function patientLine({ sex, ageBand }: { sex: CaseSex | null; ageBand: AgeBand | null }): string {
  return [sex && caseSexWords[sex], ageBand && ageBandWords[ageBand]].filter(Boolean).join(', ')
}
