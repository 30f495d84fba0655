import type { SamplePost } from './posts.ts'

/** Emergencies, wards and theatres. */
export const acutePosts: readonly SamplePost[] = [
  {
    by: 'kavya-reddy',
    hoursAgo: 3.4,
    likes: 13,
    content:
      "Tonight's request form: CT head, ?bleed. Three facts more would have helped: since when, on which anticoagulant, which GCS. I read the same slices differently when I know the clock.",
    comments: [
      { by: 'rohan-deshmukh', hoursAfter: 0.4, text: 'Add the weak side. We plan from it.' },
      { by: 'sneha-kulkarni', hoursAfter: 0.9, text: 'Guilty. Taping this to the request pad.' },
      { by: 'kavya-reddy', hoursAfter: 1.1, text: 'At eye level, please.' },
    ],
  },
  {
    by: 'zoya-khan',
    hoursAgo: 18,
    likes: 14,
    content:
      'Peripartum cardiomyopathy was on nobody\'s list. Two weeks of "breathless because she is pregnant". If she cannot lie flat, examine her, and get an echo. I am presenting the case at the grand round, with all our mistakes.',
    comments: [
      { by: 'ananya-iyer', hoursAfter: 1.2, text: 'A natriuretic peptide helps as well. Pregnancy alone raises it only a little.' },
      { by: 'meera-nair', hoursAfter: 2.6, text: 'Saved for my obstetrics posting.' },
      { by: 'jincy-thomas', hoursAfter: 5, text: 'Ask the night nurse how many pillows. We know before the notes do.' },
    ],
  },
  {
    by: 'rohan-deshmukh',
    hoursAgo: 22,
    likes: 11,
    content:
      'Chronic subdural, and "no history of trauma" on every sheet. The family remembered when I asked about the small falls: the low stool, the bathroom step, the cot. Ask for the falls that nobody counts as falls.',
    comments: [
      { by: 'tenzin-dolma', hoursAfter: 2, text: 'And for the blood thinner that a cousin brought from the city.' },
      {
        by: 'kavya-reddy',
        hoursAfter: 3.3,
        text: 'On the plain CT it can be as grey as the brain. If the sulci are missing on one side, ring me.',
      },
    ],
  },
  {
    by: 'arjun-menon',
    hoursAgo: 34,
    likes: 14,
    content:
      'Fever after chemotherapy: I would rather be woken once too often for 38.3 than hear of it at the morning round. Cultures and the first dose of the antibiotic within the hour, then the phone call. Not the other way round.',
    comments: [
      { by: 'jincy-thomas', hoursAfter: 0.8, text: 'Thank you for saying "woken". New staff need to hear it from you.' },
      { by: 'sneha-kulkarni', hoursAfter: 2.5, text: 'Which first dose do you keep on the ward?' },
      {
        by: 'arjun-menon',
        hoursAfter: 3.2,
        text: 'One that covers Pseudomonas and agrees with your own antibiogram and policy. The point is that it lies on the ward and not in the pharmacy.',
      },
    ],
  },
  {
    by: 'fatima-merchant',
    hoursAgo: 54,
    likes: 12,
    content:
      'A potassium of 6.8 in somebody who looks far too well for it: an ECG and a fresh sample at once, and ring us. Haemolysed samples lie with a straight face. If the ECG agrees with the number, treat first and ring afterwards.',
    comments: [
      { by: 'farhan-siddiqui', hoursAfter: 1.7, text: 'And repeat it without a fist and without a tight tourniquet.' },
      { by: 'ritika-bisht', hoursAfter: 4, text: 'First time anybody told me why the clenched fist matters.' },
    ],
  },
  {
    by: 'debojit-saikia',
    hoursAgo: 58,
    likes: 14,
    link: 'https://www.who.int/health-topics/snakebite',
    content:
      'We are two hours by boat from the next antivenom. What do you put into the bag of a health worker who meets the snakebite first? Ours holds a splint, a pen for the edge of the swelling and a charged phone. No blade, no rope.',
    comments: [
      { by: 'imran-qureshi', hoursAfter: 0.9, text: 'And the sentence "no stop at the healer on the way". The venom does not wait.' },
      { by: 'lalrinpuii-hmar', hoursAfter: 3, text: 'A card of what not to do, in pictures. It is the page that people keep.' },
      { by: 'debojit-saikia', hoursAfter: 3.5, text: 'Please send me a photo of that card.' },
    ],
  },
  {
    by: 'tenzin-dolma',
    hoursAgo: 76,
    likes: 11,
    content:
      'Season opens. A headache and one bad night may be the height. A visitor who walks as if drunk is not "just tired": ataxia means down, today, and not alone.',
    comments: [
      { by: 'rohan-deshmukh', hoursAfter: 6, text: 'Ten steps heel to toe, in the corridor. It costs nothing.' },
      { by: 'tenzin-dolma', hoursAfter: 7, text: 'We drew the line on the floor.' },
    ],
  },
  {
    by: 'lakshmi-subramaniam',
    hoursAgo: 88,
    likes: 13,
    content:
      'The question on my pre-op list that pays for all the others: "What do you take that no doctor gave you?" Today a powder from a fair. Last week a neighbour\'s blood thinner.',
    comments: [
      { by: 'thomas-kurian', hoursAfter: 1.4, text: 'Ask them to bring the bag. The whole bag.' },
      { by: 'debojit-saikia', hoursAfter: 4.2, text: 'Stealing this for Monday.' },
    ],
  },
  {
    by: 'imran-qureshi',
    hoursAgo: 128,
    likes: 12,
    content:
      'Bad asthma, hardly a wheeze, and a carbon dioxide in the normal range. It was the normal value that frightened me: somebody who breathes that hard should have blown it low.',
    comments: [
      { by: 'sourav-banerjee', hoursAfter: 1, text: 'A quiet chest and a normal gas are two of the loudest signs we have.' },
      { by: 'aarav-khanna', hoursAfter: 7, text: 'So a normal value can be the abnormal finding. Writing that down.' },
    ],
  },
  {
    by: 'zoya-khan',
    hoursAgo: 190,
    likes: 12,
    content:
      'Magnesium sulphate is on the shelf in every labour room I visit. The reflex hammer is not. Knee jerk, breathing, urine: three checks before the next dose, and calcium gluconate within reach.',
    comments: [
      { by: 'rekha-yadav', hoursAfter: 5, text: 'We hang the hammer on the drip stand. It has stayed there.' },
      { by: 'harpreet-kaur', hoursAfter: 9, text: 'And tell the baby doctor that it was given.' },
    ],
  },
  {
    by: 'imran-qureshi',
    hoursAgo: 210,
    likes: 10,
    content:
      "Mass casualty drill at two in the afternoon, with real trolleys. We found out that the key of the oxygen store goes home on somebody's key ring. Hold the drill at an hour when it hurts.",
    comments: [{ by: 'jincy-thomas', hoursAfter: 3, text: 'Ours was the spare key, labelled, in the locked room.' }],
  },
  {
    by: 'gurpreet-sandhu',
    hoursAgo: 290,
    likes: 11,
    content:
      'Compartment syndrome: pain out of proportion, and pain when I stretch the toes. The pulse may stay until late. Nobody gets points for waiting until it leaves.',
    comments: [
      { by: 'ritika-bisht', hoursAfter: 10, text: 'And under a plaster?' },
      { by: 'gurpreet-sandhu', hoursAfter: 11, text: 'Split it to the skin, padding as well, and look again. Then call.' },
    ],
  },
]
