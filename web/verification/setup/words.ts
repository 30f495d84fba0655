import type { MemberKind } from '#contract/profile.ts'

/** How a step speaks to this kind of member, beside what the contract calls its required fields. */
type Words = {
  headline: string
  specialty: string
  yearsHint?: string
  currentPosition: string
  hospitalLabel: string
  education: string
}

const HOSPITAL = 'Hospital/Clinic Affiliation'

/** Examples in the fields, by who somebody is. */
export const setupWords: Record<MemberKind, Words> = {
  doctor: {
    headline: 'Senior Consultant',
    specialty: 'Cardiology',
    currentPosition: 'Consultant, resident, intern',
    hospitalLabel: HOSPITAL,
    education: 'MBBS, MD, DM and where',
  },
  student: {
    headline: 'Medical student',
    specialty: 'MBBS, BDS, BSc Nursing',
    yearsHint: 'Write 0 if you have not worked yet.',
    currentPosition: 'Third year, intern',
    hospitalLabel: 'Teaching Hospital',
    education: 'School, degrees so far, and where',
  },
  allied: {
    headline: 'Senior Nursing Officer',
    specialty: 'Critical care nursing, physiotherapy',
    currentPosition: 'Staff nurse, physiotherapist, pharmacist',
    hospitalLabel: HOSPITAL,
    education: 'GNM, BSc Nursing, BPT, B Pharm and where',
  },
  researcher: {
    headline: 'Research Scientist',
    specialty: 'Epidemiology',
    yearsHint: 'In research.',
    currentPosition: 'Scientist, doctoral student, fellow',
    hospitalLabel: 'Institute or University',
    education: 'MSc, PhD and where',
  },
  institution: {
    headline: 'Medical Superintendent',
    specialty: 'Multi-specialty hospital, nursing college',
    yearsHint: 'Your own, in health care.',
    currentPosition: 'Superintendent, dean, HR manager',
    hospitalLabel: 'Institution',
    education: 'Your degrees and where',
  },
}
