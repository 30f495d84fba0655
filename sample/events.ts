import type { Handle } from './people.ts'

type SampleEvent = {
  kind: 'event' | 'grand_round' | 'journal_club'
  title: string
  host: Handle
  about: string
  place: string
  /** Days from today, and the hour in India. */
  day: number
  time: string
  going: readonly Handle[]
}

export const events: readonly SampleEvent[] = [
  {
    kind: 'journal_club',
    title: 'Heart failure journal club',
    host: 'arjun-menon',
    about: 'One trial, read together: what it asked, whom it left out, and what changes on Monday.',
    place: 'online, hosted from Kochi',
    day: 0,
    time: '16:00',
    going: [
      'ananya-iyer',
      'arjun-menon',
      'manisha-patnaik',
      'farhan-siddiqui',
      'lakshmi-subramaniam',
      'thomas-kurian',
      'sneha-kulkarni',
      'meera-nair',
    ],
  },
  {
    kind: 'grand_round',
    title: 'Peripartum cardiomyopathy, a case from Lucknow',
    host: 'zoya-khan',
    about: 'Breathless in the last month of pregnancy: the case, the echo, and who was called first.',
    place: 'online',
    day: 1,
    time: '19:30',
    going: [
      'zoya-khan',
      'ananya-iyer',
      'harpreet-kaur',
      'lakshmi-subramaniam',
      'jincy-thomas',
      'rekha-yadav',
      'meera-nair',
      'ritika-bisht',
    ],
  },
  {
    kind: 'event',
    title: 'Running a BP camp without extra staff',
    host: 'lalrinpuii-hmar',
    about: 'A list, two cuffs and a register: how a health centre did it on a market day.',
    place: 'online, hosted from Aizawl',
    day: 2,
    time: '08:00',
    going: ['lalrinpuii-hmar', 'rekha-yadav', 'meera-nair', 'tenzin-dolma', 'debojit-saikia'],
  },
  {
    kind: 'grand_round',
    title: 'Reading the head CT in ten cases',
    host: 'kavya-reddy',
    about: 'Ten scans, each with the question that came with it.',
    place: 'Nandi Imaging Centre, Bengaluru',
    day: -3,
    time: '17:00',
    going: ['kavya-reddy', 'rohan-deshmukh', 'imran-qureshi', 'ananya-iyer', 'sneha-kulkarni', 'aarav-khanna', 'ritika-bisht'],
  },
  {
    kind: 'grand_round',
    title: 'Antibiotics that we can still use',
    host: 'shalini-raghunathan',
    about: 'The antibiogram of one hospital, and what its wards changed.',
    place: 'online, hosted from Coimbatore',
    day: -6,
    time: '18:30',
    going: ['shalini-raghunathan', 'sourav-banerjee', 'ananya-iyer', 'vikram-rathore', 'thomas-kurian', 'fatima-merchant'],
  },
  {
    kind: 'journal_club',
    title: 'From forest plot to bedside',
    host: 'arjun-menon',
    about: 'How to read a forest plot aloud to somebody who has to decide tonight.',
    place: 'Periyar Cancer Centre, Kochi',
    day: -11,
    time: '15:00',
    going: ['arjun-menon', 'nikhil-bhattacharya', 'ananya-iyer', 'sourav-banerjee', 'meera-nair'],
  },
]
