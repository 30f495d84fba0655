/** What kind of work a posting offers. */
export const workTypes = [
  { id: 'full_time', label: 'Full-time' },
  { id: 'part_time', label: 'Part-time' },
  { id: 'contract', label: 'Contract' },
  { id: 'remote', label: 'Remote' },
  { id: 'internship', label: 'Internship' },
  { id: 'locum', label: 'Locum' },
] as const

/** Where whoever takes it may live. */
export const livingChoices = [
  { id: 'not_stated', label: 'Not stated' },
  { id: 'none', label: 'Not offered' },
  { id: 'quarters', label: 'Quarters on campus' },
  { id: 'allowance', label: 'Allowance' },
] as const

/** Degrees with which somebody may apply. */
export const eligibleDegrees = [
  { id: 'mbbs', label: 'MBBS' },
  { id: 'diploma', label: 'PG diploma' },
  { id: 'md_ms', label: 'MD or MS' },
  { id: 'dnb', label: 'DNB' },
  { id: 'dm_mch', label: 'DM or MCh' },
  { id: 'drnb', label: 'DrNB' },
] as const

export const requirementKinds = [
  { id: 'registration', label: 'Registration' },
  { id: 'qualification', label: 'Qualification' },
  { id: 'experience', label: 'Experience' },
  { id: 'skill', label: 'Skill' },
  { id: 'document', label: 'Document' },
  { id: 'other', label: 'Other' },
] as const

export const strictnesses = [
  { id: 'must', label: 'Must' },
  { id: 'helpful', label: 'Helpful' },
] as const

export const questionKinds = [
  { id: 'text', label: 'Short text' },
  { id: 'yes_no', label: 'Yes or no' },
] as const

/** Why a posting is open no longer. */
export const closeReasons = [
  { id: 'filled', label: 'Filled' },
  { id: 'withdrawn', label: 'Withdrawn' },
  { id: 'expired', label: 'Its last day is over' },
  { id: 'not_confirmed', label: 'Nobody confirmed that it is still open' },
  { id: 'removed', label: 'Removed by a reviewer after a report' },
] as const

/** By the least experience that is asked for, in years. `0013_jobs.sql` computes the same. */
export const experienceBands = [
  { id: 'under_1', label: 'Under 1 year' },
  { id: '1_to_2', label: '1–2 years' },
  { id: '3_to_4', label: '3–4 years' },
  { id: '5_to_9', label: '5–9 years' },
  { id: '10_up', label: '10 years or more' },
] as const

/** By the least pay in lakh a year. `0013_jobs.sql` computes the same. */
export const salaryBands = [
  { id: 'not_stated', label: 'Not stated' },
  { id: 'under_6', label: 'Under ₹6 LPA' },
  { id: '6_to_12', label: '₹6–12 LPA' },
  { id: '12_to_24', label: '₹12–24 LPA' },
  { id: '24_to_48', label: '₹24–48 LPA' },
  { id: '48_up', label: '₹48 LPA or more' },
] as const

/** What a status means to the applicant. */
export const applicationStatuses = [
  { id: 'sent', label: 'Sent' },
  { id: 'viewed', label: 'Viewed' },
  { id: 'shortlisted', label: 'Shortlisted' },
  { id: 'rejected', label: 'Rejected' },
  { id: 'offer', label: 'Offer' },
  { id: 'withdrawn', label: 'Withdrawn' },
] as const
