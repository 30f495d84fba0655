import type { Handle } from './people.ts'

type SampleEvent = {
  title: string
  place: string
  /** Days from today, and the hour in India. */
  day: number
  time: string
  going: readonly Handle[]
}

export const events: readonly SampleEvent[] = [
  {
    title: 'Heart failure journal club',
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
    title: 'Peripartum cardiomyopathy, a case from Lucknow',
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
    title: 'Running a BP camp without extra staff',
    place: 'online, hosted from Aizawl',
    day: 2,
    time: '08:00',
    going: ['lalrinpuii-hmar', 'rekha-yadav', 'meera-nair', 'tenzin-dolma', 'debojit-saikia'],
  },
  {
    title: 'Reading the head CT in ten cases',
    place: 'Nandi Imaging Centre, Bengaluru',
    day: -3,
    time: '17:00',
    going: ['kavya-reddy', 'rohan-deshmukh', 'imran-qureshi', 'ananya-iyer', 'sneha-kulkarni', 'aarav-khanna', 'ritika-bisht'],
  },
  {
    title: 'Antibiotics that we can still use',
    place: 'online, hosted from Coimbatore',
    day: -6,
    time: '18:30',
    going: ['shalini-raghunathan', 'sourav-banerjee', 'ananya-iyer', 'vikram-rathore', 'thomas-kurian', 'fatima-merchant'],
  },
  {
    title: 'From forest plot to bedside',
    place: 'Periyar Cancer Centre, Kochi',
    day: -11,
    time: '15:00',
    going: ['arjun-menon', 'nikhil-bhattacharya', 'ananya-iyer', 'sourav-banerjee', 'meera-nair'],
  },
]
