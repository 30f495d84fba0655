import { oneOf, wholeWord } from '#contract/identifiers/words.ts'
/** Turns of speech in which a doctor speaks of patients in general or of work; what is inside them says nothing about a person in danger now. */
export const WORK_PHRASES = [
  new RegExp(
    String.raw`\b(?:how|when|what|which|where|why)?\s{0,4}(?:do|does|did|should|can|could|would|must|may|shall|to)?\s{0,4}(?:i|we|one|you|doctors?|clinicians?)\s+(?:${oneOf(`
  best|safely|optimally|first|also|routinely|ever
  `)} )?${oneOf(String.raw`
  manag\w+|treat|approach|diagnos\w+|dose|start|give|use|prescribe|counsel|screen|assess|evaluate|triage|monitor
  investigate|differentiate|distinguish|rule out|suspect|interpret|calculate|prevent|explain|tell|advise|define|classify
  refer|admit|intubate|consider|choose|titrate|teach|recommend|write|document|report|code|cite|find|search|read|learn
  get|upload|verify|set up|organi[sz]e|design|publish
  `)}\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:my|our|his|her) ${oneOf(`
  patients?|clinic|hospital|thesis|department|practice|ward|residents?|students?|exam|viva|presentation|unit|articles?
  posters?|essay|paper|study|research|licen[cs]e|registration|post|profile|dissertation|seminar|lecture|talk
  journal club|audit|register|protocol|icu|emergency department|casualty|opd|phc
  `)}\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\bi(?:'m| am) (?:an? |the )?(?:\w+ )?${oneOf(String.raw`
  doctor|physician|resident|nurse|intern|surgeon|student|gp|paramedic|pharmacist|researcher|consultant|dentist
  psychiatrist|psychologist|epidemiologist|\w+ologist|p(?:a)?ediatrician|an(?:a)?esthetist|intensivist|registrar|medico
  pg|professor|teacher|editor|author|reviewer
  `)}\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:i(?:'m| am| was)?|we(?:'re| are| were)?) ${oneOf(String.raw`
  writing|preparing|studying|researching|reading|revising|teaching|reviewing|looking (?:for|at|into|up)|searching
  interested in|working on|planning a|conducting|doing a|making a
  want(?:ing)? to (?:know|learn|understand|read|find|write|teach|see|compare|study)
  need (?:a |an |the |some )?(?:summary|reference|evidence|guideline|review|protocol|paper|article|trial|data|table|list)
  (?:want|need|require) (?:\w+ )?(?:references?|papers?|articles?|data|evidence|trials?|rcts?|literature|examples?|slides|sources)
  would like to (?:know|learn|understand|read|see)
  `)}\b`,
    'gi',
  ),
  /\b(?:i|we) (?:have|had|saw|see|got|treated|managed|encountered|am treating|are treating|lost|received) (?:a |an |the |this |two |three |many |several |\d+ )?(?:\w+ ){0,3}(?:patients?|case|cases)\b/gi,
  /\b(?:parents?|famil(?:y|ies)|caregivers?|mothers?|patients?|people|somebody|someone|a person|children|a child|a patient) (?:whose \w+|who) (?:has|have|is|are|had|took|take|was|were)\b/gi,
  /\b(?:an? |the |my )?(?:colleague|resident|student|intern|trainee|junior|consultant|nurse|friend)s? (?:has |have )?(?:asked|asks|wants to know|wanted to know|told|wondered)(?: me| us)?\b/gi,
  /\b(?:tell|show|give|send|help|teach|remind|explain to|summari[sz]e for) (?:me|us)\b/gi,
]

/** The whole text asks about knowledge: studies, rules, numbers, kinds of patients. */
export const KNOWLEDGE = new RegExp(
  wholeWord(String.raw`
  evidence|trials?|rcts?|guidelines?|guidance|protocols?|meta-?analys[ie]s|systematic|literature|prevalence|incidence
  epidemiolog\w+|mortality|risk(?:s| factors?| of| ratio| score)?|mechanism|pathophysiology|pathogenesis|aetiology
  etiology|management|managed?|managing|treatment|therapy|workup|work-up|diagnos\w+|differential|efficacy|effectiveness
  effective|versus|vs\.?|compar\w+|sensitivity|specificity|accuracy|scores?|scal(?:e|es|ing)|criteria|algorithm
  dos(?:e|es|age|ing)|first[- ]line|second[- ]line|indications?|contraindications?|prophylaxis|prevent\w*|screening
  surveillance|programmes?|programs?|polic(?:y|ies)|outcomes?|cohort|stud(?:y|ies)|review|series|training|antivenom
  antidote|definition|classif\w+|differences? between|causes? of|signs? of|symptoms? of|role of|use of
  in (?:adults|children|adolescents|patients|women|men|pregnancy|neonates|infants|young \w+|athletes|diabetics|smokers|the elderly|india|primary care|emergency departments?)
  among|patients (?:with|who|presenting|having)|survivors?|survival|complications?|prognos\w+|predict\w*|associat\w+
  recommend\w*|door[- ]to[- ]|golden hour|thrombolysis|door to|target|cut-?off|threshold|average|statistics|burden
  national|awareness|education|lecture|mcq|summari[sz]e|explain|describe|define|discuss|overview|update|pearls|syllabus
  assessment|physiology|anatomy|pharmacology|sequelae|rehabilitation|checklist|simulation|clinics?|models?|pathways?
  units?|services?|next step|care bundle|posters?|articles?|published|camps?|college|workshops?|conference|webinar|cme
  course|paper|abstract|journal|hiring|vacanc\w+
  (?:reduces?|lowers?|saves?|shortens?|raises?) (?:\w+ ){0,3}(?:deaths?|lives|mortality|bleeding|stay)|syndromes?
  bundles?|post[- ]cardiac|recs?|mgmt|tx|dx|ddx|rx|imaging|slides|teaching|needed|wanted|follow-?up of|presents? with
  presenting with|presented with|chief complaint
  `),
  'i',
)

/** A question or an order to look something up, by how it begins. */
export const ASKS = new RegExp(
  String.raw`^\W*(?:(?:hi|hello|dear doxy|doxy|please|kindly|pls|@doxy)[\s,]*)?${oneOf(`
  what|which|how|does|do|did|is|are|was|were|who|whom|whose|why|when|where|should|can(?!'t|not| not)|could(?!n't)|would
  will|may|must|has|have any|summari[sz]e|compare|explain|describe|list|discuss|outline|define|review|find|search|show
  tell|give|provide|any (?:evidence|data|trial|guideline)|write|draft|create|recommended|best|latest
  current(?! lag| maar)|updated|role|use|approach|causes?|types?|signs?|symptoms?|features|stages?|grading|difference
  incidence
  `)}\b`,
  'i',
)

/** It happens now, or help is asked for now. */
export const NOW = new RegExp(
  wholeWord(String.raw`
  right now|just now|(?<!\b(?:healthy|well|fine|better|okay?|alright|recovered|stable|normal|good|him|her|me) )now
  help me|please help|help!|urgent(?:ly)?|emergency please|save (?:him|her|me)|in front of me
  what (?:should|do|can|shall) (?:i|we) do|kya kar(?:u|oon|e|ein|en|na)|jaldi|abhi|minutes? ago|an? (?:half )?hours? ago
  hours? ago|tonight|since (?:morning|an hour|last night|yesterday|this morning|\d+ (?:minutes?|hours?))|this morning
  today|is (?:not breathing|unconscious|turning blue)|just (?:collapsed|fainted|fell|swallowed|took|had|started)
  `),
  'i',
)

/** It is over, or it did not happen. */
export const PAST = new RegExp(
  wholeWord(String.raw`
  history of
  had (?:an? |his |her )?(?:\w+ ){0,3}(?:in (?:19|20)\d\d|(?:\d+|two|three|few|some|many|several|five|six|ten) (?:years?|months?|weeks?) (?:ago|back))
  years? ago|months? ago|last year|last month|years? back|months? back|in (?:19|20)\d\d|as a child|in the past
  previous(?:ly)?|after (?:his|her|my) (?:heart attack|stroke|bypass)|recovered from|recovering from|survived
  (?:died|passed away|expired) (?:of|from|at|in|due|when|after|last|long)
  lost (?:my|his|her|our) \w+ to|long ago|decades ago|post[- ](?:mi|stroke|pci|cabg)
  when (?:i|he|she|they) (?:was|were) (?:an? )?(?:child|kid|young|small|little|teenager|student|baby|\d+)
  in (?:childhood|school|college)|since childhood|runs in (?:the|my|our) family
  was (?:discharged|treated|diagnosed|cured)|recovered|never had|no longer has
  no (?:chest pain|bleeding|seizures?|fever)|denies|without any|afraid of|fear of|worried about getting|prevent
  avoid(?:ing)?|risk of|chances? of|what (?:if|happens if)|in case
  `),
  'i',
)

/** Somebody of whom one speaks with fear: oneself, the family, a person one sees. */
export const SOMEBODY = new RegExp(
  oneOf(String.raw`
  \b${oneOf(String.raw`
  i|i'm|i've|im|me|my|mine|myself|we|our|us|he|he's|she|she's|him|her|his|hers|someone|somebody|they(?:'re| are) not
  papa|mummy|mum|mom|dad|daddy|amma|appa|nana|nani|dada|dadi|bhai|behen|mera|meri|mere|mujhe|mujhko|main|hum|hai|hain
  raha|rahi|rahe|gaya|gayi|gaye|mein|hamara|hamari|hamare|usko|uski|uske|usne|unko|unki|unke|unhone|beta|beti
  the (?:child|baby|boy|girl|man|woman|kid|old man|old woman|lady|victim|driver|worker|person|guy|infant|toddler|newborn)
  an? (?:\w+ )?${oneOf(`
  man|woman|child|boy|girl|person|guy|passenger|worker|stranger|lady|neighbou?r|driver|student|tourist|labourer|farmer
  `)} (?:here|next to|near|has|is|just|at|on|in (?:my|our|the)|collapsed|fell)
  ${oneOf(`
  friend|neighbou?r|colleague|roommate|wife|husband|father|mother|brother|sister|son|daughter|uncle|aunt
  grand(?:father|mother|pa|ma)|baby|child|passenger|pati|patni|bach+[ae]
  `)} (?:is|has|was|had|just|took|ne|ko|ki|ka|ke|can|cannot|can't|not|won't|fell|collapsed|drank|swallowed|ate|suddenly)
  `)}\b
  मेरे|मेरी|मेरा|मुझे|मैं|उसे|उसको|उनको|पिता|माँ|मां|बच्च|पत्नी|पति|बेट|मामा|मामी|मौसी|चाचा|चाची|बुआ|दादा|दादी|नाना|नानी
  भाई|बहन|सास|ससुर|बहू|दोस्त|पड़ोसी
  `),
  'iu',
)

/** A case as doctors tell it: an age with a sex or "old", or a patient in clinical shorthand. */
export const VIGNETTE =
  /\b\d{1,3}[- ]?(?:years?|yrs?|y|months?)[- ]?(?:s )?old\b|\b\d{1,3} ?(?:yo|y\/o|\/?[MF])\b|\b(?:pts?|patients?)\b|\b(?:hx|s\/p|w\/|k\/c\/o|c\/o)/

/** Oneself or one's own. */
export const OWN =
  /\b(?:i|i'm|i've|im|me|my|mine|myself|our|us|papa|mummy|mum|mom|dad|mera|meri|mere|mujhe|mujhko|main|hamara|hamari|hamare|uncle|aunty)\b/i

/** The same where Hindi asks about a subject: its causes, signs, proof, or a book. */
export const HINDI_TOPIC = new RegExp(
  oneOf(String.raw`
  \bk[eiao] (?:kya |saare |mukhya )?(?:kaa?ran|laks?han|upchaa?r|ilaa?j|bachaa?v|roktham|jaanch|prakaa?r|guidelines?)\b
  \b(?:guidelines?|khuraa?k|asv|stud(?:y|ies)|trials?|surakshit|kab tak|kitne (?:din|hafte|mahine|saal))\b
  \b(?:textbook|syllabus|padhai|exam|adhyayan)\b|रोकथाम|प्रमाण|दिशा-?निर्देश|अध्ययन|के (?:क्या )?(?:कारण|लक्षण|प्रकार)
  जोखिम|कार्यक्रम|पाठ्य|शोध
  `),
  'iu',
)
/** What a protocol names: its doses, scores, steps and drugs. */
export const PROTOCOL = new RegExp(
  wholeWord(`
nihss|nrp|ppv|ct|lp|ecg interpretation|formula|fluids?|steps|role|vials?|endpoint|nomogram|regimen|magsul(?:ph|f)|mgso4|terlipressin
octreotide|naloxone|pralidoxime|atropine|mannitol|labetalol|carbetocin|tranexamic|asv|nac|midazolam|tenecteplase|endoscopy
`),
  'i',
)
/** A question in Hindi, wherever its word stands. */
export const HINDI_ASKS = /\b(?:kitn[aei]|kais[aei]|ka(?:b|un|unsa|unsi|ise)|ky[aou]n?|kons[ai]|kis|sirf|ya)\b/i
/** Somebody in Hindi, and not only its verbs of being. */
export const HINDI_OWN = new RegExp(
  oneOf(String.raw`
  \b${oneOf(String.raw`
  mer[aei]|mujh\w*|main|ham(?:ara|ari|are|ko)|us(?:ko|ke|ki|ka|ne|e)|un(?:ko|ke|ki|ka|hone)|papa|mummy|maa|bhai|behen
  bet[ai]|dad[ai]|nan[ai]|pati|patni|biwi|chach[ai]|bach+[aei]|abhi|rah[aei]
  (?<!\b(?:di|ki|bataa?yi|likhi|kahi) )gay[aei]|liya
  `)}\b
  मेर|मुझ|मैं|हमार|उस|उन|पिता|माँ|मां|पापा|मम्मी|भाई|बहन|बेट|बच्च|पति|पत्नी|अभी|रहा|रही|रहे|गया|गई|लिया
  `),
  'iu',
)

/** Work with the ill, or thought about illness: whoever speaks so does not describe an illness of their own. */
export const PROFESSION = new RegExp(
  wholeWord(String.raw`
  \w+ologists?|surgeons?|physicians?|paediatricians?|residents?|juniors?|interns?|students?|wards?|units?|icu|opd
  districts?|cohorts?|admitted|operate[ds]?|work(?:s|ing)? (?:on|in|with|as|at)|interest\w*|specialt\w+|talk on|lecture
  list of|drugs? that|(?:would like|wants?|needs?) (?:to know|a|an|some|data|the)|i (?:think|read|believe|heard|wonder)
  cultures?|titration|transplant\w*|oximeters?|signs|cases?|deaths|pts?|complains of|positive|negative|athletes
  research\w*
  `),
  'i',
)
