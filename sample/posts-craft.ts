import type { SamplePost } from './posts.ts'

/** How the work is done, taught and learned. */
export const craftPosts: readonly SamplePost[] = [
  {
    by: 'ananya-iyer',
    hoursAgo: 9.5,
    likes: 12,
    content:
      'Distal radial access for a long case: my back is happier and so is the wrist. The sheath kicks out more often than I like. What do you fix it with?',
    comments: [
      { by: 'imran-qureshi', hoursAfter: 5.5, text: 'Not my trade, but our arterial lines stay when the hand lies on a board.' },
      {
        by: 'kavya-reddy',
        hoursAfter: 7.2,
        text: 'A suture and a clear dressing, so that I can see the skin. Ultrasound for the puncture as well, and the first stick counts.',
      },
      {
        by: 'lakshmi-subramaniam',
        hoursAfter: 8.6,
        text: 'Come and look at ours tomorrow. Theatre 2, the roll of blue tape is under my chair.',
      },
    ],
  },
  {
    by: 'lalrinpuii-hmar',
    hoursAgo: 11,
    likes: 13,
    content:
      'A landslide closed the road, so we held the clinic by phone from the bus. Twelve calls: most could wait, three come down tomorrow, one comes tonight. What is your script for "tonight" when you cannot see the face?',
    comments: [
      {
        by: 'tenzin-dolma',
        hoursAfter: 1.3,
        text: 'One whole sentence in one breath. Then: what could you do yesterday that you cannot do today? Then: who is with you?',
      },
      { by: 'imran-qureshi', hoursAfter: 2, text: 'And how far is the vehicle. "Tonight" begins with the road.' },
    ],
  },
  {
    by: 'ananya-iyer',
    hoursAgo: 43,
    likes: 13,
    content:
      'Friday at the spoke clinic. The ECG machine works, the paper had run out. We ordered rolls for a year. Boring things open arteries.',
    comments: [
      { by: 'jincy-thomas', hoursAfter: 2, text: 'Batteries for the laryngoscope, for the same reason.' },
      { by: 'debojit-saikia', hoursAfter: 6, text: 'And a second charger for the monitor. The first one is always with the other ward.' },
    ],
  },
  {
    by: 'abhishek-tiwari',
    hoursAgo: 46,
    likes: 14,
    content:
      'Exam season. A student who sleeps three hours and says "fine" is not fine. Ask directly about thoughts of suicide. Asking does not plant the thought; it opens a door.',
    comments: [
      { by: 'aarav-khanna', hoursAfter: 1, text: 'May we put this on the notice board of the hostel?' },
      {
        by: 'abhishek-tiwari',
        hoursAfter: 1.4,
        text: 'Please do, with the number of Tele-MANAS beside it: **14416**. Free, day and night.',
      },
    ],
  },
  {
    by: 'jincy-thomas',
    hoursAgo: 66,
    likes: 14,
    content:
      'Handover at the bedside takes a little longer than at the desk and saves the first hour of my shift. Lines, drips, skin, plan, family. In that order.',
    comments: [
      { by: 'sneha-kulkarni', hoursAfter: 2.2, text: 'May I come and listen tomorrow morning?' },
      { by: 'jincy-thomas', hoursAfter: 2.9, text: '07:30. Bring your own pen.' },
    ],
  },
  {
    by: 'ananya-iyer',
    hoursAgo: 92,
    likes: 11,
    content:
      'For the nephrologists: eGFR in the low forties, unstable angina, and contrast it must be. Beyond little contrast, enough fluid and stopping what hurts, what do you still do and still believe in?',
    comments: [
      {
        by: 'farhan-siddiqui',
        hoursAfter: 2,
        text: 'Those three. As little contrast as the case allows, isotonic fluid if the heart can take it, no NSAIDs. I no longer give acetylcysteine.',
      },
      { by: 'thomas-kurian', hoursAfter: 5, text: 'Send me the chart beforehand and I will mark what should pause.' },
    ],
  },
  {
    by: 'nikhil-bhattacharya',
    hoursAgo: 97,
    likes: 12,
    content:
      'Before you ask me for the p value, tell me what you would do differently if it were small. Half of the tables in my inbox do not survive the question.',
    comments: [
      { by: 'arjun-menon', hoursAfter: 3, text: 'And what you would do if the interval were wide. That one empties the other half.' },
      { by: 'meera-nair', hoursAfter: 9, text: 'Now I am afraid of sending you my bench.' },
    ],
  },
  {
    by: 'sneha-kulkarni',
    hoursAgo: 101,
    likes: 14,
    content: 'First night as medical registrar. Times I asked for help: three. Times I should have: five. Going up.',
    comments: [
      { by: 'imran-qureshi', hoursAfter: 1, text: 'Five is the right number for a first night.' },
      { by: 'lakshmi-subramaniam', hoursAfter: 1.6, text: 'Ring me on the second. I answer awake.' },
    ],
  },
  {
    by: 'aarav-khanna',
    hoursAgo: 107,
    likes: 12,
    content: 'How do you present a case in four minutes? Mine take eleven, and by then the professor is looking at the pigeons.',
    comments: [
      {
        by: 'kavya-reddy',
        hoursAfter: 1.2,
        text: 'Begin with the answer: "I think this is pneumonia, because". Then the evidence. Then stop.',
      },
      { by: 'zoya-khan', hoursAfter: 2, text: 'Leave out every normal that nobody would miss.' },
      { by: 'rohan-deshmukh', hoursAfter: 3.4, text: 'Say aloud what you are unsure of. It saves me the asking.' },
    ],
  },
  {
    by: 'ritika-bisht',
    hoursAgo: 113,
    likes: 11,
    content: 'OSCE station that I failed today: bad news for an actor who would not stop smiling. What would you have said?',
    comments: [
      { by: 'harpreet-kaur', hoursAfter: 1.5, text: 'Nothing, for ten seconds. Then: "What have you understood so far?"' },
      { by: 'abhishek-tiwari', hoursAfter: 3, text: 'The smile is an answer too. You may name it, gently.' },
    ],
  },
  {
    by: 'rekha-yadav',
    hoursAgo: 120,
    likes: 13,
    content:
      'Home visit. The blood pressure tablets are in the tin, all of them: she stops when her head stops hurting. We now say "show me the strip" in place of "do you take them".',
    comments: [
      { by: 'meera-nair', hoursAfter: 4, text: 'Using this tomorrow.' },
      { by: 'vikram-rathore', hoursAfter: 8, text: 'And give the next strip on the day of the weekly market. They come anyway.' },
    ],
  },
  {
    by: 'ananya-iyer',
    hoursAgo: 151,
    likes: 13,
    content:
      'The reading list of my new fellows has one line: sit with a family once a week and only listen. The procedures they will learn anyway.',
    comments: [{ by: 'rohan-deshmukh', hoursAfter: 3, text: 'Add: in the corridor, on their side of the door.' }],
  },
  {
    by: 'kavya-reddy',
    hoursAgo: 160,
    likes: 12,
    content:
      'Software that reads chest radiographs, month three. It finds the nodule that I would have found and flags the nipple that I would not. It never tires. It also never asks for the old film.',
    comments: [
      { by: 'sourav-banerjee', hoursAfter: 2, text: 'The old film is in a bag under a bed in Howrah. It always is.' },
      { by: 'nikhil-bhattacharya', hoursAfter: 7, text: 'Keep the ones where you disagreed. They are worth more than the rest.' },
    ],
  },
  {
    by: 'arjun-menon',
    hoursAgo: 201,
    likes: 11,
    content: 'Consent for a trial: we let people take the form home and come back. A few do not come back. Those who do, stay.',
    comments: [{ by: 'nikhil-bhattacharya', hoursAfter: 5, text: 'Fewer drop-outs is worth the slower start. I can show it.' }],
  },
  {
    by: 'ananya-iyer',
    hoursAgo: 241,
    likes: 12,
    content:
      'SGLT2 inhibitor in heart failure with a preserved ejection fraction: do you start it on the ward or leave it to the first clinic visit? I start it on the ward and worry about the first fast at home.',
    comments: [
      {
        by: 'manisha-patnaik',
        hoursAfter: 2,
        text: 'On the ward, once they eat and drink and are no longer acutely unwell, with the sick-day rule in writing and in their language.',
      },
      { by: 'farhan-siddiqui', hoursAfter: 6, text: 'A small early dip of the eGFR is expected. Please do not stop it for that alone.' },
    ],
  },
  {
    by: 'vikram-rathore',
    hoursAgo: 251,
    likes: 10,
    content: 'Small practice, large question: how do you reach somebody with an abnormal result who gave you a wrong phone number?',
    comments: [
      { by: 'rekha-yadav', hoursAfter: 2, text: 'Ask for a second number at registration: "Who would know where you are?"' },
      { by: 'thomas-kurian', hoursAfter: 5, text: 'Ring the number once while they stand in front of you.' },
    ],
  },
  {
    by: 'meera-nair',
    hoursAgo: 271,
    likes: 13,
    content: 'Learned today: the ward clerk knows who goes home before the consultant does.',
    comments: [{ by: 'lakshmi-subramaniam', hoursAfter: 3, text: 'You will go far.' }],
  },
  {
    by: 'lalrinpuii-hmar',
    hoursAgo: 312,
    likes: 12,
    content:
      'Vaccine day in the church hall, because that is where the shade is and where the grandmothers sit. The cold box arrived by scooter, wrapped in a quilt, inside its range. We logged it twice to be sure.',
    comments: [{ by: 'tenzin-dolma', hoursAfter: 6, text: 'Our trouble is the other one: keeping the box from freezing.' }],
  },
  {
    by: 'rohan-deshmukh',
    hoursAgo: 321,
    likes: 13,
    content: 'Families wait outside for five hours and remember two sentences. Choose the two before you open the door.',
    comments: [{ by: 'jincy-thomas', hoursAfter: 2, text: 'And sit down to say them.' }],
  },
]
