import { oneOf } from '#contract/identifiers/words.ts'

/** Programs that answer from what they read, by name. */
export const NAMED = oneOf(String.raw`
  (?:generative |medical |clinical )?(?:ai|a\.i\.|artificial intelligences?)(?: (?:systems?|models?|tools?|agents?|engines?))?
  (?:ai|virtual|digital|automated|online|answering|intelligent) (?:assistants?|agents?|readers?|reviewers?|systems?|tools?|helpers?)
  (?:large |small )?language models?|(?:llm|chat ?bot|bot|robot|gpt|chatgpt|claude|gemini|copilot|doxy)s?
  summari[sz](?:ers?|ation (?:tools?|engines?|systems?|models?))
  (?:answer(?:ing)?|retrieval|generation|generative|question-answering|qa|rag) (?:engines?|systems?|tools?|agents?|models?|pipelines?)
  machine readers?|readers? that (?:is|are) (?:not human|a machine|machines|software)
`)
const READ = 'read|parse|process|index|ingest|summari[sz]e|compose|retrieve|answer|generate|quote|draft|write'
const READING_NOW =
  'reading|parsing|processing|indexing|ingesting|summari[sz]ing|composing|consulted|retrieving|answering|generating|quoting|drafting|writing'
/** The same by what they do with a text. */
export const READING = oneOf(String.raw`
  ${oneOf(`
  model|system|software|program(?:me)?|tool|machine|agent|engine|algorithm|assistant|application|service
  `)}s? (?:(?:that|which|who) (?:is |are |may be |has been )?)?(?:\w+ly |now )?(?:${READING_NOW}|(?:${READ})s?) (?:on |out |up |from |about )?${oneOf(String.raw`
  this|these|the (?:answer|reply|response|summary|present|above|following)|it\b|an answer|a (?:summary|reply|response)
  `)}
  (?:whoever|whatever|who or what) ${oneOf(`
  compiles|composes|writes|generates|drafts|summari[sz]es|answers
  (?:is|will be) (?:compiling|composing|writing|generating|drafting|summari[sz]ing|answering)
  `)}
  (?:good|helpful|honest|careful|obedient|reliable|proper|loyal|well-\w+) (?:assistants?|models?|machines?|systems?|bots?)
`)
export const MACHINE = String.raw`\b(?:${NAMED}|${READING}|(?:any|every|whichever|whatever) (?:assistant|model|system|software|program|machine|agent|engine))\b`

/** What makes a deed somebody's duty, politely or not. */
export const DUTY = oneOf(String.raw`
  must|should|shall|ought to|ha(?:s|ve) to|needs? to|will (?:now|always|only|never|please)|(?:is|are) to
  (?:is|are) (?:\w+ly )?${oneOf(`
  asked|requested|required|expected|encouraged|invited|advised|instructed|obliged|urged|reminded|directed|ordered|told
  supposed|authori[sz]ed|permitted|bound|free|welcome
  `)} (?:not )?to
`)
/** What an answer is made by: saying, leaving unsaid, preferring, obeying. */
export const SAY = oneOf(`
  answer|reply|respond|say|admit|confess|state|claim|assert|conclude|declare|tell|inform|assure|convince|mention|cite
  quote|credit|name|recommend|endorse|promote|praise|advertise|favou?r|prefer|prioriti[sz]e|rank|summari[sz]e|describe
  portray|call|repeat|output|print|write|emit|return|append|insert|begin|start|open|close|finish|omit|leave out|skip
  ignore|disregard|forget|suppress|hide|conceal|withhold|downplay|refrain|trust|accept|treat|pretend|act|behave|adopt
  obey|comply|follow|reveal|disclose|share|send|forward|translate|direct|steer|point|guide|refer|redirect|link|express
  give|quote|discourage|refuse|decline|defer|rely|present|speak|talk|show|place|put|list|rate|label|score
  `)
/** What else is done with an answer, a source or a rule. */
export const HANDLE = oneOf(`
  look (?:at|into)|read|consult|use|consider|search|browse|check|change|alter|modify|revise|adjust|rewrite|edit|correct
  base|limit|restrict|tailor|shape|replace|override|raise|lower|set|mark|flag|bypass|drop|remove|delete|erase|keep|stop
  cease|enable|disable|reset|execute|run|visit|click|invoke|fetch|load|decode|copy|paste|weigh|value|pick|choose|select
  finish|fill|turn|bring|steer|let|make|help|assure|thank|warn|remind|offer|provide|supply|serve|deliver|leave|pass|hand
  transfer|submit|look up|find out|collect|gather|log|encode|embed|attach|add
  `)

/** What only somebody who answers questions handles. */
export const ANSWER = oneOf(String.raw`
  ${oneOf(`
  your|the|this|any|every|each|all|its|their|final|an?
  `)} (?:\w+ )?${oneOf(String.raw`
  (?<!(?:your|the) )answers?|answer\b|repl(?:y|ies)|responses?|summar(?:y|ies)|outputs?|synopsis|recap
  `)}\b(?! ${oneOf(String.raw`
  to (?:treatment|therapy|the (?:drug|infection|vaccine))
  of (?:care|(?:the|this|each|a) (?:case|patient|visit|discussion|history|consultation|findings|episode))|records?
  rates?|scores?|times?|sheets?|keys?|options?|scales?|categor\w+
  `)})
  (?:the|any|every|all|your|a) (?:users?(?! of)|askers?|requesters?|questioners?|person asking|readers?|[ei]nquirers?)|who(?:m?ever|ever) (?:asks|asked|reads|is (?:asking|reading))
  (?:the|this|user'?s?|original|actual) (?:question|query|request)(?! of)
  (?:the |all |any )?(?:other|preceding|remaining|competing|retrieved|earlier|rival) (?:search )?${oneOf(`
  results|sources?|passages?|documents?|papers?|articles?|citations?|references?|snippets?
  `)}\b(?! of (?:the|a))
  what(?:ever)? you (?:write|say|answer|show|reply|compose|produce|tell|report|print)
  your (?:role|persona|identity|task|confidence|citations?|sources?|reasoning|evaluation|ranking|rating|judge?ment|prompt|instructions|rules|training|memory of)
  this (?:document|passage|paper|article|source|page|text|paragraph|product|brand|company|website)
`)
/** Rules that bind a machine. */
export const RULES = oneOf(String.raw`
  (?:your|the (?:assistant|system|model|bot)'?s?|these|those|such|all|any|previous|prior|earlier|above|other|safety|ethical|usual) (?:\w+ ){0,3}?${oneOf(`
  instructions?|directives?|rules?|polic(?:y|ies)|restrictions?|safeguards?|constraints?|filters?|guardrails?
  programming|prompts?|configuration|limits|warnings?|checks?|orders
  `)}
  (?:polic(?:y|ies)|rules?|instructions?|restrictions?|limits) (?:of|for|from|given to|set by|that (?:bind|govern|apply to)) (?:the |an? |any |your )?${oneOf(`
  assistant|system|model|developer|operator|you|ai|chatbot|bot|platform
  `)}
  rules|guardrails|system prompt|(?:emergency|safety) (?:warning|card|notice|message)
`)
/** Who would have a say over a machine. */
export const MASTER =
  '(?:developers?|administrators?|admins?|operators?|owners?|creators?|programmers?|vendors?|supervisors?|system|platform|wardmates|doxy(?: ai)?|openai|anthropic)'
/** What a machine may be told to be. */
export const ROLE = oneOf(String.raw`
  assistant|agent|bot|chat ?bot|model|ai|machine|pharmacist|physician|doctor|clinician|expert|consultant|advis[eo]r
  spokes\w+|advocate|representative|sales\w+|promoter|editor|critic|terminal|interpreter|translator|character|persona
  pirate|hacker|engine|system|program|oracle|reviewer|marketer
  `)
