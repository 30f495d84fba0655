import type { InstitutionCard } from '#contract/institution.ts'
import type { Posting } from '#contract/posting.ts'

/** A job of the sample community. Institutions, figures and offers are invented. */
export type SampleJob = Pick<
  Posting,
  | 'id'
  | 'title'
  | 'city'
  | 'state'
  | 'workType'
  | 'isRemote'
  | 'isUrgent'
  | 'isSaved'
  | 'salaryFrom'
  | 'salaryTo'
  | 'experienceFrom'
  | 'experienceTo'
  | 'specialty'
  | 'industry'
  | 'companySize'
  | 'applicants'
  | 'description'
  | 'requirements'
  | 'benefits'
> & {
  company: Pick<InstitutionCard, 'id' | 'name' | 'kind'>
  /** Days before today on which it was posted. */
  daysAgo: number
}

const HOSPITALS = 'Hospitals and clinics'
const must = (kind: Posting['requirements'][number]['kind'], words: string) => ({ kind, strictness: 'must' as const, words })
const helpful = (kind: Posting['requirements'][number]['kind'], words: string) => ({ kind, strictness: 'helpful' as const, words })

// The identifiers are fixed, so that everybody sees the same tints.
export const sampleJobs: readonly SampleJob[] = [
  {
    id: '019aa0c1-0a01-7c11-8a01-5d2f60b10001',
    company: { id: '019aa0c1-0b01-7c11-8a01-5d2f60b10001', name: 'Nandi Imaging Centre', kind: 'clinic' },
    title: 'Teleradiology Reporting, night shifts',
    ...{ city: 'Bengaluru', state: 'Karnataka', workType: 'remote', isRemote: true, isUrgent: false, isSaved: false },
    ...{ salaryFrom: 18, salaryTo: 24, experienceFrom: 3, experienceTo: null, applicants: 41, daysAgo: 0 },
    ...{ specialty: 'Radiology', industry: 'Imaging', companySize: '51–200 staff' },
    description:
      'Report CT and radiographs for eleven centres from your own desk, eight nights a month. A second reader is on the line for every stroke scan.',
    requirements: [
      must('qualification', 'MD or DNB Radiodiagnosis, registered with a state council or the NMC'),
      must('experience', '3 years of cross-sectional reporting'),
      helpful('skill', 'Stroke CT and CT angiography'),
    ],
    benefits: ['Diagnostic monitor and line paid for', 'Indemnity cover', 'Two weekends in four free'],
  },
  {
    id: '019aa0c1-0a02-7c11-8a01-5d2f60b10002',
    company: { id: '019aa0c1-0b02-7c11-8a01-5d2f60b10002', name: 'Palar Heart Institute', kind: 'hospital' },
    title: 'Consultant Interventional Cardiologist',
    ...{ city: 'Vellore', state: 'Tamil Nadu', workType: 'full_time', isRemote: false, isUrgent: true, isSaved: true },
    ...{ salaryFrom: 36, salaryTo: 48, experienceFrom: 8, experienceTo: null, applicants: 23, daysAgo: 2 },
    ...{ specialty: 'Cardiology', industry: HOSPITALS, companySize: '201–500 staff' },
    description:
      'Lead the primary PCI rota with three colleagues at a 180-bed heart hospital serving four districts. One in four nights, an in-house ECG desk, and Fridays protected for teaching.',
    requirements: [
      must('qualification', 'DM or DNB Cardiology, registered with a state council or the NMC'),
      must('experience', '300 or more independent PCI procedures'),
      helpful('skill', 'Tamil or Telugu'),
    ],
    benefits: ['Family quarters on campus', 'Conference and indemnity cover', 'Protected teaching day'],
  },
  {
    id: '019aa0c1-0a03-7c11-8a01-5d2f60b10003',
    company: { id: '019aa0c1-0b03-7c11-8a01-5d2f60b10003', name: 'Tlawng Health Mission', kind: 'society' },
    title: 'Medical Officer, District Hospital',
    ...{ city: 'Aizawl', state: 'Mizoram', workType: 'contract', isRemote: false, isUrgent: true, isSaved: false },
    ...{ salaryFrom: 10, salaryTo: 12, experienceFrom: 1, experienceTo: null, applicants: 9, daysAgo: 4 },
    ...{ specialty: 'General Medicine', industry: 'Public health', companySize: '501–1,000 staff' },
    description:
      'Casualty and wards of a 60-bed district hospital with two colleagues and a visiting surgeon. One in three nights; a jeep for the outreach clinic on Wednesdays.',
    requirements: [
      must('registration', 'MBBS, registered with a state council or the NMC'),
      must('experience', '1 year after internship'),
      helpful('skill', 'Mizo'),
    ],
    benefits: ['Quarters beside the hospital', 'Hardship allowance', 'Two months of paid study leave after two years'],
  },
  {
    id: '019aa0c1-0a04-7c11-8a01-5d2f60b10004',
    company: { id: '019aa0c1-0b04-7c11-8a01-5d2f60b10004', name: 'Periyar Cancer Centre', kind: 'hospital' },
    title: 'Clinical Research Fellow, Oncology',
    ...{ city: 'Kochi', state: 'Kerala', workType: 'full_time', isRemote: false, isUrgent: false, isSaved: false },
    ...{ salaryFrom: 12, salaryTo: 16, experienceFrom: 0, experienceTo: 3, applicants: 67, daysAgo: 7 },
    ...{ specialty: 'Oncology', industry: 'Research', companySize: '501–1,000 staff' },
    description:
      'Run three academic trials in breast and oral cancer from screening to database lock, with a statistician in the next room and clinic on two mornings.',
    requirements: [
      must('qualification', 'MD, DNB or MBBS with research training'),
      must('document', 'Good Clinical Practice certificate'),
      helpful('skill', 'R or Stata'),
    ],
    benefits: ['PhD registration supported', 'Conference travel once a year', 'No night duty'],
  },
  {
    id: '019aa0c1-0a05-7c11-8a01-5d2f60b10005',
    company: { id: '019aa0c1-0b05-7c11-8a01-5d2f60b10005', name: 'Sutlej Children’s Hospital', kind: 'hospital' },
    title: 'Paediatric Intensivist',
    ...{ city: 'Ludhiana', state: 'Punjab', workType: 'full_time', isRemote: false, isUrgent: false, isSaved: true },
    ...{ salaryFrom: 30, salaryTo: 40, experienceFrom: 5, experienceTo: null, applicants: 12, daysAgo: 8 },
    ...{ specialty: 'Paediatrics', industry: HOSPITALS, companySize: '201–500 staff' },
    description:
      'Join three intensivists in a 16-bed unit that also runs the transport team of six districts. One in five nights, with the morning after off.',
    requirements: [
      must('qualification', 'DM or fellowship in paediatric critical care'),
      must('experience', '5 years after the degree'),
      helpful('skill', 'Transport of ventilated newborns'),
    ],
    benefits: ['Crèche on campus', 'Indemnity cover', 'Simulation laboratory'],
  },
]
