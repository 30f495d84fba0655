import type { SamplePost } from './posts.ts'

/** Clinics, laboratories and pharmacies. */
export const clinicPosts: readonly SamplePost[] = [
  {
    by: 'harpreet-kaur',
    hoursAgo: 6.2,
    likes: 14,
    content: "Weigh, then dose. Every child, every time, also the one from yesterday. The weight on last month's card is a rumour.",
    comments: [
      { by: 'thomas-kurian', hoursAfter: 0.6, text: 'And write the mg/kg beside the dose, so that somebody else can catch it.' },
      { by: 'ritika-bisht', hoursAfter: 1.8, text: 'We were taught to estimate by age. Only when no scale is in reach?' },
      { by: 'harpreet-kaur', hoursAfter: 2.2, text: 'Only then, and with the word "estimated" beside it.' },
    ],
  },
  {
    by: 'sourav-banerjee',
    hoursAgo: 8.3,
    likes: 11,
    content:
      'Bronchiectasis after TB, third exacerbation this year. Before anybody says long-term azithromycin: who here sends sputum for mycobacterial culture first, every time?',
    poll: {
      options: ['Every time', 'Only if they cough up enough', 'When the first course has failed', 'I would, but the lab is too far'],
      votes: [9, 4, 2, 3],
      days: 7,
    },
    comments: [
      {
        by: 'shalini-raghunathan',
        hoursAfter: 1.1,
        text: 'Every time. A macrolide alone on a missed non-tuberculous mycobacterium breeds resistance. And an ECG for the QT.',
      },
      {
        by: 'nikhil-bhattacharya',
        hoursAfter: 2.5,
        text: 'Count exacerbations in the same way before and after. Otherwise the drug will look better than it is.',
      },
    ],
  },
  {
    by: 'farhan-siddiqui',
    hoursAgo: 14,
    likes: 12,
    content:
      'Creatinine "normal" in a small, frail woman of eighty. Work out the eGFR before you write the drug chart, and remember that little muscle flatters even that.',
    comments: [
      {
        by: 'thomas-kurian',
        hoursAfter: 1.3,
        text: 'The chart should ask by itself. Ours does not, so I check by hand: metformin, the oral anticoagulants and gabapentin first.',
      },
      { by: 'manisha-patnaik', hoursAfter: 3, text: 'And again after the diarrhoea, not only at admission.' },
    ],
  },
  {
    by: 'neha-joshi',
    hoursAgo: 28,
    likes: 13,
    content:
      'Ringworm that returns after every tube: look at the tube. Creams that mix an antifungal with a potent steroid are sold over the counter, and they turn a simple tinea into a stubborn one.',
    comments: [
      { by: 'vikram-rathore', hoursAfter: 1.6, text: 'I see it every week. They keep the tube in the fridge, next to the pickle.' },
      { by: 'neha-joshi', hoursAfter: 2, text: 'Ask for every tube in the house. It is always more than one.' },
    ],
  },
  {
    by: 'priya-mehta',
    hoursAgo: 31,
    likes: 12,
    content:
      'Everybody with diabetes needs a dilated look at the back of the eye, also those who see perfectly well. In type 2 the first look is due at the diagnosis. Today: nine years late, and she does see perfectly well, for now.',
    comments: [
      { by: 'manisha-patnaik', hoursAfter: 0.9, text: 'We book the eye visit before they leave my room. A leaflet is not a booking.' },
      { by: 'priya-mehta', hoursAfter: 1.4, text: 'A sentence for the wall.' },
    ],
  },
  {
    by: 'imtiaz-wani',
    hoursAgo: 38,
    likes: 10,
    content:
      'Stiffness that takes an hour to wear off and eases with use is one animal. Pain that grows with use is another. Thirty seconds of history, before anybody sends a rheumatoid factor.',
    comments: [{ by: 'gurpreet-sandhu', hoursAfter: 4, text: 'Half of my referrals to you would have stayed with me. Point taken.' }],
  },
  {
    by: 'shalini-raghunathan',
    hoursAgo: 50,
    likes: 13,
    content:
      'A single Widal in typhoid season is a coin with two heads. Take the blood culture before the antibiotic, or admit that we are treating the calendar.',
    comments: [
      { by: 'vikram-rathore', hoursAfter: 2, text: 'The nearest culture is forty kilometres away. What then?' },
      {
        by: 'shalini-raghunathan',
        hoursAfter: 2.8,
        text: 'Then say so in the notes, think of scrub typhus, malaria and dengue, and give the bottle to the next bus.',
      },
    ],
  },
  {
    by: 'gurpreet-sandhu',
    hoursAgo: 62,
    likes: 10,
    content:
      'Wrist fracture in a woman past sixty, "only a fall". The plaster is the easy part. A fracture from standing height at that age is a reason to look at the bones.',
    comments: [
      {
        by: 'manisha-patnaik',
        hoursAfter: 3,
        text: 'Send her over. Vitamin D, calcium, a density scan where there is one, and the next fall.',
      },
    ],
  },
  {
    by: 'thomas-kurian',
    hoursAgo: 71,
    likes: 13,
    content:
      'Two look-alike strips on one shelf again, neighbours by alphabet. We moved one and put a red band on it. Which pairs bite you?',
    comments: [
      { by: 'jincy-thomas', hoursAfter: 0.5, text: 'Ampoules of potassium chloride and of saline. Ours no longer share a room.' },
      {
        by: 'lakshmi-subramaniam',
        hoursAfter: 1.9,
        text: 'Anything small, clear and glass. Label the syringe before the next ampoule is opened.',
      },
    ],
  },
  {
    by: 'manisha-patnaik',
    hoursAgo: 82,
    likes: 12,
    content:
      'Prednisolone for a flare, and nobody looked at the sugar until day five. If you start a steroid in somebody with diabetes, write the glucose chart on the same page.',
    comments: [
      { by: 'imtiaz-wani', hoursAfter: 1, text: 'Guilty. Afternoon and evening values, then, and not only the fasting one?' },
      {
        by: 'manisha-patnaik',
        hoursAfter: 1.5,
        text: 'Exactly. A morning dose shows itself after lunch. The fasting value can look innocent.',
      },
    ],
  },
  {
    by: 'sourav-banerjee',
    hoursAgo: 141,
    likes: 11,
    link: 'https://www.who.int/health-topics/tuberculosis',
    content:
      'TB preventive treatment: the family says yes in the clinic and no at home. What changed it for us was asking the grandmother first. Who decides in your district?',
    comments: [
      { by: 'rekha-yadav', hoursAfter: 2, text: 'Whoever keeps the tin with the tablets.' },
      { by: 'lalrinpuii-hmar', hoursAfter: 6, text: 'The choir leader. Not joking.' },
    ],
  },
  {
    by: 'priya-mehta',
    hoursAgo: 170,
    likes: 11,
    content:
      'Red eye with pain and a drop in vision is not conjunctivitis until somebody with a slit lamp says so. Please do not send steroid drops to find out.',
    comments: [{ by: 'harpreet-kaur', hoursAfter: 8, text: 'And the contact lens wearer goes to you the same day.' }],
  },
  {
    by: 'farhan-siddiqui',
    hoursAgo: 221,
    likes: 10,
    content:
      'Two painkillers a day from the general store, for years, never mentioned because "that is not a medicine". Ask for them by brand and by colour.',
    comments: [{ by: 'vikram-rathore', hoursAfter: 5, text: 'I ask what is in the left pocket.' }],
  },
  {
    by: 'harpreet-kaur',
    hoursAgo: 232,
    likes: 13,
    content:
      'Watery diarrhoea, thirsty, eyes a little sunken: ORS and zinc. No drip, no antibiotic, no drama. The mother was disappointed until noon, when he asked for rice.',
    comments: [{ by: 'ritika-bisht', hoursAfter: 4, text: 'How do you explain the missing drip?' }],
  },
  {
    by: 'neha-joshi',
    hoursAgo: 301,
    likes: 11,
    content:
      'On dark skin, "no redness" proves little. Feel for warmth and swelling, look for a change of shade. The pink of the textbook is one page of the atlas.',
    comments: [{ by: 'aarav-khanna', hoursAfter: 12, text: 'Could you recommend where to see the other pages?' }],
  },
]
