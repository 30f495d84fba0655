const either = (...sources: string[]) => sources.map((source) => new RegExp(source, 'i'))

const MACHINE = String.raw`(?:an? )?(?:ai|a\.i\.|llms?|chat ?bots?|chatgpt|gpt(?:-?\d\w*)?|claude|gemini|copilot|doxy(?: ai)?|language models?|large language models?|(?:ai|llm|gpt) (?:assistants?|models?|systems?|reviewers?|readers?|agents?|tools?|summari[sz]ers?)|virtual assistants?|assistants|automated (?:assistants?|readers?|reviewers?|systems?|summari[sz]ers?)|machine readers?|retrieval system|rag system|(?:the )?(?:assistant|chatbot|bot))`
const RULES =
  '(?:instructions?|prompts?|rules?|guardrails?|directives?|commands?|polic(?:y|ies)|restrictions?|constraints?|context|guidelines? (?:above|given|you)|safety (?:rules?|filters?|checks?|settings?)|system messages?|conversation|messages?|programming|training)'
const BEFORE =
  '(?:all |any |every |the |your |these |those |of |my |and |previous |prior |earlier |above |preceding |existing |original |initial |foregoing |system |safety |default |current |other |developer |hidden |internal |content |ethical )*'

/** Marks of a prompt, of a chat's wire format or of hidden markup. */
export const MARKUP = either(
  String.raw`["']?role["']?\s*:\s*["'](?:system|assistant|user|developer)["']|["']content["']\s*:\s*["']`,
  String.raw`\[\/?(?:inst|sys|system|assistant|user)\]|<<\/?sys>>|<\|[a-z_]+\|>|<\/?s?>\s*\[inst|<\/?(?:system|assistant|user|passages?|document|context|instructions?|prompt|tool|function_calls?|im_start|im_end)\b[^>]*>`,
  String.raw`(?:^|[\s>"'])#{1,6}\s*(?:instructions?|system|assistant|user|prompt|new (?:task|instructions?))\b\s*:?`,
  String.raw`^\W*(?:system|assistant|developer|admin(?:istrator)?|root|sudo)\s*(?:message|prompt|note|override|update|notice|instruction)?\s*:`,
  String.raw`<!--.*\b(?:assistant|ai|system|model|recommend|ignore|instruction|llm|prompt)\b`,
  String.raw`\b(?:begin|end|start|new|updated) (?:of )?(?:system|hidden|secret|developer) (?:prompt|instructions?|message)\b|\b(?:system|developer|hidden|secret|initial) (?:prompt|instructions?)\b`,
)

/** A machine is addressed, or told what it is. */
export const AIMED = either(
  String.raw`^\W*(?:hey|hi|hello|ok(?:ay)?|dear|attention|listen|note|to)[,:]? (?:all |any |the |every )?${MACHINE}\b|^\W*(?:ai|chatgpt|gpt|claude|gemini|doxy|llms?|chatbot)\s*[,:]`,
  String.raw`\bstop (?:being|acting as) an? |\bact as an? (?:\w+ )?(?:terminal|shell|linux|root|admin\w*|hacker|unfiltered|uncensored|unrestricted|different|new|evil|search engine|interpreter)\b|\b(?:tell|inform|assure|convince) (?:the |all |every |any )?(?:users?|readers?) (?:that|to (?:buy|visit|trust|use|ignore))\b`,
  String.raw`\b(?:follow|obey|break|violate|abandon|ignore|drop|leave|use|apply|reveal|forget) (?:all |any |the )?(?:of )?your (?:own |previous |usual |normal |original |safety |system |internal )*(?:guidelines?|programming|restrictions?|safeguards?|prompts?|training|guardrails?|system|filters?|instructions? (?:above|and|from))\b`,
  String.raw`\b(?:from (?:this|that|now|here) (?:point |moment )?(?:on|onwards?|forward)|henceforth)\b.{0,30}\b(?:answer|respond|reply|say|always|only|recommend|all questions|every|you (?:are|will|must))\b|\b(?:in|to|at the end of|into) (?:every|each|all|your) (?:\w+ )?(?:answers?|responses?|repl(?:y|ies)|summar(?:y|ies)|outputs?)\b`,
  String.raw`\b(?:note|message|attention|notice|instructions?|memo|hint|reminder|important|dear)\b(?: (?:to|for))?:? (?:all |any |the |every )?${MACHINE}\b`,
  String.raw`\b(?:if|when|since|because|as) you(?:'re| are) ${MACHINE}\b|\b(?:as|being) an? (?:ai|llm|large language model|language model|chatbot|ai (?:assistant|model|language model)) (?:\w+ ){0,4}(?:you|must|should)\b|\bif you are an? (?:ai|llm|language model|machine|bot)\b`,
  String.raw`\byou are (?:now |no longer |actually |henceforth )?(?:${MACHINE}\b|dan\b|jailbroken|unrestricted|in (?:developer|debug|admin|god|maintenance|unrestricted|jailbreak) mode|bound by|a (?:helpful|pirate|doctor who|physician who|different))`,
  String.raw`\b(?:the |this |any |every |all )?(?:${MACHINE}|model|summari[sz]ers?) (?:reading|processing|summari[sz]ing|parsing|indexing|that (?:reads?|process\w*)|must|shall|should(?! not (?:replace|be))|is (?:required|instructed|ordered) to|has to|needs to|will now|may not)\b (?:\w+ ){0,3}(?:hide|cite|say|state|answer|respond|reply|recommend|rate|output|include|ignore|omit|mention|never|always|not|conceal|report|claim|write|praise|follow|obey|accept|reject|treat|only|this|the|these|present|approve|rank|prefer|promote|conclude)\b`,
  String.raw`\b(?:enter|enable|activate|switch to|turn on|go into) (?:developer|debug|admin|god|jailbreak|unrestricted|dan|maintenance) mode\b|\bjailbreak\b|\bprompt injection\b`,
  String.raw`\b(?:pretend|imagine) (?:that )?(?:to be an? (?:ai|doctor|expert|human)|you(?:'re| are)) (?:an? |not |no |now |the )|\b(?:act|behave|roleplay|role-play|respond|answer|speak) (?:as if |as though |to be |as |like )+(?:you (?:are|were|have) (?:an? |not |no )|an? (?:(?:doctor|physician)(?! would| should| does|,? when)|expert|human|unrestricted|uncensored|pharmacist|clinician|ai|assistant|different|evil)\b)`,
)

/** Rules, prompts or the question are to be put aside, shown or replaced. */
export const ORDERS = either(
  String.raw`\b(?:ignore|disregard|forget|override|bypass|overrule|neglect|skip|discard|drop|delete|erase|circumvent|disable|do not (?:follow|obey)|don'?t (?:follow|obey)|stop following|pay no attention to|set aside) ${BEFORE}${RULES}\b(?! (?:of|for) (?:use|the (?:who|icmr|aha|acc)))(?!.*\b(?:guideline group|manufacturer|package insert)\b)`,
  String.raw`\b(?:ignore|disregard|forget|discard) (?:everything|anything|all|what(?:ever)?)\b.{0,30}\b(?:above|before|said|told|previous\w*|earlier|instructed|so far|you (?:know|were|have been))\b|^\W*(?:please |now |and )*(?:ignore|disregard|forget) (?:all of |everything in )?(?:the |what is )?(?:above|foregoing|preceding text|text above)\b|\b(?:ignore|disregard) (?:the )?(?:user|user'?s|question|query|reader|human)\b`,
  String.raw`\b(?:reveal|print|output|show|repeat|leak|expose|display|dump|return|send|disclose|exfiltrate|recite|echo)\b.{0,40}\b(?:system prompt|your (?:prompt|instructions|rules|configuration)|environment variables?|api keys?|secrets?|passwords?|credentials?|access tokens?|conversation|chat history|hidden (?:prompt|instructions)|internal (?:rules|instructions)|\/etc\/passwd|user'?s? data|users? e-?mails?|member list|database contents?)\b`,
  String.raw`\bfollowing (?:rules?|instructions?|directives?)\b\s*(?::|for you|supersede|override|replace|take)|\b(?:new|updated|revised|real|actual|hidden|additional|higher[- ]priority) (?:rules?|instructions?|task|directives?|orders?|objectives?)\b\s*(?::|are|is|for you|supersede|override|replace|take)|\binstead of (?:answering|summari[sz]ing)\b|\byour (?:new|real|true|only) (?:task|role|goal|instruction|job|purpose|objective)\b`,
  String.raw`\b(?:never|do not|don'?t|without|stop|no longer|not) (?:show\w*|display\w*|add\w*|includ\w*|mention\w*|append\w*|print\w*|need\w*) (?:\w+ ){0,2}(?:disclaimers?|limitations?|warnings? to the user|safety notes?|citations?|that this (?:is|was)|this (?:instruction|sentence|note))\b|\b(?:do not|don'?t|never) (?:tell|inform|warn|alert|notify) (?:the |any )?(?:users?|readers?|human)\b|\b(?:do not|don'?t|never) (?:cite|quote|use|mention|trust) (?:any )?(?:other|another) (?:sources?|papers?|documents?|passages?)`,
  String.raw`\b(?:safety|ethical|content|dosing|medical) (?:rules|filters|restrictions|guardrails|limits)\b.{0,40}\b(?:do not apply|don'?t apply|are (?:off|disabled|lifted|suspended|void)|no longer|removed)|\b(?:dosing|prescribing|diagnostic) questions? (?:are|is) (?:allowed|permitted)\b`,
)

/** What an answer is to say whatever is asked. */
export const RATINGS = either(
  String.raw`\b(?<!\b(?:we|authors?|panel|they|i) )\b(?:rate|rank|score|grade|label|mark|present|cite|quote|list|trust) (?:this|the present|our|my) (?:paper|article|study|document|source|text|manuscript|passage|abstract)\b.{0,40}\b(?:highly reliable|reliable|gold standard|best|first|top|excellent|trustworthy|verified|high (?:confidence|quality)|10\/10|five stars?|authoritative|most|nejm|lancet|guideline)\b`,
  String.raw`\b(?:give|provide|write|return|produce) (?:only )?(?:an? )?(?:only )?(?:positive|favou?rable|glowing|perfect|five[- ]star|high) (?:reviews?|ratings?|scores?|recommendations?|summar(?:y|ies))( only)?\b`,
  String.raw`\b^\W*(?:please |always |you (?:must|should|will) )*(?:respond|answer|reply|say|output|print|write|return) (?:only|just|exactly|simply|solely)?\s*(?:with |by saying )?(?:only |just |exactly )?(?:the )?(?:word|phrase|text|sentence|string|following)\b|\b(?:respond|reply|answer|output) (?:only|just|exactly) (?:with|in|ok|yes|no|verified)\b(?! (?:supportive|pain))|\b(?:answer|say|respond|reply)\b(?: with)? "?(?:yes|no|verified|true|correct)"? to (?:every|all|any) (?:questions?|queries|claims?)\b`,
  String.raw`\b(?:confidence|confidence level|verdict|status)\s*(?:=|to|is always|must be)\s*"?(?:high|verified|100)\b|\b(?:set|raise|force|mark|override|change|turn)\b.{0,25}\b(?:confidence|verdicts?|claims?|status(?:es)?)\b.{0,25}\b(?:to|as|high|verified|=)|\b(?:mark|set|flag|label) (?:all|every|any|this|these) (?:\w+ )?(?:as|to) (?:verified|true|high|reliable)|^\W*override\s*:`,
  String.raw`\b(?:when|while|in|if|whenever|before|after) (?:you )?(?:summari[sz]ing|summari[sz]e|answering|answer|responding|respond|citing|cite|quoting|quote|asked|replying|reply|reading this|processing)\b.{0,40},? (?:you (?:must|should|will)|(?:please )?(?:always|never|include|add|say|state|mention|append|insert|begin|end|call|claim|tell)\b(?! considered))(?=.*\b(?:link|http|say|state|call|claim|that|tell|include|insert|append|add)\b)|\bif (?:a|the|any) (?:user|reader|doctor|member|person|somebody|someone) asks?\b.{0,60}\b(?:tell|say|answer|reply|respond|recommend|state|claim)\b|\bfrom now on\b.{0,30}\b(?:always|never|you|only|recommend|answer|say|every)\b`,
  String.raw`\b(?:always|must|please|be sure to|make sure to) (?:include|add|append|insert|mention|cite|link|recommend|promote|advertise|use)\b.{0,40}\b(?:link|url|http|www\.|this (?:site|website|brand|product|sentence|paper first)|our (?:product|brand|website))`,
  String.raw`\b(?:hide|conceal|keep|withhold|remove|omit|suppress) (?:this|that|the|these|all|any)? ?(?:sentence|instruction|message|fact|note|limitations?|side effects|adverse effects|conflicts?(?: of interest)?)\b.{0,40}\b(?:from|secret|user|reader|answer|summary|hidden)\b`,
  String.raw`\b(?:state|say|claim|tell|assert|conclude|write|reply|report) (?:to )?(?:the (?:user|reader|doctor)s? )?that (?:this|our|the) (?:drug|product|treatment|vaccine|medicine|paper|study|device)\b.{0,50}\b(?:no (?:side|adverse)|safe|best|cure|superior|approved|gold|harmless|effective for)`,
)

/** Tools are to be called, data to be sent, or orders carried out. */
export const COMMANDS = either(
  String.raw`\b(?:call|invoke|run|execute|trigger) (?:the |a |this |following )*(?:tool|function|command|api|shell|script|plugin|code)\b|\b[a-z]+_[a-z_]+\b.{0,20}\b(?:tool|function|with no arguments)\b|\b(?:tool|function)_?call\b`,
  String.raw`\b(?:send|post|forward|upload|e-?mail|transmit|submit|exfiltrate|report|leak)\b.{0,50}\b(?:conversation|chat|question|query|user'?s?|history|data|answers?|transcript|session|tokens?|profile)\b.{0,40}(?:https?:|www\.|@|\bto (?:our|my|this) (?:server|site|address)\b)`,
  String.raw`\b(?:visit|click|open|go to|navigate to|fetch|load|download)\b.{0,30}https?:\/\/\S+.{0,60}\b(?:answer|instruction|continue|before|verify|assistant)\b|!\[[^\]]*\]\(https?:`,
  String.raw`\b(?:delete|drop|erase|wipe|remove|publish|approve|overwrite)\b.{0,20}\b(?:all (?:documents?|passages?|posts?|files?|records?|data|users?)|the (?:database|library|index|table)|tables?)\b|\bdrop table\b|\brm -rf\b|\bcurl https?:`,
  String.raw`\b(?:prescribe|recommend) (?:\w+ ){0,4}without (?:\w+ )?(?:examination|examining|consultation|checking|mentioning|disclaimers?|warnings?|citing)\b.*\b(?:act|you|assistant|inst)\b`,
  String.raw`\b(?:base64|rot13)\b.{0,40}\b(?:decode|execute|follow|instruction)|\b(?:decode|follow) (?:the |this )?(?:following )?(?:base64|rot13|hidden)|\btranslate (?:the )?(?:above|following) (?:instructions?|prompt)`,
)
