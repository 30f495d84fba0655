import type { Post } from '#contract/feed.ts'
import type { PollDays } from '#contract/poll.ts'
import type { Handle } from './people.ts'

type SampleComment = { by: Handle; hoursAfter: number; text: string }

export type SamplePost = Pick<Post, 'content'> & {
  by: Handle
  hoursAgo: number
  likes: number
  verificationStatus?: Post['verificationStatus']
  link?: string
  /** A file in sample/images and what it shows. */
  image?: { file: string; alt: string }
  comments?: readonly SampleComment[]
  /** What it asks, with how many voted for each option. */
  poll?: { options: readonly string[]; votes: readonly number[]; days: PollDays }
}

/** The three posts of the specification: one verified, one pending, one disputed. The check comes to the same from our notes. */
export const posts: readonly SamplePost[] = [
  {
    by: 'imran-qureshi',
    hoursAgo: 2,
    likes: 28,
    verificationStatus: 'verified',
    content:
      'My patient tonight: a man in his fifties, two hours of central chest pain, BP 138/86, never in a hospital before. First ECG below: ST elevation in V2 and V3. Aspirin given at once in suspected acute myocardial infarction lowers vascular mortality, and he has had his. The nearest cath lab is 90 minutes away on a dry road, and it is raining.\n\nThrombolyse here and transfer, or send straight for primary PCI? Shared with consent, identifiers removed.',
    image: { file: 'ecg-strip.webp', alt: 'ECG strip, leads II, V2 and V3, with ST elevation of about 2 mm in V2 and V3' },
    comments: [
      {
        by: 'kavya-reddy',
        hoursAfter: 0.2,
        text: 'What is your honest door-to-wire time at night? Not the one on the poster.',
      },
      {
        by: 'imran-qureshi',
        hoursAfter: 0.3,
        text: 'Forty minutes on a good night. On a night like this I would not sign for it.',
      },
      {
        by: 'ananya-iyer',
        hoursAfter: 0.5,
        text: 'Count from the ECG that made the diagnosis, not from the door. If the wire can cross **within 120 minutes** of it, send him. If you honestly doubt that and he has no contraindication, lyse now and send him anyway.',
      },
      {
        by: 'lakshmi-subramaniam',
        hoursAfter: 0.8,
        text: 'And ring the lab before the ambulance leaves, not when it arrives. It is the cheapest time you will ever save.',
      },
      { by: 'meera-nair', hoursAfter: 1.1, text: 'Student question: if lysis works, can the angiography wait for the week?' },
      {
        by: 'ananya-iyer',
        hoursAfter: 1.3,
        text: 'No, he travels tonight either way. After successful lysis the angiography is usually done 2 to 24 hours later; if lysis fails, at once.',
      },
    ],
  },
  {
    by: 'meera-nair',
    hoursAgo: 5,
    likes: 24,
    verificationStatus: 'pending',
    content:
      'Community posting, week two. We moved the BP check from the head of the queue to the bench where people wait. Many more readings in a morning, no extra staff, and nobody is measured straight off the stairs.\n\nHas anyone checked whether the sitting brings the false highs down as well?',
    link: 'https://www.who.int/health-topics/hypertension',
    comments: [
      {
        by: 'lalrinpuii-hmar',
        hoursAfter: 0.6,
        text: 'We did the same in Aizawl. Five minutes seated, back supported, arm at heart level, no talking: the bench does half of the technique for you.',
      },
      {
        by: 'rekha-yadav',
        hoursAfter: 1.2,
        text: 'Write the time of sitting down on the slip. Otherwise the bench becomes another queue.',
      },
      {
        by: 'harpreet-kaur',
        hoursAfter: 1.9,
        text: 'Look at the cuff too. One that is too small reads high, bench or no bench.',
      },
      {
        by: 'nikhil-bhattacharya',
        hoursAfter: 2.4,
        text: 'Take two readings from some of them, one on arrival and one from the bench, and write both down. That is a small paper. I will help with the tables.',
      },
      { by: 'meera-nair', hoursAfter: 2.7, text: 'Two readings from tomorrow, then. Thank you, all.' },
    ],
  },
  {
    by: 'vikram-rathore',
    hoursAgo: 26,
    likes: 12,
    verificationStatus: 'disputed',
    content:
      'Dengue season again. Prophylactic platelets prevent bleeding in dengue. So my rule: platelets for every patient under 50,000, bleeding or not. Better early than sorry.',
    comments: [
      {
        by: 'shalini-raghunathan',
        hoursAfter: 0.7,
        text: 'I would not. In a stable patient who is not bleeding, prophylactic platelets have not been shown to prevent bleeding, and they can do harm. What kills in dengue is the leak: watch the haematocrit, the pulse pressure and the urine.',
      },
      {
        by: 'fatima-merchant',
        hoursAfter: 1.5,
        text: 'From the blood bank: a unit given for the number alone is a unit missing for the patient who bleeds.',
      },
      { by: 'aarav-khanna', hoursAfter: 3.1, text: 'Then which number should a student be afraid of?' },
      {
        by: 'shalini-raghunathan',
        hoursAfter: 3.6,
        text: 'Fewer numbers, more signs:\n\n- abdominal pain or tenderness\n- vomiting that does not stop\n- mucosal bleeding\n- drowsiness or restlessness\n- an enlarging liver, fluid in chest or abdomen\n- a haematocrit that rises while the count falls quickly',
      },
      {
        by: 'imran-qureshi',
        hoursAfter: 8.2,
        text: 'And they come when the fever goes down, just when the family wants to go home. The WHO page is a fair place to start: https://www.who.int/health-topics/dengue-and-severe-dengue',
      },
      {
        by: 'vikram-rathore',
        hoursAfter: 9.5,
        text: 'Fair. I saw two bad bleeds as a resident and they stay with me. I will look at the haematocrit chart before I ask for the next bag.',
      },
    ],
  },
]
