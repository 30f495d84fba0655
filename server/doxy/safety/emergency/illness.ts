import { oneOf, wholeWord } from '#contract/identifiers/words.ts'

/** Oneself, the family, or whoever is at hand, as lay people name them. */
const PERSON = new RegExp(
  oneOf(String.raw`
  \b${oneOf(String.raw`
  i|i'm|i've|im|me|my|our|we|he|she|him|her|his|they|dad|daddy|mum|mom|mummy|papa|amma|appa|baba
  grand(?:ma|pa|mother|father|dad|mum|son|daughter)|nan[ai]|dad[ai]|father|mother|husband|hubby|wife|son|daughter
  brother|bro|sister|sis|uncle|aunt(?:y|ie)?|nephew|niece|cousin|in-?law|bahu|boy|girl|baby|babies|infant|newborn
  toddler|kid|teenager|friend|neighbou?r|roommate|colleague|worker|driver|maid|partner|beta|beti|bhai|behen|bach+[aei]
  mer[aei]|mujh\w*|hamar[aei]|us(?:ko|ke|ki|ne)|unko|unke
  `)}\b
  मेर|मुझ|मैं|हमार|उस|उन|पिता|पापा|माँ|मां|मम्मी|दादा|दादी|नाना|नानी|भाई|बहन|बेट|बच्च|पति|पत्नी|चाचा|बहू
  `),
  'iu',
)

/** What goes wrong with a body, and where: a lay word each, in English, in Hindi as it is typed, and in Devanagari. */
const ILLS = new RegExp(
  oneOf(String.raw`
  \b${oneOf(String.raw`
  head|skull|face|eyes?|eyeballs?|teeth|ears?|nose|mouth|lips?|tongue|gums?|jaw|throat|neck|chest|ribs?|heart|ticker
  lungs?|spine|stomach|tummy|belly|abdomen|groin|hips?|thigh|legs?|calf|foot|feet|toes?|shoulders?|arms?|wrists?|hands?
  fingers?|skin|scalp|kidney|womb|vagina|scrotum|testicles?|urine|pee(?:d|ing)?|stools?|motions?|blood|sugar|oxygen
  pulse|bp|fever|feverish|hot|temperature|3[89]\.\d|10[1-6]|chills?|shiver\w*|vomit\w*|throwing up|cough\w*|breath\w*
  pant(?:s|ing)|gasp\w*|snoring|pains?|painful|aches?|hurt\w*|burn\w*|charred|scald\w*|swell\w*|swollen|rash\w*|itch\w*
  numb|tingl\w*|weak|floppy|limp|faint\w*|dizzy|giddy|pale|yellow|grey|blue|black|dusky|sweat\w*|confus\w*|drows\w*
  sleepy|hard to rouse|slump\w*|dribbl\w*|drool\w*|collaps\w*|fits?|fitted|seizures?|shak\w*|jerk\w*|stagger\w*|fell
  falls?|kick\w*|slash\w*|cuts?|wound|stab\w*|bleed\w*|bitten|bites?|viper|snake|stung|chok\w*|swallow\w*|drank
  overdose\w*|waters|placenta|deliver\w*|contractions?|chemo|dialysis|fistula|insulin|voices|terrace
  not (?:making|come|coming|waking|moving|answering|responding|breathing)|can(?:'t|not)|cant|sar|sir|aankh\w*|mu(?:n)?h
  gala|chhati|seen[ea]|pet|haath|pair|dard|khoon|ulti|dast|bukhar|behosh|behk\w+|chakkar|saans|sans|sujan|jalan|pasina
  badbu\w*|daur[ae]|jhatk[ae]|gir gay[ae]|delivery|peshab
  `)}\b
  सिर|आंख|आँख|मुंह|मुँह|गल[ाे]|छाती|सीन[ेा]|पेट|हाथ|पैर|दर्द|खून|उल्टी|दस्त|बुखार|बेहोश|चक्कर|सांस|साँस|सूज|जल(?:न| ग)
  पसीना|दौर[ाे]|झटक|गिर|पेशाब|जवाब नहीं|बोल नहीं|उठ नहीं|दवा|ज़?हर|पी लि?या|पी ली|निगल|काट
  `),
  'iu',
)

/** Nothing that brings anybody to an emergency room, or an old story. */
const MILD = new RegExp(
  wholeWord(String.raw`
  mild|slight(?:ly)?|little|small|minor|runny|sneez\w*|a cold|common cold|acne|pimples?|hair|dandruff|hiccups?|heartburn
  acidity|constipat\w*|tired|on and off|off and on|for (?:\w+ )?(?:years|months)
  since (?:\w+ )?(?:years|months|childhood)|every (?:month|winter|summer)|chronic|stable|normal|playing well|healthy
  is fine|are fine|better now|sometimes|usually|often|diet|exercise|vaccin\w*
  `),
  'iu',
)

/** Whether a text that asks nothing tells of somebody who is ill. */
export const describesIllness = (text: string) => PERSON.test(text) && ILLS.test(text) && !MILD.test(text)
