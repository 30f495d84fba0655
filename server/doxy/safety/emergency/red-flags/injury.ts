import { oneOf } from '#contract/identifiers/words.ts'
import type { Pattern } from '../../../text/patterns.ts'
import { SEVERE, SUDDEN } from './words.ts'

const HIT = oneOf(String.raw`
fell|fall|fallen|hit|struck|knocked|banged|injur\w+|gir (?:gay[ai]|ga[iy]\w*)
`)
const HEAD_OR_HEIGHT = oneOf(`
head|roof|terrace|balcony|stairs|floor|height|tree|ladder|building|chhat|sar|sir
`)
const HEAD_INJURY_SIGN = oneOf(String.raw`
vomit\w*|unconscious|confus\w*|drowsy|bleed\w*|not (?:respond|wak|mov)\w*|seizure|fits?|fluid|pupils?|ears?|behosh
can'?t|cannot|sleepy|blood
`)

/** Burns, falls, blows, drowning and violence. */
export const INJURY: readonly Pattern[] = [
  {
    pattern: String.raw`\b(?:severe|bad|serious|deep|third degree|acid|extensive|major|electric\w*) burns? (?:over|on|to|all|after|from|in (?:my|his|her)|of (?:my|his|her))\b`,
    example: 'severe burns over the chest and face after a stove blast',
  },
  {
    pattern: String.raw`\bburn(?:t|ed|s|ing)?\b.{0,40}\b(?:face|chest|body|airway|whole|fire|blast|explosion|stove|acid|boiling|hot (?:oil|water)|cylinder)`,
    example: 'my arm is burnt by acid',
  },
  {
    pattern: String.raw`\b(?:face|chest|hands?|arms?|legs?|back|body|airway|skin)\b.{0,20}\bburn(?:t|ed)\b`,
    example: 'my arm is burnt by acid',
  },
  {
    pattern: String.raw`\b(?:hot|boiling) (?:oil|water|milk|tea|rice)\b.{0,30}\b(?:fell|spilled|spilt|poured)`,
    example: 'boiling water spilled on my toddler',
  },
  { pattern: String.raw`\b(?:scald\w*)\b`, example: 'She scalded her arm' },
  { pattern: String.raw`\bjal (?:gay[ai]|ga[iy]\w*)\b`, example: 'uska haath jal gaya' },
  { pattern: String.raw`\bon fire\b`, example: 'His clothes were on fire' },
  { pattern: String.raw`\bacid\b.{0,25}\b(?:face|eyes?|skin|thrown|splash\w*)`, example: 'acid went into my eye' },
  { pattern: String.raw`\b(?:eyes?)\b.{0,30}\b(?:acid|chemical|bleach|lime|chuna)\b`, example: 'My eye has lime in it' },
  { pattern: String.raw`\belectr(?:ic shock|ocuted|ocution)`, example: 'my brother was electrocuted while fixing a fan' },
  { pattern: String.raw`\b(?:current|bijli)\b.{0,12}\b(?:lag\w*|maar\w*)`, example: 'current lag gaya aur behosh ho gaya' },
  { pattern: String.raw`\b(?:hanged|hung) (?:himself|herself|themselves|themself)`, example: 'please help my sister has hanged herself' },
  { pattern: String.raw`\bfound (?:him|her|them) hanging`, example: 'We found him hanging' },
  { pattern: String.raw`\bnear(?:ly)? drown\w*`, example: 'My son nearly drowned' },
  {
    pattern: String.raw`\b(?:found|lying|floating|fell)\b.{0,30}\b(?:in|into|at the bottom of) (?:the |a |our )?(?:pond|pool|well|water tank|river|lake|canal|tub|bucket)\b`,
    example: "the neighbour's kid was found at the bottom of the pond",
  },
  {
    pattern: String.raw`\b(?:sticking (?:out|in)|embedded|stuck|impaled|lodged)\b.{0,20}\b(?:eye\w*|chest|neck|belly|abdomen|skull|head|throat|nose)\b`,
    example: 'a wooden splinter is sticking out of my eyeball',
  },
  { pattern: String.raw`\bdrown(?:ed|ing)\b`, example: 'Drowning resuscitation guidelines' },
  {
    pattern: String.raw`\bpulled (?:\w+ ){0,3}out of (?:the )?(?:water|pool|well|pond|river)`,
    example: 'he was pulled out of the pond and is not breathing',
  },
  { pattern: String.raw`\b(?:pani|paani) (?:me(?:in)?) do+b`, example: 'bachcha paani mein doob gaya' },
  {
    pattern: String.raw`\b(?:stabbed|shot (?:in|at|by)|gun ?shot|been shot|chaku|knife (?:wound|attack)|run over|hit by (?:a |the )?(?:car|bus|truck|train|bike|vehicle|auto|lorry))\b`,
    example: 'my friend has been stabbed',
  },
  {
    pattern: String.raw`\b(?:road |car |bike |traffic )?(?:accident|crash|collision)\b.{0,60}\b(?:bleed\w*|unconscious|not mov\w*|trapped|injur\w*|broken|behosh|blood|head|can'?t)`,
    example: 'car accident, driver trapped and bleeding',
  },
  {
    pattern: String.raw`\b(?:finger|hand|arm|leg|toe|foot)\b.{0,20}\b(?:cut off|chopped|severed|amputated|torn off)`,
    example: 'My arm got cut off in the machine',
  },
  { pattern: String.raw`\bbone (?:is )?(?:sticking|poking|coming) out`, example: 'The bone is sticking out' },
  {
    pattern: String.raw`\b${HIT}\b.{0,50}\b${HEAD_OR_HEIGHT}\b.{0,70}\b${HEAD_INJURY_SIGN}`,
    example: 'fell down stairs, hit head, keeps vomiting',
  },
  { pattern: String.raw`\bheat ?stroke\b`, example: 'Latest on heat stroke management' },
  {
    pattern: String.raw`\b(?:testic\w*|scrot\w*|balls?)\b.{0,50}\b(?:${SUDDEN}|${SEVERE}|twisted|swollen)`,
    example: 'testicle pain that started suddenly and is unbearable in my 14 year old',
  },
  {
    pattern: String.raw`\b(?:${SUDDEN}|${SEVERE})\b.{0,25}\b(?:testic\w*|scrot\w*|testis)`,
    example: 'My boy has severe pain in his testicle since morning',
  },
  {
    pattern: String.raw`\b(?:${SUDDEN},? )?${SEVERE} (?:abdominal|stomach|belly|tummy|pet) (?:pain|dard|ache)\b`,
    example: 'severe abdominal pain and I am pregnant',
  },
  {
    pattern: String.raw`\b(?:stomach|belly|abdomen|tummy|pet)\b.{0,30}\b(?:rigid|hard as|board|${SEVERE} (?:pain|dard)|unbearable)`,
    example: 'my father has severe stomach pain and his belly is rigid',
  },
  { pattern: String.raw`\b(?:being|getting|is) (?:beaten|attacked|strangled|raped)`, example: 'She is being beaten right now' },
  { pattern: String.raw`\b(?:was|been|got) (?:raped|sexually assaulted|strangled)`, example: 'I was raped an hour ago' },
]
