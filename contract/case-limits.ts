/** Longest parts of a case, in characters; together they are one post. */
export const CASE_SPECIALTY_MAX = 80
export const CASE_PRESENTATION_MAX = 1000
export const CASE_FINDINGS_MAX = 800
export const CASE_COURSE_MAX = 800
export const CASE_QUESTION_MAX = 300
/** Longest words on how a case turned out, how often they are written, and most comments that are named as having had it right. */
export const CASE_OUTCOME_MAX = 1000
export const CASE_OUTCOMES = 2
export const CASE_RIGHT_MAX = 5
/** The version of what authors of cases state about consent. */
export const CONSENT_VERSION = 1
