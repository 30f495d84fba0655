/** What a member may be interested in; they choose at least one. */
export const interests = [
  'Research',
  'Clinical Trials',
  'Medical Education',
  'Public Health',
  'Telemedicine',
  'AI in Medicine',
  'Healthcare Innovation',
  'Medical Writing',
  'Healthcare Policy',
  'Global Health',
  'Medical Technology',
  'Patient Care',
] as const
