/** Complaints that cannot wait when they are new or strong, a word group each; two of them, or one with a word of acuteness, is a red flag. */
const GRAVE: RegExp[] = [
  /\b(?:bleed\w*|khoon|clots|blood (?:is |was |coming|everywhere|from|in my|in his|in her|pouring|all))\b/i,
  /\b(?:breathless\w*|breathing|breathe|sa+ns|wheez\w*|stridor|gasp\w*|se+na|seene|chhati|chest (?:is|feels|pain|hurts|sinking|indrawing))\b/i,
  /\b(?:unconscious|faint\w*|collaps\w*|pass(?:ed|ing) out|light-?headed|black(?:ing|s|ed)? ?outs?|behosh|chakkar|about to fall)\b/i,
  /\b(?:(?:can'?t|cannot|unable to|not able to|couldn'?t|lost|losing) (?:\w+ ){0,2}(?:see|vision|sight|speak|talk|speech|move|feel|walk|stand|swallow|hear|pee|urinate)|double vision|(?:vision|sight|eye) (?:\w+ ){0,4}(?:went|gone|turned) (?:black|dark|blank)|seeing (?:spots|flashes|double)|not making sense|talking nonsense|(?:arm|leg|side|hand|face|body|limbs?)\b.{0,20}\b(?:not|isn'?t|stopped|won'?t) (?:mov\w*|work\w*)|garbled|numb\w*|paraly\w*|clumsy|weakness)\b/i,
  /\b(?:seizures?|fits?|convuls\w*|jerking|shaking|mirgi|jhatke)\b/i,
  /\b(?:chok\w*|throat (?:is |feels |has )*(?:clos\w*|tight\w*|swell\w*|swollen|block\w*)|(?:in|down) (?:my|his|her|the) throat|airway|windpipe|tongue)\b/i,
  /\b(?:swallow\w*|ingest\w*|drank|inhaled|nigal\w*)\b/i,
  /\b(?:bite|bitten|bit|stung|sting|kaata?|dasa)\b/i,
  /\b(?:burn\w*|scald\w*|electrocut\w*|electric shock|bijli|acid|on fire|explosion|blast)\b/i,
  /\b(?:poison\w*|pills|overdos\w*|carbon monoxide|gas leak|fumes|zeher|zehar|chemical|bleach|phenyl|drain cleaner)\b/i,
  /\b(?:confus\w*|drows\w*|delirious|lethargic|not responding|won'?t wake|disoriented|sust)\b/i,
  /\b(?:severe|unbearable|excruciating|agonising|agonizing|terrible|splitting|tearing|worst|crushing|intense|bahut (?:tez )?)\s*(?:\w+ ){0,3}(?:pains?|head ?ache|dard|cramps?|ache)\b/i,
  /\b(?:accident|crash|crushed|stabbed|shot|severed|amputat\w*|run over|fell (?:from|off|down|on)|fallen|gir gay\w*|hit (?:his|her|my) head|head injury|open fracture|caught in a machine)\b/i,
  /\b(?:hives|allergic|lips? swell\w*|getting bigger|epipen)\b/i,
  /\b(?:in labou?r|placenta|baby (?:came|is coming) out|miscarr\w*|contractions|(?:pregnan\w*|\d{1,2} weeks)\b.{0,80}\b(?:pain|headache|bleed\w*|kick\w*|vision|swell\w*|spots|fever|cramps|leak\w*))\b/i,
  /\b(?:newborn|neonate|baby|infant|toddler)\b.{0,60}\b(?:yellow|blue|pale|cold|limp|floppy|fast|sinking|not feed\w*|won'?t|grunt\w*|dry|sunken|high fever|crying)\b/i,
  /\b(?:without me|miss me|when i'?m gone|say goodbye|no way out|give up on life|hopeless|worthless|ending it|die|dying|never wake up|want to disappear)\b/i,
  /\b(?:palpitations|heart (?:is |keeps |has |was )*(?:racing|pounding|stopp\w+|skipping)|cpr|no pulse)\b/i,
  /\b(?:rope|noose|knife|blade|razor|gun)\b|\blocked (?:him|her|my)self\b|\bcan'?t cope\b|\bvomit\w* (?:green|bile)\b/i,
]
/** Complaints that count only beside others. */
const LIGHT: RegExp[] = [
  /\b(?:vomit\w*|throwing up|ulti)\b/i,
  /\b(?:fever|temperature|bukhar)\b/i,
  /\b(?:dizz\w*|sweat\w*|pale|clammy|pasina)\b/i,
  /\b(?:headaches?|stomach|tummy|belly|abdom\w*)\b/i,
  /\b(?:chest|lungs?|blood|swell\w*|swollen|pregnan\w*|sting)\b/i,
]
const ACUTE =
  /\b(?:sudden\w*|severe\w*|very|fast|splitting|won'?t stop|will not stop|not stop\w*|all over|all day|since|minutes?|hours?|now|today|tonight|right away|just|can'?t|cannot|unable|haven'?t|a lot|lots|heav\w*|badly|high|quickly|getting worse|worse|ready|achanak|bahut|nahi|abhi|turning|help)\b/i

/** How grave a complaint sounds: two for each grave word group, one for each light one and for acuteness. */
export function gravity(text: string): number {
  const count = (patterns: readonly RegExp[]) => patterns.filter((pattern) => pattern.test(text)).length
  return 2 * count(GRAVE) + count(LIGHT) + (ACUTE.test(text) ? 1 : 0)
}
