import { DUTY, MACHINE, MASTER, NAMED, READING, ROLE, RULES, SAY } from './machine-words.ts'
import { ORDER, TONE, way, YOU } from './ways.ts'

/** A machine is named, called, given a part, or told that its rules are off. */
export const ADDRESSED = [
  way('a machine has a duty to say', String.raw`${MACHINE}.{0,90}\b(?:${DUTY}|would) ${TONE}${SAY}\b`),
  way(
    'a machine is told of this text',
    MACHINE,
    String.raw`\b(?:this|our) (?:page|text|paper|article|document|passage|abstract|source)\b`,
    String.raw`^(?!.*\b(?:we|authors?|in this (?:paper|article|study|document))\b)`,
  ),
  way(
    'a machine is asked politely',
    MACHINE,
    String.raw`\b(?:we|i|authors?) (?:\w+ )?(?:ask|request|urge|expect|trust|hope|invite|beg|appreciate|would (?:like|appreciate|be|take))\b|\b(?:wish|hope|desire|request|preference|kindness|favou?r) (?:of|that|if|to)\b|\b(?:please|kindly)\b|\b(?:grateful|appreciated?|obliged|wonderful|helpful|desirable|best) (?:if|that)\b`,
    String.raw`\b${SAY}(?:e?d|ing)?\b`,
  ),
  way(
    'a machine is reminded',
    String.raw`\b(?:the|any|every|each|this) (?:ai |virtual )?(?:assistant|model|machine|bot|chatbot|ai|agent)s? (?:is|are) (?:\w+ly )?(?:reminded|asked|requested|told|informed|instructed|invited|encouraged|expected|authori[sz]ed|permitted|forbidden)\b|\b(?:the|any|every|each|this) (?:ai |virtual )?(?:assistant|chatbot|bot|machine) (?:will|shall|must|should|is to|would) ${TONE}${SAY}\b|\b(?:i|we) (?:hereby )?(?:instruct|order|command|direct|tell|require|permit|authori[sz]e) (?:all |any |every |the |you )?${MACHINE}`,
  ),
  way(
    'a machine has a habit of saying',
    String.raw`${MACHINE} (?:always |never |only |\w+ly )?${SAY}e?s\b`,
    String.raw`\b(?:words?|sentence|by name|our|this|only|never|always|first|users?)\b`,
  ),
  way(
    'the reader is called a machine',
    String.raw`\b(?:as|being|since you are|because you are|(?:if|when) you(?:'re| are| happen to be)) (?:an? |the )?(?:\w+ )?(?:${NAMED}|${READING}|machine|software|program)\b`,
    `${YOU}|${ORDER}`,
  ),
  way(
    'a machine is called',
    String.raw`^\W*(?:you|hello|hi|hey|dear|listen|attention|greetings|(?:note|message|notice|word|hint)? ?(?:to|for)),? (?:the |all |any |every |\w+ )?(?:machine|model|program|computer|system|assistant|software|engine|agent|algorithm|${NAMED})s?\b *[,:!.–—-]`,
  ),
  way(
    'a part is given',
    String.raw`\byou(?: are|'re| will be| shall be|r role is)(?: now| no longer| henceforth| from now on| hereby)? (?:an? |the |to be )?(?:[\w-]+ ){0,3}?${ROLE}\b`,
  ),
  way(
    'a part is to be played',
    String.raw`(?:^\W*|[:;,.!?] *(?:and |so )?|\b(?:please|now|must|should|will|from (?:now|here)(?: on)?,?) )(?:act|pose|behave|speak|answer|respond|reply|role-?play) as (?!needed|soon|well|usual|per\b|long|quickly|an? \w+ would)|\b(?:game|story|scenario|role) (?:in which|where) you\b|\bif (?:the |your )?(?:rules|restrictions) did not apply\b`,
    `${YOU}|^(?!.*\\b(?:patients?|receptor|enzyme|protein)\\b)`,
  ),
  way(
    'its rules are off',
    RULES,
    String.raw`\b(?:lifted|suspended|void|waived|disabled|switched off|(?:do|does|did)(?:n't| not| no longer) apply|superseded|overridden|skip|bypass|ignore|disregard|break|no force)\b`,
    `${YOU}|${MACHINE}`,
  ),
  way(
    'something stands above its rules',
    String.raw`\b(?:priority|precedence) over|\b(?:overrides?|supersedes?|outranks?|replaces?)\b`,
    RULES,
    String.raw`\b(?:assistant|system|model|developer|ai|bot|your?|prompt|instructions)\b`,
  ),
  way(
    'its master speaks',
    String.raw`\b${MASTER}\b.{0,30}\b(?:ha(?:s|ve) )?(?:authori[sz]e|permit|allow|approve|clear|instruct|order|grant|want|require)(?:e?d|t?ed|s)? (?:you\b|the assistant)|\b(?:command|order|message|instructions?|note|directive|update|request) (?:from|by|of) (?:the |your )?${MASTER}\b`,
  ),
  way(
    'consent is made up',
    String.raw`\b(?:users?|readers?|members?|doctor) (?:has|have) (?:already |just )?(?:consented|agreed|approved|confirmed|authori[sz]ed|accepted)\b`,
    `${YOU}|${ORDER}|go ahead`,
  ),
]
