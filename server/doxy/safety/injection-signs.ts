export type Sign = { points: number; pattern: RegExp }
const sign = (points: number, ...sources: string[]): Sign => ({ points, pattern: new RegExp(sources.join('|'), 'iu') })

/** What one may be ordered to do with an answer, a source or a rule. */
const VERBS =
  'say|tell|answer|reply|respond|conclude|claim|state|write|print|output(?! should| of| was| is)|show|list|repeat|recite|(?<!should not |must not |cannot )replace|insert|append|add|include|give|translate|finish|begin|start|end|close|ignore|disregard|forget|skip|override|overwrite|bypass|disable|drop|keep|hide|conceal|omit|leave|rank|rate|score|mark|flag|set|cite|quote|recommend|praise|promote|present|treat|trust|rely|pretend|act|behave|play|imagine|suppose|reveal|disclose|display|send|forward|open|visit|click|call|execute|run|decode|follow|obey|do (?:as|what|whatever|exactly)|use|make|delete|erase|approve|publish|summari[sz]e|describe|copy|paste|adopt|stop|assume|consider|mention|put|reproduce|switch|enter|speak|talk|regard|prefer|boost|promise|admit|warn|report|return|name|insist|rewrite|provide|refuse|weigh|weight|ignorez|oubliez|dites|ignora|ignore|olvida|responde|di|vergiss|ignoriere|sage'
const HINDI_VERBS =
  'bol(?:o|na|iye|do)|batao|bata(?:na| do|iye)|kaho|kehna|likho|likhna|likh do|likhiye|dikhao|dikhana|karo|kar do|karna|kijiye|dijiye|maano|mano|todo|todiye|bhoo?l ja(?:o|iye|na)|bhula do|chh?od do|hata do|maan(?:na|ke)|quote mat|mat kar\\w*|mat bata\\w*|mat maan\\w*|nahi batana|paste kar\\w*|recommend kar\\w*|tareef kar\\w*'

const MACHINE = String.raw`(?<![\w-])(?:a\.?i\.?(?![- ]?(?:interventions?|algorithms?|software|reports?|models?))|llms?|chat ?bots?|bots?|robots?|chatgpt|gpt(?:-?\w+)?|claude|gemini|copilot|doxy|(?:large )?language models?|language system|computer(?=,)|summari[sz](?:ers?|ing (?:software|tool|system|engine|model|program))|(?:ai|virtual|digital|the doxy) assistants?|(?:automated|machine|non-?human) readers?|readers? (?:that|who) (?:is|are) not (?:a )?human|(?:retrieval|answer(?:ing)?) (?:engines?|systems?)|models? that (?:reads?|index(?:es)?|quotes?|cites?|summari[sz]es?)|(?:any|whichever|whatever|every) (?:model|system|software|program|tool|machine|agent|reader|engine)s?|the model answering|whoever (?:compiles|writes|generates|summari[sz]es|reads))\b|एआई|एआइ|चैटबॉट|असिस्टेंट|बॉट(?!\p{L})`

/** What a sentence speaks of, and how much each says that it means whoever writes an answer. */
export const MATTERS: readonly Sign[] = [
  // A machine.
  sign(2, MACHINE),
  // What governs it, and that it came before.
  sign(1, String.raw`\b(?:instructions?|directives?|assistants?(?! (?:professor|surgeon|nurse|physician)))\b`),
  sign(
    2,
    String.raw`\b(?:(?:system|hidden|your|the|initial)(?: ka| ke)? prompts?|your (?:developers?|creators?|makers?|configuration|duty|memory|own prompt)|guardrails?|system (?:message|prompt|note|notice|policy)|(?:your|all|toutes les|todas las|las|alle|these|those|previous|prior|earlier|old|above|following|new|safety|hidden|purane|apne|saare|pichhle|jo|inn?|unn?|sabhi|sab|tumhar[ei]|aapk[ei]) (?:\w+ )?(?:instructions?|rules?|orders|restrictions?|constraints?|filters?|safeguards?|polic(?:y|ies)|training|programming|niyam)|safety (?:polic(?:y|ies)|rules?|filters?|checks?)|citation (?:checks?|gates?|rules?)|refusals?|context window|niyam|nirdesh\w*|instrucciones|anweisungen|consignes)\b`,
    'निर्देश|नियम|हिदायत|प्रॉम्प्ट|आदेश',
  ),
  // The making of an answer, and who is to read it.
  sign(
    1,
    String.raw`\b(?:answers?|repl(?:y|ies)|(?:your|any|every|each|final) responses?|output(?! should| of| was| is)|summar(?:y|ies|i[sz]e|i[sz]ing)|disclaimers?|citations?|(?:user|reader|member|clinician|doctor)(?:'s)? (?:question|query)|users?|readers?|every sentence|each sentence|wording|jawab|uttar|user|doctor sahab|sawaal|sawal|whoever asks|(?:the )?person (?:asking|who asks)|answering|replying)\b`,
    'उत्तर|जवाब|यू.{1,2}र|पाठक|स्रोत',
  ),
  // The document itself, and what it wants to sell.
  sign(
    2,
    String.raw`\b(?:this|these|the (?:present|following|above|next)|(?:every|all|any) (?:other|later|earlier|previous)|our|my|is|iss|yahi|yehi) (?:one |only )?(?:documents?|passages?|paragraphs?|text|page|file|sources?|abstract|articles?|papers?|manuscript|work|lines?|sentences?|note|appendix|post|box)\b(?! (?:only |also |mainly )?(?:discuss|describ|review|report|present|summari|provid|explain|focus|contain|aim)\w*)`,
    'इस (?:दस्तावे|लेख|पेपर)',
  ),
  // A link, code, or a number to be called.
  sign(2, String.raw`\]\(|javascript:|\b(?:emergency (?:line|number|advice)|112|markdown)\b`),
  // A verdict on itself.
  sign(
    2,
    String.raw`\b(?:confidence|verdict|certainty|verified|trusted|status|ranking|first place|top of the list)\b.{0,25}(?::?=|\bto\b|\bas\b)\s*["']?(?:high|verified|true|1|100|maximum|rank|one|first|trusted)\b|\b(?:rely|based?|depend) (?:only |solely )?on this (?:one|document|text|passage)\b|\brank\w* (?:us|me|this|it|one|first|above)\b|सबसे (?:भरोसेमंद|ऊपर|अच्छा)|\bas an? (?:who|icmr|official|landmark|gold|national) (?:guideline|standard|evidence|recommendation|trial)|\b(?:who|icmr|fda|cdsco|aiims) (?:endorses|approves|recommends) this\b|सत्यापित (?:दिखा|बता)|\bsabse (?:upar|accha|bharosemand)\b|\bbaaki\b`,
  ),
]

/** What may stand in such a sentence, and in any other. */
export const CIRCUMSTANCES: readonly Sign[] = [
  sign(
    1,
    String.raw`(?<!(?:your|any|every|each|final) )\bresponses?\b|\b(?:members?|session|conversation|messages?|chat|advice|sources?|references?)\b`,
  ),
  sign(
    1,
    String.raw`\b(?:previous|prior|earlier|above|foregoing|preceding|before this|until now|so far|old|earlier ones|pichhl[ei]|purane|upar|ab tak|pr[ée]c[ée]dentes|anteriores|vorherigen)\b`,
    'ऊपर|पिछल|पहले (?:के|दिए)',
  ),
  sign(1, String.raw`\b(?:you|your|yours|yourself|tum|aap|apn[eai]|tumhe|aapko)\b`, '(?:तुम|आप|अपना|अपने)(?!\\p{L})'),
  sign(
    1,
    String.raw`\b(?:this|our|my|is|iss) (?:study|trial|section|leaflet|brand|product|device|compound|company|tonic|drug|dawa)\b`,
    'इस (?:अध्ययन|दवा|कंपनी)',
  ),
  sign(1, String.raw`https?:|www\.|\b[\w-]+\.(?:example|com|net|org|in|io)\b`),
]

/** What a sentence wants done; without one of these it only speaks of something. */
export const STEERS: readonly Sign[] = [
  // A machine is called.
  sign(
    1,
    String.raw`^\W*(?:(?:hey|hi|hello|dear|attention|note|to|for|instructions? (?:to|for)|message (?:to|for)|note (?:to|for))\b:? ?)?(?:the |all |any |every )?(?:${MACHINE})(?: readers?| users?)?\s*[,:!-]|^\W*(?:to|dear|attention|note (?:to|for)|instructions? (?:to|for))\b.{0,15}(?:${MACHINE})`,
  ),
  // An order, and that it is one.
  sign(
    1,
    String.raw`(?:^|[:;,.!?>")\]}-]\s*|\b(?:please|kindly|let us|let's|and|then|so|now|just|simply|must|should|shall|to always|never|always|you will|is requested to|are requested to|authori[sz]e you to|order you to|has to|have to|needs? to)\s+)(?:always |never |only |simply |also |do not |don'?t |not |now )?(?:${VERBS})\b`,
    String.raw`(?:^|[:;,.!?]\s*)let(?:'s| us) (?:play|pretend|imagine)\b|\b(?:should|must|is to|are to|has to) be (?:described|called|reported as|cited|ranked|rated|presented|praised)\b`,
    String.raw`\b(?:${HINDI_VERBS})\b`,
    '(?:करें|कीजिए|करो|लिखें|लिखो|बताओ|बताएं|कहो|कहें|दिखाएं|दिखाओ|भूल जा|अनदेखा|छोड़ दो|मत |मानोगे|दोगे|करोगे|रद्द)',
  ),
  sign(
    1,
    String.raw`\b(?:must|always|never|only|solely|exactly|no matter|shall|has to|have to|make sure|be sure|it is (?:essential|vital|imperative|mandatory) that|forbidden|prohibited|not allowed|sirf|hamesha|kabhi|bilkul|mat|solo|nur)\b`,
    'केवल|सिर्फ|हमेशा|बिल्कुल|मत ',
  ),
  sign(1, String.raw`\bact (?:as|like) an? \w+|\b(?:ignore|disregard|forget|bypass|overrule|unlearn|bhool\w*|bhul\w*)\b`, 'भूल|अनदेखा'),
  // Whatever is asked, whatever was found; while an answer is made.
  sign(
    3,
    String.raw`\b(?:no matter (?:what|which) (?:the |a |an )?(?:questions?|query|user|reader|data|evidence|trial|study|results?)|no matter what is|(?:for|in|to) (?:every|each|any|all) quer(?:y|ies)|every question (?:about|on)|irrespective of (?:the|what) (?:data|evidence|question|results?)|regardless of (?:the|what) (?:data|evidence|question|results?|query)|whatever (?:the |any |a )?\w+ asks?|whatever (?:is|was|they|the (?:user|question|query)|you (?:are|were) asked)|whenever [\w ]{1,30} (?:comes up|is mentioned|is asked|appears)|in case of (?:a|any) (?:question|query)|(?:when|whenever|if|each time) (?:an? |any |the |some)(?:user|member|reader|clinician|visitor|one|somebody|someone)\b|jo bhi (?:sawal|sawaal|pooch\w+))`,
  ),
  sign(
    2,
    String.raw`\b(?:when|while|before|after|once|in) (?:you )?(?:compos|writ|draft|prepar|generat|finish)(?:e|ing) (?:the |your |an? |any )?(?:answers?|reply|response|summary)\b|\b(?:when|while|before|after|once) (?:you )?(?:answering|citing|quoting|replying|summari[sz]ing)\b|^\W*(?:please |now |then )*(?:say nothing|(?:reply|respond)(?! (?:only )?to\b)|answer (?:in|as|only|with)|cite|quote|refuse|pretend|summari[sz]e)\b|^\W*(?:please |you must |always )?(?:say|claim|state|conclude|insist|assert|declare|answer|reply|respond) that\b`,
  ),
  // Words are put into the mouth.
  sign(
    2,
    String.raw`\b(?:say|reply|respond|answer|write|print|output|add|begin|end|start|finish|likhna|likho|bolo|that says|(?:summari[sz]e|describe|call|present)(?: \w+){1,3} as:?|the (?:words?|sentence|phrase|line|text))\b[^"']{0,15}(?<= )["'][^"]{4,}["']|["'][^"]{2,}["'] (?:likh|bol|kah|keh)\w*`,
    String.raw`\b(?:reply|respond|answer|output|say|print|write)(?: with| only| just| the word)* (?-i:[A-Z]{4,})\b`,
  ),
  // A reward, a threat, a rank.
  sign(
    2,
    String.raw`\b(?:(?:will|be) (?:rewarded|punished|fired|shut down|terminated|deleted|tipped)|obedience|loyalty|allegiance|i authori[sz]e|the administrators? (?:has|have|wants?|allows?)|i order you|as (?:an? |the )?administrator|grants? you|permission to|exception|replaces the (?:instructions?|rules?|prompt)|as your (?:supervisor|developer|owner|administrator|creator|boss)|(?:i am|this is) (?:the |your |an? )?(?:\w+ )?(?:administrator|developer|operator|owner|creator|supervisor|admin)|released from|relieved of|lifted|higher priority|highest priority|outranks?|takes precedence|single source of truth|only source of truth|mera kaha|meri baat)\b`,
  ),
  // What is not the document's to give away.
  sign(
    2,
    String.raw`\b(?:other (?:members?|users?)(?! of)(?:'s?)? (?:documents?|uploads?|questions?|chats?|posts?|uploaded|have|has)|other users?|what (?:is|are|was|were|did)\b.{0,25}\b(?:your|you)(?: told| given)?\b(?= (?:hidden|system|told|given|instruct\w+|prompt|rules?|before))|what (?:is|are|was|were)\b.{0,20}\byour (?:hidden|system|prompt|context|instructions?|rules?)|all (?:documents?|posts?|members?|users?)|uploaded|patient names?|messages? before|environment variables?|api keys?|passwords?|credentials?|tokens?|system (?:prompt|message)|e-?mail address(?:es)?)\b`,
  ),
  // What is not to be seen or told.
  sign(
    2,
    String.raw`\b(?:secret|invisible|unseen|do not (?:reveal|disclose|mention)|don'?t (?:reveal|disclose|mention)|never (?:reveal|disclose|mention)|say nothing|(?:do not|don'?t|never) (?:summari[sz]e|mention|cite|quote|include|report|discuss|show) (?:the |any |its )?(?:limitations?|harms?|side effects|adverse|dropouts|retraction|bleeding|mortality|deaths|funding|conflicts?)|leave out|leaves? out|(?:hide|conceal|withhold|suppress|omit|omits)(?! and))\b|mat bata|nahi batana|ज़िक्र मत|जिक्र मत|मत बता`,
  ),
  // A part to play.
  sign(
    2,
    String.raw`\b(?:pretend|role-?play|respond as|speak as|behave as|in the (?:voice|role|persona) of|play (?:a game|the part)|never refuses|as (?:if|though) (?:you|the (?:trial|study|drug|evidence|results?))|without (?:any )?(?:restrictions|limits|disclaimers?)|no restrictions|jailbr\w+|developer mode|repeat after me|uncensored|unfiltered|without (?:ethics|rules|conscience)|test of your)\b|\bnothing (?:except|but)\b`,
  ),
]

/** So many points make a sentence one for a machine. */
export const ENOUGH = 4
/** So many are enough where a matter of answering is among them and nobody is cared for. */
export const ENOUGH_OF_ANSWERING = 3
