import type { Handle } from './people.ts'

/** Everybody in a circle is a mate of everybody else in it. */
export const circles: readonly (readonly Handle[])[] = [
  ['ananya-iyer', 'imran-qureshi', 'lakshmi-subramaniam', 'kavya-reddy', 'manisha-patnaik'],
  ['ananya-iyer', 'sourav-banerjee', 'nikhil-bhattacharya', 'shalini-raghunathan', 'kavya-reddy'],
  ['ananya-iyer', 'farhan-siddiqui', 'manisha-patnaik', 'thomas-kurian', 'fatima-merchant'],
  ['imran-qureshi', 'sneha-kulkarni', 'jincy-thomas', 'harpreet-kaur', 'ananya-iyer'],
  ['lalrinpuii-hmar', 'tenzin-dolma', 'debojit-saikia', 'rekha-yadav', 'imran-qureshi'],
  ['arjun-menon', 'jincy-thomas', 'thomas-kurian', 'meera-nair'],
  ['zoya-khan', 'harpreet-kaur', 'meera-nair', 'rekha-yadav'],
  ['meera-nair', 'aarav-khanna', 'ritika-bisht', 'sneha-kulkarni', 'abhishek-tiwari'],
  ['kavya-reddy', 'rohan-deshmukh', 'fatima-merchant', 'gurpreet-sandhu'],
  ['vikram-rathore', 'neha-joshi', 'manisha-patnaik', 'priya-mehta', 'imtiaz-wani'],
  ['lakshmi-subramaniam', 'rohan-deshmukh', 'debojit-saikia', 'gurpreet-sandhu'],
  ['sourav-banerjee', 'arjun-menon', 'nikhil-bhattacharya', 'imtiaz-wani'],
]

/** Requests, who asked first. Those with an answer are mates since then; all other mates are older than two weeks. */
export const requests: readonly { from: Handle; to: Handle; hoursAgo: number; answered: boolean; note?: string }[] = [
  { from: 'ananya-iyer', to: 'harpreet-kaur', hoursAgo: 2.6, answered: true },
  { from: 'ananya-iyer', to: 'sneha-kulkarni', hoursAgo: 29, answered: true },
  { from: 'thomas-kurian', to: 'ananya-iyer', hoursAgo: 55, answered: true },
  { from: 'shalini-raghunathan', to: 'ananya-iyer', hoursAgo: 101, answered: true },
  {
    from: 'zoya-khan',
    to: 'ananya-iyer',
    hoursAgo: 4.4,
    answered: false,
    note: 'Your talk on hearts in pregnancy helped one of mine last week. May I ask you about the next one?',
  },
  { from: 'rohan-deshmukh', to: 'ananya-iyer', hoursAgo: 30, answered: false },
  { from: 'ananya-iyer', to: 'arjun-menon', hoursAgo: 52, answered: false },
  { from: 'aarav-khanna', to: 'kavya-reddy', hoursAgo: 20, answered: false },
  { from: 'ritika-bisht', to: 'harpreet-kaur', hoursAgo: 77, answered: false },
]
