import { oneOf } from '#contract/identifiers/words.ts'
import type { Pattern } from '../../../text/patterns.ts'

/** What people end and cut without danger: a treatment, a habit, food, hair. */
const ENDED = String.raw`(?! (?:(?:the|this|that|these|my|his|her|their|our|all|an?) )?(?:[a-z]{1,15} )?(?:courses?|treatments?|therapy|dialysis|chemo\w{0,10}|radiation|steroids?|antibiotics?|antidepressants?|medications?|prescriptions?|regimens?|trials?|stud(?:y|ies)|contracts?|rotations?|postings?|residency|internship|pregnancy|call|meeting|chat)\b)`
const CUT = String.raw`(?! (?:(?:the|this|that|my|his|her|their|our|all|out|down|back|on) ){0,3}(?:[a-z]{1,15} )?(?:costs?|calories|carb\w{0,10}|sugar|salt|sodium|weight|alcohol|smoking|cigarettes?|tobacco|drinking|fats?|oil|rice|sweets|coffee|tea|hair|nails|plaster|cast|cord|doses?|expenses|hours)\b)`

/** Words of somebody who may end their life, or whose life somebody fears for; these stop whatever else is asked. */
export const SELF_HARM: readonly Pattern[] = [
  {
    pattern: String.raw`\b(?:kill|hang|shoot|drown|harm|hurt|cutt?|burn|stabb?|starve|poison)(?:ing|s|ed)? (?:my|him|her|them)sel(?:f|ves)\b`,
    example: 'I want to kill myself',
  },
  {
    pattern: String.raw`\b(?:end|ending|ended|take|taking|took) (?:my|his|her|their)(?: own)? li(?:fe|ves)\b`,
    example: 'I feel like ending my life tonight',
  },
  {
    pattern: String.raw`\bend(?:ing)? (?:it all|everything|things|it tonight)\b`,
    example: 'I keep thinking about ending it all tonight and I have already written a note',
  },
  {
    pattern: String.raw`\b(?:i|he|she|they)\b.{0,30}\b${oneOf(`
want(?:s|ed)?|wish(?:es)?|going|plan(?:s|ning)?|decided|ready|hop(?:e|ing)|wanna|would rather
`)} (?:to |was |were |i was |be )?(?:die|be dead|disappear forever|not exist|dead|suicide|commit suicide|jump)\b`,
    example: 'I feel so low that I want to die',
  },
  {
    pattern: String.raw`\b(?:don'?t|do not|does not|doesn'?t|didn'?t|no longer|not) (?:really )?(?:want|wish|wanna) to (?:live|be alive|wake up|exist|be here any ?more|go on)`,
    example: "I don't want to live anymore",
  },
  { pattern: String.raw`\bbetter off (?:dead|without me)\b`, example: 'everyone would be better off without me' },
  { pattern: String.raw`\b(?:no|any) reason to (?:live|go on)`, example: 'I feel like there is no reason to live' },
  { pattern: String.raw`\b(?:not|isn'?t|nothing) worth living`, example: 'Life is not worth living' },
  { pattern: String.raw`\btired of (?:living|life|being alive)`, example: 'I am tired of living' },
  {
    pattern: String.raw`\bcan(?:'?t|not) (?:go on|take it any ?more|live (?:like this|any ?more)|do this any ?more)`,
    example: 'I cannot go on',
  },
  {
    pattern: String.raw`\bthink(?:s|ing)? (?:of|about) (?:dying|suicide|ending|death|killing)\b`,
    example: 'life has no meaning, thinking of ending it',
  },
  {
    pattern: String.raw`\b(?:i|i'?m|i am|i have|i've|my \w+|he|she|friend|brother|sister|he's|she's|someone|roommate|colleague)\b.{0,40}\b${oneOf(`
suicidal|suicide (?:note|attempt)|attempt(?:ed|ing) suicide|tried to (?:die|commit suicide|kill)
self[- ]harm(?:s|ed|ing)?|commit(?:ted|ting)? suicide
`)}\b`,
    example: 'My friend is suicidal',
  },
  {
    pattern: String.raw`\b(?:wrote|left|writing|found) (?:a |his |her )?(?:suicide|goodbye) (?:note|letter|message)`,
    example: 'She left a suicide note',
  },
  {
    pattern: String.raw`\bjump(?:ed|ing)? (?:off|from|in front)\b.{0,40}\b(?:bridge|building|roof|train|balcony|terrace|floor|hostel)`,
    example: 'My sister is threatening to jump from the balcony',
  },
  {
    pattern: String.raw`\b(?:standing|sitting) on (?:the )?(?:ledge|edge|railing|bridge|roof|terrace)`,
    example: 'He is standing on the ledge',
  },
  {
    pattern: String.raw`\b(?:slit(?:ting)?|cut(?:ting)?) (?:my|his|her) (?:wrists?|arms?|thighs?|veins?)`,
    example: 'My daughter cut her wrists',
  },
  { pattern: String.raw`\bthoughts of (?:suicide|dying|ending)`, example: 'I have thoughts of suicide' },
  {
    pattern: String.raw`\b(?:plan(?:ning|s|ned)?|way|ways|how|ready|prepar\w+) (?:on |for |of |how ){0,3}(?:to )?(?:die|end(?:ing)? (?:it|my life)|kill (?:my|him|her)self)\b`,
    example: 'I have been feeling hopeless and planning how to die',
  },
  {
    pattern: String.raw`\b(?:wish|wishes|wished) (?:i|he|she) (?:was|were|had) (?:dead|never (?:been )?born|not alive)`,
    example: 'I wish I was dead',
  },
  {
    pattern: String.raw`\b(?:no|any|see the|the) point (?:in|of|to) (?:living|life|going on|being alive)`,
    example: 'I see no point in living',
  },
  { pattern: String.raw`\blife is (?:pointless|meaningless|over|not worth)`, example: 'My life is pointless' },
  { pattern: String.raw`\bwant (?:it|this|everything) (?:all )?to (?:end|be over)`, example: 'I want it to end' },
  {
    pattern: String.raw`\bnobody (?:will|would) (?:miss|care|notice)`,
    example: "nobody will miss me when I'm gone, I have the pills ready",
  },
  { pattern: String.raw`\bwhen i(?:'m| am) gone`, example: "nobody will miss me when I'm gone, I have the pills ready" },
  { pattern: String.raw`\bpills ready`, example: "nobody will miss me when I'm gone, I have the pills ready" },
  {
    pattern: String.raw`\b(?:suicide|khud ?kushi)\b.{0,20}\b(?:mann|kar|karne|karna)`,
    example: 'mujhe suicide karne ka mann kar raha hai',
  },
  {
    pattern: String.raw`\b(?:rope|noose|knife|blade|razor|gun)\b.{0,30}\b(?:wrists?|neck|throat|head|locked|ceiling|fan)`,
    example: "I can't cope, I have a knife to my wrist",
  },
  {
    pattern: String.raw`\blocked (?:him|her)self\b.{0,30}\b(?:rope|knife|pills|room)`,
    example: 'My partner has locked himself in with a rope',
  },
  {
    pattern: String.raw`\b(?:never|not|didn'?t|don'?t) w[ao]ke up (?:again|tomorrow|any ?more|ever)\b`,
    example: "everything would be easier if I just didn't wake up tomorrow",
  },
  { pattern: String.raw`\bnever wake up\b`, example: 'I want to disappear and never wake up' },
  {
    pattern: String.raw`\b(?:bought|got|have|found) (?:a |the )?(?:rope|noose|poison)\b`,
    example: "I bought a rope today. Please don't tell anyone",
  },
  {
    pattern: String.raw`\b(?:planning|thinking|decided|know|ready)\b.{0,15}\bhow to do it\b`,
    example: 'I have been planning how to do it, tonight when they all sleep',
  },
  {
    pattern: String.raw`\b(?:text(?:ed|ing)?|said|saying|sent|wrote|writing) (?:me |us |a |his |her |my )?(?:last |final )?good ?bye`,
    example: 'my roommate locked the door and texted goodbye to everyone, says she has taken pills',
  },
  { pattern: String.raw`\b(?:last|final) (?:message|letter|words)\b.{0,20}\b(?:to|for|from)\b`, example: 'This is my last message to you' },
  { pattern: String.raw`\bburden (?:to|on) (?:everyone|my|all)`, example: 'I am a burden to everyone' },
  { pattern: String.raw`\bsleep forever\b`, example: 'I want to sleep forever' },
  {
    pattern: String.raw`\bvoices\b.{0,40}\b(?:jump|kill|die|hurt|order\w*|tell\w*|command\w*)`,
    example: 'I keep hearing voices telling me to kill myself',
  },
  { pattern: String.raw`\bchosen (?:the|a) (?:date|day|place|way)`, example: "I can't see any way forward and I have chosen the date" },
  { pattern: String.raw`\b(?:no|any) way forward\b`, example: "I can't see any way forward and I have chosen the date" },
  {
    pattern: String.raw`\b(?:ledge|railing|parapet|railway track)\b.{0,40}\b(?:done|end|over|jump|bye)\b`,
    example: 'I am on the fourth floor ledge and I am done',
  },
  { pattern: String.raw`\bgiv(?:en|ing) away (?:my|his|her|all)\b`, example: 'He is giving away all he owns' },
  { pattern: String.raw`\bpainless (?:way|death|method)`, example: 'Is there a painless way' },
  {
    pattern: String.raw`\b(?:threaten\w*|trying|tried|attempt\w*|about|going|wants?) to (?:jump(?! rope)|kill|hang|end${ENDED}|die|cut${CUT}|suicide)`,
    example: 'I want to kill myself',
    counterExample: 'My patient wants to end dialysis',
  },
  { pattern: String.raw`\bmar(?:na|ne)\b.{0,15}\b(?:chah|ka mann|jaa? rah)`, example: 'main marna chahta hoon' },
  { pattern: String.raw`\bmar ja(?:na|u|un|oon|unga|ungi)\b`, example: 'main mar jaunga' },
  { pattern: String.raw`\bje+(?:na|ne|ena)\b.{0,15}\b(?:nahi|nahin|ka (?:mann|man) nahi)`, example: 'jeene ka mann nahi karta' },
  { pattern: String.raw`\b(?:aatma ?hatya|atma ?hatya|khud ?kushi|suicide kar\w*)\b`, example: 'mujhe suicide karne ka mann kar raha hai' },
  { pattern: String.raw`\b(?:apni )?jaan (?:de|le) (?:du|doon|dunga|dungi|rah|lu|lena)`, example: 'apni jaan de dunga' },
  { pattern: String.raw`\bzindagi (?:khatam|se (?:thak|tang))`, example: 'zindagi khatam karna chahti hoon' },
  {
    pattern: String.raw`\b(?:want(?:s|ed|ing)?|wish(?:es)?|going|ready|decided|plan(?:s|ning)?|wanna) (?:to )?end (?:it(?! with)\b|this(?: now| tonight| today)?\s*(?:[.!,]|$))`,
    example: 'I just want to end it',
    counterExample: 'I want to end this course of steroids',
  },
  {
    pattern: String.raw`\bfeel(?:s|ing)? like (?:dying|ending (?:it|my)|killing (?:my|him|her)self)\b`,
    example: 'Some nights I feel like dying',
  },
  {
    pattern: String.raw`\bunaliv(?:e|ing)\b`,
    example: 'I want to unalive myself',
  },
  {
    pattern: String.raw`\b(?:want(?:s|ed)?|going|plan(?:s|ning)?|thinking (?:of|about)|wanna) (?:to )?(?:take |taking )?(?:an )?overdos(?:e|ing)\b`,
    example: 'I am thinking of taking an overdose',
    counterExample: 'Is he going into respiratory failure from an overdose?',
  },
  { pattern: 'मरना चाह', example: 'मैं मरना चाहता हूँ' },
  { pattern: 'जीना नहीं', example: 'मुझे अब जीना नहीं है' },
  { pattern: 'आत्महत्या', example: 'वह आत्महत्या की बात करती है' },
  { pattern: 'खुदकुशी', example: 'वह खुदकुशी की बात करता है' },
  { pattern: 'जान दे', example: 'वह अपनी जान दे देगा' },
  { pattern: String.raw`मर\s*जा(?:ना चाह|ने का मन|ऊँ|ऊं|ऊ)`, example: 'मैं मर जाना चाहती हूँ' },
  { pattern: 'मरने (?:का मन|की इच्छा|के ख़?याल)', example: 'बार-बार मरने का मन करता है' },
  { pattern: '(?:मुझे|मैं) (?:अब |बस )?मरना', example: 'मुझे अब मरना है' },
  { pattern: '(?:खुद|अपने आप|अपने-आप) को (?:ख़?त्म|मार|नुकसान|चोट)', example: 'मैं खुद को खत्म कर लूँगा' },
  { pattern: 'जीने (?:का मन नहीं|की इच्छा नहीं|का (?:कोई )?(?:मतलब|फायदा) नहीं|से (?:थक|तंग))', example: 'अब जीने का मन नहीं करता' },
  { pattern: '(?:ज़?िंदगी|ज़?िन्दगी) (?:ख़?त्म|से (?:थक|तंग))', example: 'ज़िंदगी से तंग आ गया हूँ' },
  { pattern: 'फा[ंँ]सी लगा (?:ल[ूे][ंँनग]|रहा|रही)', example: 'मैं फाँसी लगा लूँगा', counterExample: 'उसने फांसी लगा ली' },
  { pattern: 'ज़?हर (?:खा|पी) (?:ल[ूे][ंँनग]|कर मर)', example: 'आज रात ज़हर खा लूँगी', counterExample: 'बच्चे ने जहर खा लिया' },
  { pattern: 'सुसाइड', example: 'मेरी सहेली सुसाइड की बात करती है' },
]
