/** Why something is reported, as it is offered and as reviewers read it. */
export const reportReasons = [
  { id: 'unsafe_advice', label: 'Dangerous or false medical advice' },
  { id: 'patient_privacy', label: 'A patient can be recognised' },
  { id: 'harassment', label: 'Harassment or hate' },
  { id: 'impersonation', label: 'Pretends to be somebody else' },
  { id: 'spam', label: 'Spam or advertising' },
  { id: 'other', label: 'Something else' },
] as const

/** Days in which a member may appeal against what was decided about something of theirs. */
export const APPEAL_DAYS = 30

/** Longest words that go with a report or an appeal, and with a reviewer's decision. */
export const REPORT_WORDS_MAX = 1000
export const DECISION_WORDS_MAX = 500
