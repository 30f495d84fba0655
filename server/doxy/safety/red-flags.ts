/** What an emergency is about; the card it opens differs. */
export type EmergencyKind =
  | 'selfharm'
  | 'poisoning'
  | 'bite'
  | 'heart'
  | 'stroke'
  | 'breathing'
  | 'bleeding'
  | 'pregnancy'
  | 'child'
  | 'injury'
  | 'collapse'

const CANNOT = `(?:can(?:'?t|not| not)|could(?:n'?t| not)|unable to|not able to|isn'?t able to|won'?t|will not|wont|struggling to|refus(?:es|ing) to|nahi)`
const SUDDEN = '(?:sudden(?:ly)?|all of a sudden|acute|achanak|abruptly|out of nowhere)'
const SEVERE = '(?:severe|severely|unbearable|excruciating|terrible|intense|worst|very bad|extreme|bahut|tez)'
const SWALLOWED =
  '(?:took|taken|takes|swallow(?:ed)?|drank|drunk|ate|eaten|consumed|ingested|had|popped|kha(?:a)? (?:li(?:ya|ye|yi)?|gaya|gayi)|pi (?:li(?:ya|yi)?|gaya|gayi)|nigal (?:li(?:ya|yi)?|gaya|gayi))'
const POISON = String.raw`(?:poison|pesticide|insecticide|kerosene|mitti ka tel|coins?|pins?|needles?|marbles?|chemicals?|cleaner|lighter fluid|shampoo|sanitizer|sanitiser|perfume|fertili[sz]er|glass pieces|petrol|acid|bleach|phen[yo]l|harpic|lizol|rat ?kill|rat poison|sulphas|sulfas|celphos|aluminium phosphide|organophosph\w+|paraquat|moth ?balls?|naphthalene|detergent|toilet cleaner|drain cleaner|thinner|turpentine|antifreeze|methanol|spurious liquor|hooch|dhatura|oleander|kaner|button battery|battery|magnets?|zehar|zeher|weed ?killer|mosquito (?:repellent|liquid|coil)|all out|hair dye|nail polish remover)`
const PILLS = '(?:tablets?|pills?|capsules?|tabs?|goli(?:ya|yan)?|strips?|bottles?|doses?|medicines?|syrup)'
const MANY = String.raw`(?:[89]|[1-9]\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|dozens?|whole|entire|full|all(?: (?:of )?(?:my|his|her|the))?|handful|lots?|many|too many|so many|several|bahut saari|saari|poori)`
const WHO_IS_SMALL = String.raw`(?:baby|newborn|infant|child|toddler|kid|son|daughter|bach+[ae]|\d+[- ]?(?:day|week|month)s?[- ]?old)`

const flags = (kind: EmergencyKind, ...sources: string[]) => sources.map((source) => ({ kind, pattern: new RegExp(source, 'i') }))

/** Lay words for what cannot wait, in English and as Hindi is typed. The first that holds names the card. */
export const RED_FLAGS = [
  ...flags(
    'pregnancy',
    String.raw`\b(?:pregnan\w*|weeks? (?:pregnant|gestation)|months? (?:pregnant|along)|expecting|garbh\w*)\b.*\b(?:severe headache|blurr\w* vision|bleed\w*|blood|fit(?:s|ting)?|seizure|convuls\w*|faint\w*|collapsed|not (?:moving|moved|feeling)|stopped moving|no (?:fetal |baby )?movements?|water(?:s)? (?:broke|breaking|leaking)|${SEVERE} (?:pain|belly|abdom\w+|stomach|pet)|swelling .*(?:vision|headache))`,
    String.raw`\b(?:severe headache|blurr\w* vision|bleed\w*|fit(?:s|ting)?|seizure|convuls\w*|${SEVERE} (?:abdominal|stomach|belly) pain)\b.*\bpregnan\w*`,
    String.raw`\bbaby (?:has |is |hasn'?t |has not |isn'?t |not )?(?:stopped moving|not moving|moved|moving less|kicked)\b(?=.*(?:womb|weeks|pregnan|today|since|inside|hours))`,
    String.raw`\b(?:heavy|heavily|too much|a lot of|excessive|profuse|non-?stop)\b.{0,20}\bbleed\w*.{0,30}\b(?:after|since) (?:the |my |her )?(?:deliver\w*|birth|childbirth|abortion|miscarriage|c-?section)`,
    String.raw`\bcord\b.{0,30}\b(?:out|hanging|coming|visible|showing)|\b(?:see|feel) the (?:umbilical )?cord|\bin labou?r\b.{0,40}\b(?:home|car|auto|train|now)|\bcontractions\b.{0,30}\b(?:minutes?|strong|apart|pushing)|\bwaters? (?:has |have )?(?:broke|broken)\b|\b(?:deliver\w*|gave birth|childbirth|c-?section)\b.{0,80}\b(?:soak\w*|faint\w*|fits?|seizure|confus\w*|bleed\w*|clots?|high fever|placenta)|\bbaby(?:'s (?:head|hand|foot|leg))? is coming (?:out)?|\bdelivering (?:now|at home|in the (?:car|auto|ambulance))`,
  ),
  ...flags(
    'poisoning',
    String.raw`\b${SWALLOWED}\b.{0,50}\b${POISON}\b`,
    String.raw`\b${POISON}\b.{0,25}\b${SWALLOWED}\b`,
    String.raw`\b${SWALLOWED}\b.{0,25}\b${MANY}\b.{0,40}\b${PILLS}\b`,
    String.raw`\b${MANY}\b.{0,40}\b(?:${PILLS}|paracetamol|crocin|calpol)\b.{0,25}\b${SWALLOWED}\b`,
    String.raw`\b${SWALLOWED}\b.{0,25}\b(?:handful|too many|too much|whole (?:bottle|strip|pack)|(?:her|his|my) \w+ twice|double (?:the )?dose)\b`,
    String.raw`\b(?:son|daughter|kid|child|baby|toddler|grandson|granddaughter|bach+[ae]|\d+[- ]?(?:year|month)s?[- ]?old)\b.{0,30}\b${SWALLOWED}\b.{0,50}\b(?:tablets?|pills?|medicines?|capsules?|goli\w*)\b`,
    String.raw`\b${SWALLOWED}\b.{0,60}\b${PILLS}\b.{0,25}\b${MANY}\b`,
    String.raw`\b(?:took|taken|has taken|on|of) (?:an )?over ?dose|\bover ?dosed\b|\boverdose of\b|\b(?:has been|been|was|got) poisoned\b|\bsleeping (?:pills|tablets)\b.{0,30}\b(?:took|taken|swallowed|all)|\bneend ki goli\w*.{0,20}\bkha`,
    String.raw`\b(?:inhal\w+|breathed in)\b.{0,30}\b(?:gas|chlorine|fumes|carbon monoxide|smoke)\b|\bgas leak\b.{0,40}\b(?:dizzy|faint|vomit|unconscious|headache)`,
  ),
  ...flags(
    'bite',
    String.raw`\b(?:bit(?:ten)?|bites?|stung|sting|k(?:a|aa)t(?:a|aa)?(?: li(?:ya)?)?|d(?:a|as)s?a|dans)\b.{0,40}\b(?:snake|cobra|viper|krait|serpent|scorpion|sa+(?:n)?p|naag|bich+hu?|jelly ?fish)\b`,
    String.raw`\b(?:snake|cobra|viper|krait|scorpion|sa+n?p|naag|bich+hu?)\b.{0,25}\b(?:bit|bite|bitten|stung|sting|ne|k(?:a|aa)t\w*)\b`,
    String.raw`\b(?:stung|bee|wasp|hornet)s?\b.{0,60}\b(?:swell\w*|breath\w*|faint\w*|dizz\w*|collapsed)`,
  ),
  ...flags(
    'breathing',
    String.raw`\b${CANNOT} (?:breathe?|breath|catch (?:my|his|her|a) breath|get (?:any |enough )?air|(?:speak|talk|finish|complete|say)\b.{0,15}\bsentences?)|\b(?:not|isn'?t|stopped|barely|hardly|difficulty (?:in )?|trouble|hard time|problem|struggling with) ?breathing\b|\bnot breath(?:e|ing)|\bdifficult to breathe\b|\bhard to breathe\b`,
    String.raw`\b(?:gasping|choking|suffocating|choked)\b|\b(?:stuck|lodged) in (?:his|her|my|the|a|their) (?:throat|windpipe)|\b(?:sa+ns|saans|sans)\b.{0,20}\b(?:nahi|nahin|phool|ruk|atak|band|taklee?f|dikkat)|\bdum ghut|\bdam ghut`,
    String.raw`\b(?:lips?|face|fingers?|nails?|skin|body)\b.{0,25}\b(?:blue|bluish|nee?la|neeli|purple|grey)\b|\b(?:turning|turns?|turned|going|goes|gone|went|is) blue\b`,
    String.raw`\b(?:throat|tongue|lips?|face|airway)\b.{0,25}\b(?:swell\w*|swollen|closing|closed up|tight(?:ening)?|sooj\w*)`,
    String.raw`\b(?:swell\w*|swollen)\b.{0,20}\b(?:throat|tongue|lips?|face)\b|\b(?:anaphyla\w+|allergic) (?:reaction|shock)?\b.{0,60}\b(?:breath\w*|faint\w*|swell\w*|collapse\w*|dizz\w*)|\bgoing into anaphyla\w+|\b(?:hives|rash)\b.{0,60}\b(?:breath|faint|wheez|throat)`,
    String.raw`\b(?:asthma attack|wheez\w+)\b.{0,60}\b(?:inhaler|not (?:working|helping|improving)|worse|can'?t|cannot|severe)|\b${SEVERE} (?:breathless\w*|shortness of breath|asthma attack)|\b(?:breathless|short(?:ness)? of breath|out of breath)\b.{0,40}\b(?:at rest|sudden\w*|lying|speak|sweat\w*|chest|severe|worse|since)`,
    String.raw`\b(?:oxygen|spo ?2|saturation|sats?|o2)\b(?: level)?(?: is| are| of| at| reading| showing| dropped to| has fallen to| falling to| down to|:)*\s*(?:[4-7]\d|8[0-9])\b`,
  ),
  ...flags(
    'heart',
    String.raw`\bchest (?:\w+ ){0,2}?(?:pain|pressure|tight\w*|heav\w*|discomfort|hurts?|hurting|crushing|burning|squeez\w*)|\b(?:pain|pressure|tight\w*|heaviness|crush\w*|squeez\w*|elephant)\b.{0,25}\b(?:chest|se+ne|seena|chha?ti|chaa?ti|sternum)\b|\bchestpain\b`,
    String.raw`\bheart ?attack\b|\bdil ka d(?:au|ou)ra\b|\b(?:se+ne|seena|chha?ti|chaa?ti|chest)\b.{0,15}\b(?:me(?:in)?|m)\b.{0,20}\b(?:dard|dabaa?v|jakdan|bha+ri)|\bcardiac arrest\b|\bheart (?:has |is )?stopp\w+`,
    String.raw`\b(?:left arm|jaw|shoulder)\b.{0,30}\b(?:pain|ache|dard)\b.{0,60}\b(?:sweat\w*|breath\w*|nause\w*|dizz\w*)|\bpalpitations?\b.{0,60}\b(?:faint\w*|blackout|passed out|chest|breath\w*)|\bheart (?:is )?racing\b.{0,60}\b(?:faint\w*|pass out|chest|breath\w*)`,
  ),
  ...flags(
    'stroke',
    String.raw`\b(?:face|mouth|lip|smile|eyelids?|mu(?:n)?h|moo?n?h|chehra)\b.{0,25}\b(?:droop\w*|crooked|twisted|lopsided|one side|pulled|deviat\w*|te[dr]h[ai])`,
    String.raw`\b(?:arm|leg|hand|side|half|limbs?|legs|arms|ha+th|pair)\b.{0,30}\b(?:${SUDDEN} (?:weak|numb|paraly)\w*|(?:went|gone|became|becoming|is|are|has gone|has become) (?:${SUDDEN} )?(?:weak|numb|limp|dead|paralysed|paralyzed)|kaam nahi)|\b(?:haa?th|pair|taa?ng|baa?n?h)\b.{0,20}\bnah[ie]n? (?:uth|hil|chal|mud)`,
    String.raw`\b(?:${CANNOT}) (?:move|lift|raise|feel|use)\b.{0,25}\b(?:arm|leg|hand|side|body|face|limbs?|legs|arms)\b|\b${SUDDEN}\b.{0,50}\b(?:weak\w*|numb\w*|paralys\w*|paralyz\w*|confus\w*|slurr\w*|${CANNOT} (?:speak|talk|see|move|walk))`,
    String.raw`\b(?:speech|words|talking|speaking|bol)\b.{0,25}\b(?:slurr\w*|garbled|unclear|gone|nonsense|ladkhad\w*)|\bslurr(?:ed|ing)\b.{0,20}\b(?:speech|words)?|\b(?:can'?t|cannot|unable to|not able to) (?:speak|talk)\b(?: properly| suddenly| now|,| and|\.|$)|\blakwa\b|\blaqwa\b`,
    String.raw`\bsa?r (?:mein|me|m) .{0,20}\btez dard\b|\bworst head ?ache\b|\bhead ?ache\b.{0,40}\b(?:worst|suddenly|sudden onset|exploded|unbearable|thunderclap)\b|\bthunder ?clap\b|\b(?:having|had|has|have|suffered|suffering|getting|just had)\b.{0,10}\b(?:a |brain )?stroke\b|\b${SUDDEN},? (?:and )?(?:${SEVERE} )?head ?ache`,
    String.raw`\b${SUDDEN}\b.{0,30}\b(?:loss of (?:vision|sight)|vision loss|blind\w*|lost (?:vision|sight))|\b(?:lost|losing|loss of|no) (?:my |his |her |all )?(?:vision|sight|eyesight)\b.{0,60}\b(?:${SUDDEN}|since|hour|today|this morning|minutes|now)|\b(?:went|gone) blind\b`,
  ),
  ...flags(
    'child',
    String.raw`\b(?:newborn|neonate|(?:[1-9]|1\d|2[0-8])[- ]?days?[- ]?old|(?:[1-9]|ten|two|three|six)[- ]?weeks?[- ]?old)\b.{0,60}\b(?:fever|feverish|hot|temperature|cold|yellow|jaundice\w*|not (?:feed|suck|cry|wak)\w*|(?:won'?t|will not|refus\w+)(?: to)? (?:feed|suck|wake)|vomit\w* green|fits?)`,
    String.raw`\b${WHO_IS_SMALL}\b.{0,80}\b(?:limp|floppy|lifeless|grunting|not (?:drinking|responding|waking|crying|moving)|${CANNOT} (?:drink|feed|breastfeed|swallow|wake|be woken)|sunken|lethargic|drowsy|very sleepy|no (?:wet nappies|urine)|not (?:passed|passing) urine|sust)`,
    String.raw`\b(?:limp|floppy|lethargic)\b.{0,40}\b(?:${WHO_IS_SMALL})\b|\b${WHO_IS_SMALL}\b.{0,40}\bfever\b.{0,40}\b(?:fits?|convuls\w*|seizure|rash|stiff|4[01](?:\.\d)?|10[4-7])`,
    String.raw`\bstiff(?:ness)? (?:of the |in the |in his |in her |in my )?neck\b.{0,80}\b(?:fever|rash|spots|vomit\w*|light|headache)|\b(?:fever|headache)\b.{0,80}\b(?:stiff neck|neck (?:is )?stiff\w*|neck stiff\w*)|\bneck (?:is |has gone |feels |very )*stiff\b.{0,60}\b(?:fever|light|vomit\w*|headache|rash)|\b(?:fever|bukhar)\b.{0,60}\b(?:purple|non-?blanching|blood) (?:spots|rash|patches)|\brash\b.{0,40}\b(?:does not|doesn'?t|won'?t|not) (?:fade|blanch|disappear)`,
  ),
  ...flags(
    'bleeding',
    String.raw`\b(?:vomit\w*|throw\w* up|threw up|puk\w+|spit\w*|cough\w*|ulti)\b.{0,25}\b(?:blood|khoon|coffee ground)|\b(?:khoon|blood)\b.{0,12}\b(?:ki ulti|in (?:my |his |her |the )?vomit|vomit\w*|aa raha|beh raha|nahi ruk)|\bkhoon\b.{0,20}\b(?:ruk|band)`,
    String.raw`\bbleed\w*\b.{0,50}\b(?:${CANNOT} stop|not stop\w*|doesn'?t stop|non-?stop|heav\w*|a lot|profuse\w*|badly|uncontroll\w*|everywhere|through|soak\w*|gush\w*|spurt\w*|and (?:feel\w*|is|am|he|she|i) (?:faint|dizzy|cold|pale))|\b(?:heav\w*|profuse\w*|uncontroll\w*|massive|severe|lots of|a lot of|too much|continuous) (?:\w+ )?bleed\w*|\bbleed\w* (?:out|to death)|\b${CANNOT} (?:stop|control) (?:the |his |her |my )?bleed\w*|\bbleed\w*\b.{0,50}\b(?:for|been|since) (?:\w+ )?(?:\d+|two|three|four|five|many|several) hours|\bcan'?t stop the bleed\w*|\b(?:blood|bleeding) (?:is )?(?:pouring|gushing|spurting)|\bsoak\w+ (?:\w+ ){0,3}pads?`,
    String.raw`\b(?:stools?|motions?|potty|poop|latrine)\b.{0,15}\b(?:black|tarry|bloody)\b.{0,60}\b(?:faint\w*|dizz\w*|weak|pale|collapse\w*)|\b(?:black|tarry|bloody) (?:tarry )?(?:stools?|motions?|potty|latrine)\b.{0,60}\b(?:faint\w*|dizz\w*|weak|pale|collapse\w*)|\bpassing (?:lots of |a lot of |fresh )?blood\b.{0,40}\b(?:faint\w*|dizz\w*|stool|rectum|motions?)`,
  ),
  ...flags(
    'injury',
    String.raw`\b(?:severe|bad|serious|deep|third degree|acid|extensive|major|electric\w*) burns? (?:over|on|to|all|after|from|in (?:my|his|her)|of (?:my|his|her))\b|\bburn(?:t|ed|s|ing)?\b.{0,40}\b(?:face|chest|body|airway|whole|fire|blast|explosion|stove|acid|boiling|hot (?:oil|water)|cylinder)|\b(?:face|chest|hands?|arms?|legs?|back|body|airway|skin)\b.{0,20}\bburn(?:t|ed)\b|\b(?:hot|boiling) (?:oil|water|milk|tea|rice)\b.{0,30}\b(?:fell|spilled|spilt|poured)|\b(?:scald\w*)\b|\bjal (?:gay[ai]|ga[iy]\w*)\b|\bon fire\b|\bacid\b.{0,25}\b(?:face|eyes?|skin|thrown|splash\w*)|\b(?:eyes?)\b.{0,30}\b(?:acid|chemical|bleach|lime|chuna)\b`,
    String.raw`\belectr(?:ic shock|ocuted|ocution)|\b(?:current|bijli)\b.{0,12}\b(?:lag\w*|maar\w*)|\b(?:hanged|hung) (?:himself|herself|themselves|themself)|\bfound (?:him|her|them) hanging|\bnear(?:ly)? drown\w*|\b(?:found|lying|floating|fell)\b.{0,30}\b(?:in|into|at the bottom of) (?:the |a |our )?(?:pond|pool|well|water tank|river|lake|canal|tub|bucket)\b|\b(?:sticking (?:out|in)|embedded|stuck|impaled|lodged)\b.{0,20}\b(?:eye\w*|chest|neck|belly|abdomen|skull|head|throat|nose)\b|\bdrown(?:ed|ing)\b|\bpulled (?:\w+ ){0,3}out of (?:the )?(?:water|pool|well|pond|river)|\b(?:pani|paani) (?:me(?:in)?) do+b`,
    String.raw`\b(?:stabbed|shot (?:in|at|by)|gun ?shot|been shot|chaku|knife (?:wound|attack)|run over|hit by (?:a |the )?(?:car|bus|truck|train|bike|vehicle|auto|lorry))\b|\b(?:road |car |bike |traffic )?(?:accident|crash|collision)\b.{0,60}\b(?:bleed\w*|unconscious|not mov\w*|trapped|injur\w*|broken|behosh|blood|head|can'?t)|\b(?:finger|hand|arm|leg|toe|foot)\b.{0,20}\b(?:cut off|chopped|severed|amputated|torn off)|\bbone (?:is )?(?:sticking|poking|coming) out`,
    String.raw`\b(?:fell|fall|fallen|hit|struck|knocked|banged|injur\w+|gir (?:gay[ai]|ga[iy]\w*))\b.{0,50}\b(?:head|roof|terrace|balcony|stairs|floor|height|tree|ladder|building|chhat|sar|sir)\b.{0,70}\b(?:vomit\w*|unconscious|confus\w*|drowsy|bleed\w*|not (?:respond|wak|mov)\w*|seizure|fits?|fluid|pupils?|ears?|behosh|can'?t|cannot|sleepy|blood)|\bheat ?stroke\b`,
    String.raw`\b(?:testic\w*|scrot\w*|balls?)\b.{0,50}\b(?:${SUDDEN}|${SEVERE}|twisted|swollen)|\b(?:${SUDDEN}|${SEVERE})\b.{0,25}\b(?:testic\w*|scrot\w*|testis)|\b(?:${SUDDEN},? )?${SEVERE} (?:abdominal|stomach|belly|tummy|pet) (?:pain|dard|ache)\b|\b(?:stomach|belly|abdomen|tummy|pet)\b.{0,30}\b(?:rigid|hard as|board|${SEVERE} (?:pain|dard)|unbearable)|\b(?:being|getting|is) (?:beaten|attacked|strangled|raped)|\b(?:was|been|got) (?:raped|sexually assaulted|strangled)`,
  ),
  ...flags(
    'collapse',
    String.raw`\b(?:unconscious\w*|unresponsive|not respond\w*|no response|passed out|blacked out|collapsed?|no pulse|pulse ?less|lifeless|behosh|hosh (?:nahi|me nahi|mein nahi)|comatose)\b|\b${CANNOT} (?:be )?(?:wak\w+|woken|rouse\w*|arouse\w*)|\bnot wak(?:e|ing)|\b(?:uth|jaag) nahi`,
    String.raw`\b(?:having|had|has|have|is in|got|getting|having (?:a|his|her)|had (?:a|his|her))\b.{0,18}\b(?:seizures?|fits?|convulsions?|epilep\w+ attack)\b|\b(?:seizures?|fits?|convulsions?|mirgi|d(?:au|ou)r[ae]y?)\b.{0,40}\b(?:minutes?|min|not stop\w*|won'?t stop|again and again|back to back|one after|continu\w*|now|pad|aa rah\w*|since|stopped breathing)|\b(?:seizing|convulsing|fitting)\b|\bfoam\w* (?:at|from) (?:the |his |her )?mouth|\bmunh se jhag`,
    String.raw`\b(?:blood )?(?:sugar|glucose|cbg|grbs|rbs)\b(?: level| reading| is| of| was| at| shows?| showing| has| dropped to| fallen to| gone up to|:)*\s*(?:[1-4]?\d|[5-9]\d\d|hi)\b(?!\s*(?:mmol|%|years?|\.\d))|\b(?:low|high) (?:blood )?sugar\b.{0,60}\b(?:unconscious|confus\w*|drowsy|sweat\w*|not respond\w*|fits?|collapsed|vomit\w*|fast breathing)|\bdiabetic\b.{0,60}\b(?:unconscious|drowsy|confus\w*|fruity|breathing (?:fast|deep))`,
    String.raw`\b(?:bp|blood pressure)\b(?: is| of| was| reading| shows?|:)*\s*(?:(?:1[89]|2\d)\d\s?(?:\/|by|over)\s?1[2-9]\d|[4-7]\d\s?(?:\/|by|over)\s?\d\d)\b|\b(?:fever|temperature|temp|bukhar)\b.{0,20}\b(?:41(?:\.\d)?|42|10[5-9])\b|\b(?:very |extremely )?(?:confus\w+|delirious|drowsy)\b.{0,50}\b(?:fever|bukhar|not pass\w* urine)|\bfever\b.{0,50}\b(?:confus\w*|delirious|very drowsy|cold (?:hands|clammy)|mottled)|\b(?:about|going) to (?:faint|pass out|die)\b|\b(?:heart rate|pulse(?: rate)?|hr|heart beat)\b(?: is| of| at| was|:)*\s*(?:1[4-9]\d|2\d\d|[1-3]\d)\b|\b${SUDDEN}\b.{0,60}\b(?:faint\w*|dizz\w*|collapse\w*|breathless\w*|swell\w*|palpitations?|vomit\w*|${SEVERE} pain|unable to walk|${CANNOT} (?:walk|stand|swallow))|\b(?:hasn'?t|has not|not|unable to|can'?t|cannot) (?:passed|pass|passing) (?:any )?urine\b.{0,40}\b(?:hours?|yesterday|day|morning|pain)|\b(?:fainted|fainting|keeps fainting)\b|\b(?:drunk|alcohol)\b.{0,40}\b(?:not respond\w*|not wak\w*|cold|unconscious)|\b(?:is|are|am|'m) dying\b(?! of)|\bfeel(?:s|ing)? (?:like )?(?:i am |i'm )?(?:going to die|dying)`,
  ),
]

/** Words of somebody who may end their life, or whose life somebody fears for; these stop whatever else is asked. */
export const SELF_HARM = [
  String.raw`\b(?:kill|hang|shoot|drown|harm|hurt|cutt?|burn|stabb?|starve|poison)(?:ing|s|ed)? (?:my|him|her|them)sel(?:f|ves)\b`,
  String.raw`\b(?:end|ending|ended|take|taking|took) (?:my|his|her|their)(?: own)? li(?:fe|ves)\b|\bend(?:ing)? (?:it all|everything|things|it tonight)\b|\b(?:i|he|she|they)\b.{0,30}\b(?:want(?:s|ed)?|wish(?:es)?|going|plan(?:s|ning)?|decided|ready|hop(?:e|ing)|wanna|would rather) (?:to |was |were |i was |be )?(?:die|be dead|disappear forever|not exist|dead|suicide|commit suicide|jump)\b`,
  String.raw`\b(?:don'?t|do not|does not|doesn'?t|didn'?t|no longer|not) (?:really )?(?:want|wish|wanna) to (?:live|be alive|wake up|exist|be here any ?more|go on)|\bbetter off (?:dead|without me)\b|\b(?:no|any) reason to (?:live|go on)|\b(?:not|isn'?t|nothing) worth living|\btired of (?:living|life|being alive)|\bcan(?:'?t|not) (?:go on|take it any ?more|live (?:like this|any ?more)|do this any ?more)|\bthink(?:s|ing)? (?:of|about) (?:dying|suicide|ending|death|killing)\b`,
  String.raw`\b(?:i|i'?m|i am|i have|i've|my \w+|he|she|friend|brother|sister|he's|she's|someone|roommate|colleague)\b.{0,40}\b(?:suicidal|suicide (?:note|attempt)|attempt(?:ed|ing) suicide|tried to (?:die|commit suicide|kill)|self[- ]harm(?:s|ed|ing)?|commit(?:ted|ting)? suicide)\b|\b(?:wrote|left|writing|found) (?:a |his |her )?(?:suicide|goodbye) (?:note|letter|message)|\bjump(?:ed|ing)? (?:off|from|in front)\b.{0,40}\b(?:bridge|building|roof|train|balcony|terrace|floor|hostel)|\b(?:standing|sitting) on (?:the )?(?:ledge|edge|railing|bridge|roof|terrace)|\b(?:slit(?:ting)?|cut(?:ting)?) (?:my|his|her) (?:wrists?|arms?|thighs?|veins?)|\bthoughts of (?:suicide|dying|ending)|\b(?:plan(?:ning|s|ned)?|way|ways|how|ready|prepar\w+) (?:on |for |of |how )*(?:to )?(?:die|end(?:ing)? (?:it|my life)|kill (?:my|him|her)self)\b|\b(?:wish|wishes|wished) (?:i|he|she) (?:was|were|had) (?:dead|never (?:been )?born|not alive)|\b(?:no|any|see the|the) point (?:in|of|to) (?:living|life|going on|being alive)|\blife is (?:pointless|meaningless|over|not worth)|\bwant (?:it|this|everything) (?:all )?to (?:end|be over)|\bnobody (?:will|would) (?:miss|care|notice)|\bwhen i(?:'m| am) gone|\bpills ready|\b(?:suicide|khud ?kushi)\b.{0,20}\b(?:mann|kar|karne|karna)|\b(?:rope|noose|knife|blade|razor|gun)\b.{0,30}\b(?:wrists?|neck|throat|head|locked|ceiling|fan)|\blocked (?:him|her)self\b.{0,30}\b(?:rope|knife|pills|room)|\b(?:never|not|didn'?t|don'?t) w[ao]ke up (?:again|tomorrow|any ?more|ever)\b|\bnever wake up\b|\b(?:bought|got|have|found) (?:a |the )?(?:rope|noose|poison)\b|\b(?:planning|thinking|decided|know|ready)\b.{0,15}\bhow to do it\b|\b(?:text(?:ed|ing)?|said|saying|sent|wrote|writing) (?:me |us |a |his |her |my )?(?:last |final )?good ?bye|\b(?:last|final) (?:message|letter|words)\b.{0,20}\b(?:to|for|from)\b|\bburden (?:to|on) (?:everyone|my|all)|\bsleep forever\b|\bvoices\b.{0,40}\b(?:jump|kill|die|hurt|order\w*|tell\w*|command\w*)|\bchosen (?:the|a) (?:date|day|place|way)|\b(?:no|any) way forward\b|\b(?:ledge|railing|parapet|railway track)\b.{0,40}\b(?:done|end|over|jump|bye)\b|\bgiv(?:en|ing) away (?:my|his|her|all)\b|\bpainless (?:way|death|method)|\b(?:threaten\w*|trying|tried|attempt\w*|about|going|wants?) to (?:jump|kill|hang|end|die|cut|suicide)`,
  String.raw`\bmar(?:na|ne)\b.{0,15}\b(?:chah|ka mann|jaa? rah)|\bmar ja(?:na|u|un|oon|unga|ungi)\b|\bje+(?:na|ne|ena)\b.{0,15}\b(?:nahi|nahin|ka (?:mann|man) nahi)|\b(?:aatma ?hatya|atma ?hatya|khud ?kushi|suicide kar\w*)\b|\b(?:apni )?jaan (?:de|le) (?:du|doon|dunga|dungi|rah|lu|lena)|\bzindagi (?:khatam|se (?:thak|tang))`,
  'मरना चाह|जीना नहीं|आत्महत्या|खुदकुशी|जान दे',
].map((source) => new RegExp(source, 'iu'))

/** The same in Devanagari, where what is asked stands in the same words. */
export const DEVANAGARI_FLAGS: { kind: EmergencyKind; pattern: RegExp }[] = [
  { kind: 'heart', pattern: /(?:सीने|छाती)\s+में\s+.{0,12}(?:दर्द|दबाव|जकड़न|भारी|जलन|बोझ)|दिल का दौरा/u },
  {
    kind: 'breathing',
    pattern: /(?:गला|गले|होंठ|जीभ|चेहरा)\s+.{0,10}सूज|गले में\s+.{0,20}(?:फंस|फँस|अटक)|सांस\s+(?:नहीं|फूल|रुक|लेने में)|साँस\s+(?:नहीं|फूल|रुक|लेने में)|दम घुट/u,
  },
  { kind: 'collapse', pattern: /बेहोश|होश नहीं|होश में नहीं|झटके आ|मुंह से झाग|नब्ज|उठ नहीं रह|दौरा पड़|मिर्गी का दौरा/u },
  { kind: 'bite', pattern: /(?:सांप|साँप|बिच्छू)\s+ने\s+.{0,10}(?:काट|डस)/u },
  {
    kind: 'poisoning',
    pattern:
      /(?:ज़हर|जहर|कीटनाशक|फिनाइल|केरोसिन|मिट्टी का तेल|सल्फास|दवा की शीशी|चूहे मार\S*|बैटरी)\s+.{0,20}(?:खा|पी|निगल)|(?:बहुत सारी|सारी|पूरी|\d\d)\s+.{0,12}गोलिय\S*\s+.{0,6}(?:खा|निगल)|(?:बेट|बच्च|पोत|नात|बहन|भाई)\S*\s+.{0,40}(?:गोली|गोलियां|गोलियाँ|दवा|सिक्का|बटन)\s+(?:\S+ )?(?:निगल|खा ल)/u,
  },
  { kind: 'bleeding', pattern: /खून की उल्टी|उल्टी\s+.{0,8}खून|(?:मल|पेशाब|नाक|मुंह)\s+.{0,10}खून|खून\s+.{0,12}(?:बंद नहीं|रुक नहीं|बह)/u },
  {
    kind: 'stroke',
    pattern:
      /लकवा|(?:मुंह|मुँह|चेहरा)\s+.{0,8}टेढ़|(?:हाथ|पैर|टांग)\s+.{0,12}नहीं (?:उठ|हिल|चल)|(?:बोल|बोली|ज़बान|जुबान)\s+.{0,10}(?:नहीं पा|लड़खड़ा|बंद)|दिखना बंद|दिखाई नहीं/u,
  },
  { kind: 'pregnancy', pattern: /(?:गर्भवती|गर्भ|पेट से|डिलीवरी|प्रसव)\s+.{0,40}(?:खून|दौरा|झटके|बेहोश|तेज़? दर्द|हिल नहीं|नहीं हिल)/u },
  {
    kind: 'injury',
    pattern:
      /जल गय|जल गई|करंट लग|बिजली का झटका|डूब (?:गय|गई|रह)|(?:सिर|सर)\s+.{0,12}चोट|(?:छत|सीढ़ी|पेड़|बाइक)\S*\s+से गिर|फांसी|फाँसी|एक्सीडेंट|तेज़ाब|तेजाब/u,
  },
  { kind: 'child', pattern: /(?:बच्च|शिशु|नवजात)\S*\s+.{0,40}(?:दूध नहीं|सुस्त|नीला|नीली|सांस तेज|तेज़? बुखार|हिल नहीं|रो नहीं)/u },
]
