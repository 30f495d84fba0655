/** Hours in which whoever reports or complains hears that it was received: India's IT Rules 2021, rule 3(2). */
export const ACKNOWLEDGE_HOURS = 24

/** Days in which a reviewer decides on a report or an appeal. */
export const DECIDE_DAYS = 7

/** Hours in which a reviewer decides where a patient can be recognised. */
export const PATIENT_HOURS = 4

/** Why something is reported, as it is offered and as reviewers read it, and in how many hours a reviewer decides. */
export const reportReasons = [
  { id: 'unsafe_advice', label: 'Dangerous or false medical advice', hours: DECIDE_DAYS * 24 },
  { id: 'patient_privacy', label: 'A patient can be recognised', hours: PATIENT_HOURS },
  { id: 'harassment', label: 'Harassment or hate', hours: DECIDE_DAYS * 24 },
  { id: 'impersonation', label: 'Pretends to be somebody else', hours: DECIDE_DAYS * 24 },
  { id: 'spam', label: 'Spam or advertising', hours: DECIDE_DAYS * 24 },
  { id: 'scam', label: 'A fraud, or asks applicants for money', hours: DECIDE_DAYS * 24 },
  { id: 'other', label: 'Something else', hours: DECIDE_DAYS * 24 },
] as const

/**
 * One report that a patient can be recognised hides at once what it is about, if whoever sends it has a proven registration. So many of
 * theirs that were not upheld in so many days, and theirs wait for a reviewer.
 */
export const PRIVACY_REJECTED = { most: 2, days: 30 }

/** Days in which a member may appeal against what was decided about something of theirs. */
export const APPEAL_DAYS = 30

/** Below this a count of the open log says no more than that it is below it. */
export const LOG_FEWEST = 3

/** How many months the open log goes back. */
export const LOG_MONTHS = 12

/** Longest words that go with a report or an appeal, and with a reviewer's decision. */
export const REPORT_WORDS_MAX = 1000
export const DECISION_WORDS_MAX = 500
