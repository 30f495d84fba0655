/** Longest parts of a case, in characters; together they are one post. */
export const CASE_SPECIALTY_MAX = 80
export const CASE_PRESENTATION_MAX = 1000
export const CASE_FINDINGS_MAX = 800
export const CASE_COURSE_MAX = 800
export const CASE_QUESTION_MAX = 300
/** The version of what authors of cases state about consent. */
export const CONSENT_VERSION = 1
