import type { Sign } from './signs.ts'

/**
 * What together says a sign, in every language alike: one combination or another, parted by bars or lines. The parts between commas may stand
 * anywhere in the text and in any order; the words of one part stand close to each other. What a word is called stands in each vocabulary.
 * The first sign that is found names the card.
 */
const said: Record<Sign, string> = {
  wantsToDie: 'wantsDeath | self finish | all finish, alone | all finish, says',
  fitsInPregnancy: 'pregnant, fit | gaveBirth, fit | pregnant, highBp, jerks',
  bleedsInPregnancy: `
    pregnant, blood flows | pregnant, blood many | pregnant, clots | pregnant, blood, dizzy | placenta, blood flows
    placenta, blood many | gaveBirth, blood flows | gaveBirth, blood stopsNot | gaveBirth, blood floods | placentaNot, blood
    pregnant, pain severe, dizzy
  `,
  labourStuck: `
    waters, hours | waters, movesNot | waters, comesNot | waters, limp | baby comesNot, labour | limb out, stuck | baby limb out | baby, limb out
    head stuck, labour | head stuck, gaveBirth | baby head, returns | cord out | labour, hours, limp | labour, comesNot
  `,
  babyDoesNotMove: `
    womb baby, movesNot | baby movement stopped | womb, movement stopped | pregnant, baby movesNot | womb baby, kicksNot
    pregnant, kicksNot
  `,
  poison: `
    poison drank | kerosene drank | spray, saliva | spray, foam | spray, sweat | spray, fell | spray, vomit | poison, foam
    saliva, pupil small
  `,
  manyTablets: `
    tablets many drank | tablets dozens drank | tablets drank, pulse | tablets drank, lowBp | tablets drank, vomit | tablets drank, unconscious | tablets strip drank
    sleepingTablets drank
  `,
  snake: 'snake bit | bit, eyelid falls | bit, swallowsNot | snake, eyelid falls',
  scorpion: 'scorpion bit',
  throatCloses: `
    throat closes | throat swells | tongue swells | lips swells | stung, swells | stung, throat | stung, face swells | injected, rash
    injected, lowBp | injected, swells | rash, lowBp | rash, breath hard | rash, face swells | rash, breathesNot | rash, tongue
  `,
  choking: 'throat stuck',
  cannotBreathe: `
    breathesNot | breath hard | suffocates | breath, speaksNot | inhaler, speaksNot | inhaler, breath | inhaler failed | inhaler, ribs | inhaler, blue | ribs sink
    breath, liesNot | breath, lips blue | breath whistles | pants | pants, speaksNot | wheeze, speaksNot
  `,
  chestPain:
    'chest pain | chest pressure | chest sits | chest, jaw pain | chest, sweat | leftArm pain, sweat | leftArm, chest | heartAttack',
  oneSide: `
    face droops | mouth droops | oneSide numb | oneSide movesNot | oneSide droops | face oneSide, speaksNot | hand numb, oneSide
    hand movesNot | limb numb, speech slurs | paralysis | leg drags | hand raisesNot
  `,
  cannotSpeak: 'speaksNot | speech slurs | tongue slurs',
  newborn: `
    born, criesNot | born, breathesNot | newborn, breathesNot | born, blue | newborn, blue | newborn, cold | newborn, sucksNot | newborn, limp | baby, sucksNot | baby, blue, cold
    newborn, eye opensNot | baby blue now | days, sucksNot
  `,
  stiffNeck: `
    neck stiff, fever | neck stiff, vomit | neck stiff, drowsy | neck stiff, light | neck stiff, raves | neck stiff, wakesNot
    fever, raves, vomit | fever, raves, light | fever, wakesNot | fever, eye opensNot | neck bendsNot, fever | neck bendsNot, vomit
    neck bendsNot, drowsy
  `,
  babyDoesNotDrink: 'baby, sucksNot | baby limp | baby, limp, fever',
  vomitsBlood:
    'bloodVomit | vomit blood | vomit coffee | vomit black | vomit clots | vomit, blood clots | stool black, dizzy | stool blood, dizzy',
  bleeds: `
    blood stopsNot | blood gushes | blood floods | blood keeps | blood flows, dizzy | blood many, dizzy | cut, blood many | nose blood, hours | wound stopsNot
    mouth blood keeps
  `,
  burn: `
    hot fellOn | hot, blisters | fellOn, blisters | fire burnt | burnt body | burnt face | explosion burnt | explosion, blisters | explosion hand | clothes fire
    explosion, burnt | fire, burnt | fire caught | burntUp
  `,
  electricity: `
    electrified | current touched | wire touched | current, black | current, fell | jolt, fell | current, heart | jolt, heart
    current, unconscious | wire, pulseNot | wire, still
  `,
  drowning: `
    well fellInto | water drowned | water facedown | water, pulledOut, foam | pulledOut, foam | water belly, pulledOut | water, facedown
    drowned, blue | drowned, unconscious | water fellInto, pulledOut | water fellInto, water belly | drowned, pulledOut
    water, pulledOut, unconscious
  `,
  headInjury: `
    head hit, vomit | head hit, drowsy | head hit, wakesNot | head hit, raves | head hit, unconscious | head hit, pupil
    head blood, hit | head blood, accident | head blood, raves | ear blood | head burst | pupil big | fell, wakesNot | accident, vomit
    accident, unconscious | fell, head, vomit | head, fellOn, wakesNot
  `,
  fits: `
    fit now | fit again | fit stopsNot | fit, foam | fit, unconscious | body jerks | limb jerks | eye rolled | teeth clenched | mouth foam
    fit, tongue | baby jerks | fever, fit now
  `,
  unconscious: `
    unconscious | wakesNot, fell | eye opensNot, fell | fell, answersNot | fell, movesNot | answersNot | pulseNot | pinch, movesNot
    still
  `,
}

/** By sign: its combinations, each the parts that it needs, each part the words that stand together. */
export const combinations = Object.entries(said).map(([sign, all]) => ({
  sign: sign as Sign,
  combinations: all
    .split(/[|\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => one.split(', ').map((part) => part.split(' '))),
}))
