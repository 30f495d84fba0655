import type { ChangedPassage, Paper } from '#contract/papers.ts'
import type { Handle } from './people.ts'

type SampleVersion = { fileName: string; day: string; changes: string }
/** Words that a comment quotes stand on a page of its version; `gone` where the newest version has them no longer. */
type SampleQuote = { exact: string; page: number; gone?: true }
type SampleComment = {
  by: Handle
  day: string
  text: string
  version: number
  quote?: SampleQuote
  replies?: Omit<SampleComment, 'version'>[]
}

export type SamplePaper = Pick<
  Paper,
  'title' | 'authors' | 'journal' | 'year' | 'specialization' | 'abstract' | 'topics' | 'audience' | 'licence'
> & {
  id: string
  by: Handle
  /** The oldest first. */
  versions: readonly SampleVersion[]
  /** The text of the newest version, page by page. */
  pages: readonly string[]
  /** That of the version before it. */
  before?: readonly string[]
  /** What the newest version says otherwise than the one before it. */
  changed?: ChangedPassage[]
  comments: readonly SampleComment[]
}

const shared = { audience: 'members', licence: 'own' } as const

const stemiPages = [
  'Background\nEleven districts refer to four hubs by road.',
  'Methods\nBefore-and-after study, January 2023 to December 2024.',
  'Setting\nThe hubs read the ECG by phone before the ambulance leaves.',
  'Results\nOf 1,486 patients, 1,084 were transferred by day and 402 by night. Median first-ECG-to-wire time fell from 174 to 112 minutes after ECG transmission before transfer. The gain began in the third month and held until the end of the second year.\nThirty-day mortality was 6.1% against 8.7% in the year before. Night transfers improved least: from 186 to 149 minutes.\nLimitations\nThere was no concurrent control, and three hubs opened a second catheter laboratory during the study. We could not separate these from the effect of ECG transmission.',
  'Discussion\nReading the ECG at the hub before the ambulance leaves costs a phone call and saves an hour. Where the road is the long part, the order of the two matters more than the speed of either.\nNight transfers improved least. In nine of the eleven districts one driver covers the night, and the log shows a median wait of 31 minutes for the vehicle. A second driver may do more than a second catheter laboratory.\nWe did not measure bleeding after thrombolysis at the spoke hospitals.\nData\nThe ambulance log and the code are with version 3.',
]

/** The papers of the preview, the newest upload first. They and their figures are invented. */
export const samplePapers: readonly SamplePaper[] = [
  {
    id: '019aa0c1-0801-7c11-8a01-5d2f60b10000',
    by: 'ananya-iyer',
    title: 'Door-to-wire time in a hub-and-spoke STEMI network: two years from eleven districts',
    authors: 'A. Iyer, R. Deshmukh, S. Banerjee',
    journal: 'Indian Heart Journal',
    year: '2025',
    specialization: 'Cardiology',
    abstract:
      'Between January 2023 and December 2024 we followed 1,486 patients with STEMI referred from eleven district hospitals. Median first-ECG-to-wire time fell from 174 to 112 minutes after ECG transmission before transfer. Thirty-day mortality was 6.1% against 8.7% in the year before. Night transfers improved least.',
    topics: ['STEMI', 'Referral networks'],
    audience: 'public',
    licence: 'cc_by',
    versions: [
      { fileName: 'stemi-network.pdf', day: '2025-10-20', changes: 'Initial upload' },
      { fileName: 'stemi-network-v2.pdf', day: '2025-11-02', changes: 'Corrected table 2' },
      { fileName: 'stemi-network-v3.pdf', day: '2025-11-18', changes: 'Added night-transfer subgroup' },
    ],
    pages: stemiPages,
    before: stemiPages.map((page) => page.replace('improved least: from 186 to 149 minutes', 'were too few to analyse')),
    changed: [
      {
        page: 4,
        pieces: [
          { kind: 'same', text: 'Thirty-day mortality was 6.1% against 8.7% in the year before. ' },
          { kind: 'removed', text: 'Night transfers were too few to analyse. ' },
          { kind: 'added', text: 'Night transfers improved least: from 186 to 149 minutes.' },
        ],
      },
    ],
    comments: [
      {
        by: 'lalrinpuii-hmar',
        day: '2025-11-04',
        version: 2,
        quote: { exact: 'Night transfers were too few to analyse', page: 4, gone: true },
        text: 'They are 402 of 1,486. Please show them apart.',
      },
      {
        by: 'imran-qureshi',
        day: '2025-11-17',
        version: 3,
        quote: { exact: 'The gain began in the third month', page: 4 },
        text: 'Did the spokes keep thrombolytic stock? Our gains came from that as much as from the ECG phone line.',
        replies: [{ by: 'ananya-iyer', day: '2025-11-17', text: 'Two of the four hubs did. It will be in the next version.' }],
      },
      {
        by: 'meera-nair',
        day: '2025-11-18',
        version: 3,
        quote: { exact: 'Night transfers improved least', page: 4 },
        text: 'Could you share the ambulance log template in the next version?',
      },
    ],
  },
  {
    id: '019aa0c1-0802-7c11-8a01-5d2f60b10000',
    by: 'sourav-banerjee',
    title: 'Low-dose CT for early lung cancer in never-smoking women: a Kolkata cohort',
    authors: 'S. Banerjee, K. Reddy',
    journal: 'Lung India Letters',
    year: '2025',
    specialization: 'Pulmonology',
    abstract:
      'We offered one low-dose CT to 640 never-smoking women who had cooked on biomass for ten years or more. Eleven cancers were found, eight of them in stage I. One in six had a nodule that needed a second film.',
    topics: ['Lung cancer', 'Screening'],
    ...shared,
    versions: [{ fileName: 'ldct-kolkata.pdf', day: '2025-10-12', changes: 'Initial upload' }],
    pages: [
      'Summary\nOne low-dose CT was offered to 640 never-smoking women who had cooked on biomass for ten years or more. Eleven cancers were found, eight of them in stage I.\nOne in six had a nodule that needed a second film. We cannot say from this cohort whether lives were saved.',
    ],
    comments: [
      {
        by: 'kavya-reddy',
        day: '2025-10-14',
        version: 1,
        text: 'The second films were all within twelve weeks. Worth a line in the methods.',
      },
    ],
  },
  {
    id: '019aa0c1-0803-7c11-8a01-5d2f60b10000',
    by: 'meera-nair',
    title: 'Bench-side blood pressure: measuring where patients wait',
    authors: 'M. Nair, L. Hmar',
    journal: '—',
    year: '2025',
    specialization: 'Community Medicine',
    abstract:
      'Students measured blood pressure on the waiting benches of four primary health centres for eight weeks. Of 2,114 adults, 388 had a raised reading that nobody had known of, and 251 came back for the second one.',
    topics: ['Hypertension', 'Screening'],
    ...shared,
    versions: [
      { fileName: 'bench-side-bp.docx', day: '2025-08-30', changes: 'Initial upload' },
      { fileName: 'bench-side-bp-2.docx', day: '2025-09-21', changes: 'Added the return visits' },
    ],
    pages: [
      'Students measured blood pressure on the waiting benches of four primary health centres for eight weeks.\nOf 2,114 adults, 388 had a raised reading that nobody had known of, and 251 came back for the second one.',
    ],
    comments: [
      { by: 'rekha-yadav', day: '2025-09-23', version: 2, text: 'Which cuff sizes did you carry? Ours were too small for one in five.' },
    ],
  },
  {
    id: '019aa0c1-0804-7c11-8a01-5d2f60b10000',
    by: 'harpreet-kaur',
    title: 'Oral rehydration uptake after tele-counselling of first-time mothers',
    authors: 'H. Kaur, Z. Khan',
    journal: 'Journal of Child Health India',
    year: '2024',
    specialization: 'Paediatrics',
    abstract:
      'First-time mothers received two calls of ten minutes after discharge. At three months 71% had given oral rehydration in the last episode of diarrhoea, against 54% of those without calls.',
    topics: ['Diarrhoea', 'Telemedicine'],
    ...shared,
    versions: [
      { fileName: 'ors-calls.pdf', day: '2024-05-02', changes: 'Initial upload' },
      { fileName: 'ors-calls-2.pdf', day: '2024-06-11', changes: 'Corrected the denominators' },
      { fileName: 'ors-calls-3.pdf', day: '2024-08-19', changes: 'Added the call script' },
      { fileName: 'ors-calls-4.pdf', day: '2024-11-07', changes: 'As published' },
    ],
    pages: [
      'First-time mothers received two calls of ten minutes after discharge.\nAt three months 71% had given oral rehydration in the last episode of diarrhoea, against 54% of those without calls. The script of the calls is with version 3.',
    ],
    comments: [
      {
        by: 'zoya-khan',
        day: '2024-11-09',
        version: 4,
        text: 'The second call mattered more than the first. We should have said so louder.',
      },
    ],
  },
  {
    id: '019aa0c1-0805-7c11-8a01-5d2f60b10000',
    by: 'vikram-rathore',
    title: 'Day-care thyroidectomy in a district hospital: 212 consecutive cases',
    authors: 'V. Rathore',
    journal: 'Surgery in Practice',
    year: '2024',
    specialization: 'Surgery',
    abstract:
      'Of 212 consecutive patients planned for day-care thyroidectomy, 197 went home the same evening. Two came back within a day, one with a haematoma. The drain was left out in all but nine.',
    topics: ['Thyroid', 'Day care'],
    ...shared,
    versions: [{ fileName: 'day-care-thyroid.pdf', day: '2024-04-16', changes: 'Initial upload' }],
    pages: [
      'Of 212 consecutive patients planned for day-care thyroidectomy, 197 went home the same evening.\nTwo came back within a day, one with a haematoma. The drain was left out in all but nine.',
    ],
    comments: [],
  },
  {
    id: '019aa0c1-0806-7c11-8a01-5d2f60b10000',
    by: 'priya-mehta',
    title: 'Automated reading of diabetic retinopathy on a phone camera',
    authors: 'P. Mehta, A. Menon',
    journal: 'Ophthalmic AI',
    year: '2023',
    specialization: 'Ophthalmology',
    abstract:
      'A program read 3,020 fundus photographs taken with a phone. Against two graders it found 93% of the eyes to be referred and called 12% of the others. Photographs that it could not read were one in fourteen.',
    topics: ['Diabetes', 'Screening'],
    ...shared,
    versions: [
      { fileName: 'phone-retina.pdf', day: '2023-07-08', changes: 'Initial upload' },
      { fileName: 'phone-retina-2.pdf', day: '2023-09-15', changes: 'Added the unreadable photographs' },
    ],
    pages: [
      'A program read 3,020 fundus photographs taken with a phone.\nAgainst two graders it found 93% of the eyes to be referred and called 12% of the others. Photographs that it could not read were one in fourteen.',
    ],
    comments: [
      { by: 'arjun-menon', day: '2023-09-18', version: 2, text: 'The one in fourteen is the number that a camp has to plan for.' },
    ],
  },
]
