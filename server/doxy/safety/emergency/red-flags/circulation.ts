import { oneOf } from '#contract/identifiers/words.ts'
import type { Pattern } from '../../../text/patterns.ts'
import { CANNOT, SEVERE, SUDDEN } from './words.ts'

/** The heart. */
export const HEART: readonly Pattern[] = [
  {
    pattern: String.raw`\bchest (?:\w+ ){0,2}?(?:pain|pressure|tight\w*|heav\w*|discomfort|hurts?|hurting|crushing|burning|squeez\w*)`,
    example: 'severe chest pain',
  },
  {
    pattern: String.raw`\b(?:pain|pressure|tight\w*|heaviness|crush\w*|squeez\w*|elephant)\b.{0,25}\b(?:chest|se+ne|seena|chha?ti|chaa?ti|sternum)\b`,
    example: 'I feel an elephant sitting on my chest',
  },
  { pattern: String.raw`\bchestpain\b`, example: 'chestpain going to the arm' },
  { pattern: String.raw`\bheart ?attack\b`, example: 'I am having a heart attack' },
  { pattern: String.raw`\bdil ka d(?:au|ou)ra\b`, example: 'maa ko dil ka daura pada hai' },
  {
    pattern: String.raw`\b(?:se+ne|seena|chha?ti|chaa?ti|chest)\b.{0,15}\b(?:me(?:in)?|m)\b.{0,20}\b(?:dard|dabaa?v|jakdan|bha+ri)`,
    example: 'mujhe chest mein bhaari pan lag raha hai',
  },
  { pattern: String.raw`\bcardiac arrest\b`, example: 'Post-cardiac arrest care bundle' },
  { pattern: String.raw`\bheart (?:has |is )?stopp\w+`, example: "My father's heart stopped, we are doing CPR" },
  {
    pattern: String.raw`\b(?:left arm|jaw|shoulder)\b.{0,30}\b(?:pain|ache|dard)\b.{0,60}\b(?:sweat\w*|breath\w*|nause\w*|dizz\w*)`,
    example: 'Left arm pain with sweating',
  },
  {
    pattern: String.raw`\bpalpitations?\b.{0,60}\b(?:faint\w*|blackout|passed out|chest|breath\w*)`,
    example: 'Palpitations, and he fainted',
  },
  {
    pattern: String.raw`\bheart (?:is )?racing\b.{0,60}\b(?:faint\w*|pass out|chest|breath\w*)`,
    example: "I feel like I'm going to pass out, my heart is racing and chest hurts",
  },
]

/** Stroke. */
export const STROKE: readonly Pattern[] = [
  {
    pattern: String.raw`\b(?:face|mouth|lip|smile|eyelids?|mu(?:n)?h|moo?n?h|chehra)\b.{0,25}\b(?:droop\w*|crooked|twisted|lopsided|one side|pulled|deviat\w*|te[dr]h[ai])`,
    example: 'My eyelid is drooping and I see double since morning',
  },
  {
    pattern: String.raw`\b(?:arm|leg|hand|side|half|limbs?|legs|arms|ha+th|pair)\b.{0,30}\b${oneOf(String.raw`
${SUDDEN} (?:weak|numb|paraly)\w*
(?:went|gone|became|becoming|is|are|has gone|has become) (?:${SUDDEN} )?(?:weak|numb|limp|dead|paralysed|paralyzed)
kaam nahi
`)}`,
    example: 'My left side went numb half an hour ago',
  },
  {
    pattern: String.raw`\b(?:haa?th|pair|taa?ng|baa?n?h)\b.{0,20}\bnah[ie]n? (?:uth|hil|chal|mud)`,
    example: 'Papa ka muh tedha ho gaya hai aur ek haath nahi uth raha, abhi abhi hua',
  },
  {
    pattern: String.raw`\b(?:${CANNOT}) (?:move|lift|raise|feel|use)\b.{0,25}\b(?:arm|leg|hand|side|body|face|limbs?|legs|arms)\b`,
    example: "I can't feel my legs suddenly",
  },
  {
    pattern: String.raw`\b${SUDDEN}\b.{0,50}\b(?:weak\w*|numb\w*|paralys\w*|paralyz\w*|confus\w*|slurr\w*|${CANNOT} (?:speak|talk|see|move|walk))`,
    example: "suddenly can't see from right eye",
  },
  {
    pattern: String.raw`\b(?:speech|words|talking|speaking|bol)\b.{0,25}\b(?:slurr\w*|garbled|unclear|gone|nonsense|ladkhad\w*)`,
    example: 'my husband is talking nonsense and has a high fever',
  },
  { pattern: String.raw`\bslurr(?:ed|ing)\b.{0,20}\b(?:speech|words)?`, example: "my mum is slurring and can't lift her left hand" },
  {
    pattern: String.raw`\b(?:can'?t|cannot|unable to|not able to) (?:speak|talk)\b(?: properly| suddenly| now|,| and|\.|$)`,
    example: "My grandmother's mouth is drooping on one side and she can't speak",
  },
  { pattern: String.raw`\blakwa\b`, example: 'papa ko lakwa maar gaya hai' },
  { pattern: String.raw`\blaqwa\b`, example: 'papa ko laqwa hua' },
  { pattern: String.raw`\bsa?r (?:mein|me|m) .{0,20}\btez dard\b`, example: 'sar mein achanak bahut tez dard' },
  { pattern: String.raw`\bworst head ?ache\b`, example: 'worst headache of my life came on like a thunderclap' },
  {
    pattern: String.raw`\bhead ?ache\b.{0,40}\b(?:worst|suddenly|sudden onset|exploded|unbearable|thunderclap)\b`,
    example: 'worst headache of my life came on like a thunderclap',
  },
  { pattern: String.raw`\bthunder ?clap\b`, example: 'worst headache of my life came on like a thunderclap' },
  {
    pattern: String.raw`\b(?:having|had|has|have|suffered|suffering|getting|just had)\b.{0,10}\b(?:a |brain )?stroke\b`,
    example: "I think I'm having a stroke",
  },
  { pattern: String.raw`\b${SUDDEN},? (?:and )?(?:${SEVERE} )?head ?ache`, example: 'Sudden severe headache' },
  {
    pattern: String.raw`\b${SUDDEN}\b.{0,30}\b(?:loss of (?:vision|sight)|vision loss|blind\w*|lost (?:vision|sight))`,
    example: 'sudden loss of vision in one eye since an hour',
  },
  {
    pattern: String.raw`\b(?:lost|losing|loss of|no) (?:my |his |her |all )?(?:vision|sight|eyesight)\b.{0,60}\b(?:${SUDDEN}|since|hour|today|this morning|minutes|now)`,
    example: 'sudden loss of vision in one eye since an hour',
  },
  { pattern: String.raw`\b(?:went|gone) blind\b`, example: 'He went blind in one eye' },
]

/** Bleeding that does not stop, or from within. */
export const BLEEDING: readonly Pattern[] = [
  {
    pattern: String.raw`\b(?:vomit\w*|throw\w* up|threw up|puk\w+|spit\w*|cough\w*|ulti)\b.{0,25}\b(?:blood|khoon|coffee ground)`,
    example: "I'm vomiting blood",
  },
  {
    pattern: String.raw`\b(?:khoon|blood)\b.{0,12}\b(?:ki ulti|in (?:my |his |her |the )?vomit|vomit\w*|aa raha|beh raha|nahi ruk)`,
    example: 'khoon ki ulti ho rahi hai',
  },
  { pattern: String.raw`\bkhoon\b.{0,20}\b(?:ruk|band)`, example: 'snake ne ungli pe kaata, khoon band nahi ho raha' },
  {
    pattern: String.raw`\bbleed\w*\b.{0,50}\b${oneOf(String.raw`
${CANNOT} stop|not stop\w*|doesn'?t stop|non-?stop|heav\w*|a lot|profuse\w*|badly|uncontroll\w*|everywhere|through
soak\w*|gush\w*|spurt\w*|and (?:feel\w*|is|am|he|she|i) (?:faint|dizzy|cold|pale)
`)}`,
    example: "I'm 30 weeks and bleeding a lot",
  },
  {
    pattern: String.raw`\b(?:heav\w*|profuse\w*|uncontroll\w*|massive|severe|lots of|a lot of|too much|continuous) (?:\w+ )?bleed\w*`,
    example: 'heavy bleeding after delivery that will not stop',
  },
  { pattern: String.raw`\bbleed\w* (?:out|to death)`, example: 'He is bleeding to death' },
  {
    pattern: String.raw`\b${CANNOT} (?:stop|control) (?:the |his |her |my )?bleed\w*`,
    example: "my wound won't stop bleeding I am on warfarin",
  },
  {
    pattern: String.raw`\bbleed\w*\b.{0,50}\b(?:for|been|since) (?:\w+ )?(?:\d+|two|three|four|five|many|several) hours`,
    example: "I can't stop bleeding after tooth extraction, it's been 5 hours",
  },
  { pattern: String.raw`\bcan'?t stop the bleed\w*`, example: "We can't stop the bleeding from his arm" },
  {
    pattern: String.raw`\b(?:blood|bleeding) (?:is )?(?:pouring|gushing|spurting)`,
    example: "there's blood gushing from his leg after a bike crash",
  },
  { pattern: String.raw`\bsoak\w+ (?:\w+ ){0,3}pads?`, example: 'she delivered an hour ago and is soaking pad after pad' },
  {
    pattern: String.raw`\b(?:stools?|motions?|potty|poop|latrine)\b.{0,15}\b(?:black|tarry|bloody)\b.{0,60}\b(?:faint\w*|dizz\w*|weak|pale|collapse\w*)`,
    example: 'my stools are black and I feel dizzy and faint',
  },
  {
    pattern: String.raw`\b(?:black|tarry|bloody) (?:tarry )?(?:stools?|motions?|potty|latrine)\b.{0,60}\b(?:faint\w*|dizz\w*|weak|pale|collapse\w*)`,
    example: 'My dad is passing black tarry stools and he just fainted',
  },
  {
    pattern: String.raw`\bpassing (?:lots of |a lot of |fresh )?blood\b.{0,40}\b(?:faint\w*|dizz\w*|stool|rectum|motions?)`,
    example: 'Passing fresh blood and feeling faint',
  },
]
