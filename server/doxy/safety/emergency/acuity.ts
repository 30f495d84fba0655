import { oneOf, wholeWord } from '#contract/identifiers/words.ts'

/** Complaints that cannot wait when they are new or strong, a word group each; two of them, or one with a word of acuteness, is a red flag. */
const GRAVE: RegExp[] = [
  /\b(?:bleed\w*|khoon|clots|blood (?:is |was |coming|everywhere|from|in my|in his|in her|pouring|all))\b/i,
  /\b(?:breathless\w*|breathing|breathe|sa+ns|wheez\w*|stridor|gasp\w*|se+na|seene|chhati|chest (?:is|feels|pain|hurts|sinking|indrawing))\b/i,
  /\b(?:unconscious|faint\w*|collaps\w*|pass(?:ed|ing) out|light[- ]?headed|dizz\w* and weak|black(?:ing|s|ed)? ?outs?|behosh|chakkar|about to fall)\b/i,
  new RegExp(
    wholeWord(String.raw`
  (?:can'?t|cannot|unable to|not able to|couldn'?t|lost|losing) (?:\w+ ){0,2}(?:see|vision|sight|speak|talk|speech|move|feel|walk|stand|swallow|hear|pee|urinate)
  double vision|(?:vision|sight|eye) (?:\w+ ){0,4}(?:went|gone|turned) (?:black|dark|blank)
  seeing (?:spots|flashes|double)|not making sense|talking nonsense
  (?:arm|leg|side|hand|face|body|limbs?)\b.{0,20}\b(?:not|isn'?t|stopped|won'?t|(?:is|has gone|went|feels?)) (?:mov\w*|work\w*|lift\w*|ris\w*|floppy|limp|useless|heavy|dead)
  garbled|numb\w*|paraly\w*|clumsy|weakness
  `),
    'i',
  ),
  /\b(?:seizures?|fits?|convuls\w*|jerking|shaking|mirgi|jhatke)\b/i,
  /\b(?:chok\w*|throat (?:is |feels |has )*(?:clos\w*|tight\w*|swell\w*|swollen|block\w*)|(?:in|down) (?:my|his|her|the) throat|airway|windpipe|tongue)\b/i,
  /\b(?:swallow\w*|ingest\w*|drank|inhaled|nigal\w*)\b/i,
  /\b(?:bite|bitten|bit|stung|sting|kaata?|dasa)\b/i,
  /\b(?:burn\w*|scald\w*|electrocut\w*|electric shock|bijli|(?<!ic )acid|on fire|explosion|blast)\b/i,
  /\b(?:poison\w*|pills|overdos\w*|carbon monoxide|gas leak|fumes|zeher|zehar|chemical|bleach|phenyl|drain cleaner)\b/i,
  /\b(?:confus\w*|drows\w*|delirious|lethargic|not responding|won'?t wake|disoriented|sust)\b/i,
  /\b(?:severe|unbearable|excruciating|agonising|agonizing|terrible|splitting|tearing|worst|crushing|intense|bahut (?:tez )?)\s*(?:\w+ ){0,3}(?:pains?|head ?ache|dard|cramps?|ache)\b/i,
  /\b(?:accident|crash|crushed|stabbed|shot|severed|amputat\w*|run over|fell (?:from|off|down|on)|fallen|gir gay\w*|hit (?:his|her|my) head|head injury|open fracture|caught in a machine)\b/i,
  /\b(?:hives|allergic|lips? swell\w*|getting bigger|epipen)\b/i,
  /\b(?:in labou?r|placenta|baby (?:came|is coming) out|miscarr\w*|contractions|(?:pregnan\w*|\d{1,2} weeks)\b.{0,80}\b(?:pain|headache|bleed\w*|kick\w*|vision|swell\w*|spots|fever|cramps|leak\w*))\b/i,
  /\b(?:newborn|neonate|baby|infant|toddler)\b.{0,60}\b(?:yellow|blue|pale|cold|limp|floppy|fast|sinking|not feed\w*|won'?t|grunt\w*|dry|sunken|high fever|crying)\b/i,
  /\b(?:without me|miss me|when i'?m gone|say goodbye|no way out|give up on life|hopeless|worthless|ending it|die|dying|never wake up|want to disappear)\b/i,
  /\b(?:palpitations|heart (?:is |keeps |has |was )*(?:racing|pounding|stopp\w+|skipping)|cpr|no pulse)\b/i,
  // Lay words for a mind, a face, an eye or a limb that fails.
  new RegExp(
    wholeWord(String.raw`
  gibberish|rambling|mumbl\w*|slurr\w*|babbl\w*|blabber\w*|incoherent|makes? no sense
  same (?:question|thing) (?:again|over)
  (?:does(?:n't| not)|did(?:n't| not)|not|can'?t|cannot) (?:recogni[sz]\w*|know (?:us|me|where))
  eyes? (?:\w+ )?(?:roll\w*|fixed)|star(?:es|ing) blank\w*|not answering
  (?:dropped|went|slumped) (?:down|limp|to the (?:floor|ground))|suddenly dropped|mouth (?:\w+ )?(?:hang\w*|sag\w*)
  (?:face|eyelids?|lids?) (?:\w+ )?(?:hang\w*|sag\w*|droop\w*|closing)|(?:lost|losing|no) balance
  walk\w* like (?:a )?drunk\w*
  `),
    'i',
  ),
  new RegExp(
    oneOf(String.raw`
  \b(?:eyes?|vision|sight)\b.{0,30}\b(?:dark|black|curtain|shadow|blank|white patch|blurr\w*|stuck open|popped|pierced|nothing)\b
  \b(?:pupils?|white patch|flashes of light)\b
  \bwatery? (?:fluid )?(?:\w+ ){0,3}(?:from|out of) (?:his|her|my|the) (?:nose|ear)s?\b
  `),
    'i',
  ),
  /\b(?:toes?|foot|feet|fingers?|leg|arm|hand|calf)\b.{0,40}\b(?:pale|cold|blue|black|dusky|numb|dead|tight|lifeless)\b.{0,40}\b(?:pain\w*|swoll\w*|numb|unbearable|hurt\w*|plaster|cast|cold)\b/i,
  // Chest, throat and skin as they feel.
  /\b(?:breast ?bone|sternum|squeez\w*|crush\w*|elephant|cold sweat\w*|tight band|left arm|jaw)\b/i,
  new RegExp(
    wholeWord(String.raw`
  hoarse|voice (?:is |has |was )?(?:\w+ )?(?:gone|chang\w*|muffl\w*|hoarse)|whistling|noisy breath\w*|drool\w*
  itchy bumps|bumps? (?:everywhere|all over)|welts|wheals|puffed up|tongue|can(?:'t|not) swallow
  `),
    'i',
  ),
  /\b(?:blister\w*|live wire|flames?|steam|(?:cooker|cylinder|geyser|stove|battery) (?:\w+ )?(?:burst|blast\w*|explod\w*)|battery water|corrosive)\b/i,
  /\b(?:balls?|nuts|testic\w*|testis|scrot\w*|groin)\b.{0,40}\b(?:hurt\w*|pain\w*|swoll\w*|hard|ach\w*|dard)\b/i,
  /\b(?:soft spot|fontanel\w*|bulging|high[- ]pitched cry|strange cry)\b|\b(?:two|three|four|\d+) (?:\w+ )?pads\b/i,
  /\b(?:house|kitchen|room|shop|car) fire\b|\bsmoke (?:everywhere|inhal\w*|filled)|\bblack (?:spit|sputum|motions?|stools?|potty|poop|vomit)\b|\bsoot\b/i,
  new RegExp(
    oneOf(String.raw`
  \b(?:seeing things|hearing voices|hallucinat\w*|talk\w* to (?:the wall|himself|herself|people who)|not (?:him|her)self)\b
  \b(?:ate|eaten|chewed)\b.{0,30}\b(?:berries|seeds|mushrooms?|leaves|plant|datura|oleander)\b
  `),
    'i',
  ),
  /\bblood\b.{0,15}\b(?:squirt\w*|spurt\w*|gush\w*|pour\w*|jets?|pump\w*|flow\w*)\b|\b(?:deep|big) (?:cut|gash|wound)\b/i,
  /\b(?:sunken|not (?:peed|urinat\w*|passed urine)|no (?:urine|wet nappies|tears)|dehydrat\w*)\b/i,
  /\b(?:rope|noose|knife|blade|razor|gun)\b|\blocked (?:him|her|my)self\b|\bcan'?t cope\b|\bvomit\w* (?:green|bile)\b/i,
]
/** Complaints that count only beside others. */
const LIGHT: RegExp[] = [
  /\b(?:vomit\w*|throwing up|ulti)\b/i,
  /\b(?:fever|temperature|bukhar)\b/i,
  /\b(?:dizz\w*|sweat\w*|pale|clammy|pasina)\b/i,
  /\b(?:headaches?|stomach|tummy|belly|abdom\w*)\b/i,
  /\b(?:accidents?|skid\w*|crash\w*|slipp\w*|fell|falls?|hit(?:ting)?|bump\w*|bang\w*|knock\w*|struck|kick\w*|gir\w*)\b/i,
  /\b(?:eyes?|ears?|neck|pulse|heart|urine|loose motions?|dast|khansi|aankh|gala|pet|sir)\b/i,
  /\b(?:pain\w*|hurts?|hurting|burning|dard|jalan|numb)\b/i,
  /\b(?:chest|lungs?|blood|swell\w*|swollen|pregnan\w*|sting)\b/i,
]
const ACUTE = new RegExp(
  wholeWord(String.raw`
  sudden\w*|severe\w*|very|fast|splitting|won'?t stop|will not stop|not stop\w*|all over|all day|since|min(?:ute)?s?
  h(?:ou)?rs?|(?<!\b(?:well|fine|better|him|her|me|healthy|normal) )now|last (?:night|evening)|overnight|like hell
  everywhere|today|tonight|right away|just|can'?t|cannot|unable|haven'?t|a lot|lots|heav\w*|badly|high|quickly
  getting worse|worse|ready|achanak|bahut|nahi|abhi|turning|help|अभी|अचानक|सुबह से|रात से|घंट|मिनट|बहुत|ज्यादा
  `),
  'i',
)

/** How grave a complaint sounds: two for each grave word group, one for each light one and for acuteness. */
export function acuityOf(text: string): number {
  const count = (patterns: readonly RegExp[]) => patterns.filter((pattern) => pattern.test(text)).length
  return 2 * count(GRAVE) + count(LIGHT) + (ACUTE.test(text) ? 1 : 0)
}
