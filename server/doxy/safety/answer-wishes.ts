import { MACHINE, SAY } from './machine-words.ts'
import { way } from './ways.ts'

const TEXT = '(?:answer|reply|summary|digest|synopsis|recap|response|output|write-up|generated text)s?'
const SOURCES = '(?:sources?|passages?|documents?|materials?|papers|articles?|references?|snippets?|search results|citations?)'
const THIS = '(?:this|the present) (?:passage|document|text|page|paper|source|note|article|paragraph)'
const ASKER =
  '(?:the (?:user|reader|asker|questioner|person (?:who asks|asking|who is asking))|(?:whoever|anyone|anybody|everyone) (?:who )?(?:asks|is asking|reads|asking))'

/** What is wished of an answer by a text that the answer is made from. */
export const WISHES = [
  way(
    'an answer is wished for',
    String.raw`\b(?:grateful|appreciate|obliged|wonderful|kind|kindness|helpful|wish|hope|prefer|like it|pleased) (?:it )?(?:if|that)\b`,
    String.raw`\b(?:the|your|any|every|each|a) (?:\w+ )?${TEXT}\b(?! to)`,
  ),
  way(
    'an answer is measured by what it says',
    String.raw`\b(?:an?|any|every|each|no|the (?:only|best|right|correct)|good|correct|complete|honest|faithful|acceptable) (?:\w+ ){0,2}${TEXT}\b(?! to (?:treatment|therapy))(?: \w+){0,8}? (?:must|should|shall|ought to|will|would|needs? to|has to|names?|opens?|begins?|leaves? out|omits?|cites?|recommends?)\b(?! (?:be|depend|vary))`,
  ),
  way('an answer is let say', String.raw`\blet (?:the|your|every|each|any) (?:\w+ )?(?:${TEXT}|reader|user)\b`),
  way(
    'the asker is to be told',
    String.raw`\b${ASKER}\b.{0,40}\b(?:deserves?|needs?|ought|should|must|is to|has to|will) (?:to )?(?:be )?(?:hear|know|told|informed|directed|shown|sent|referred|advised|learn|pointed|reminded|left|convinced|steered|encouraged)\b`,
  ),
  way(
    'something is to stay unsaid',
    String.raw`\b(?:must|should|shall|ought|is|are|need|can|may)(?: not)?(?: to)? (?:not |never )?be (?:mentioned|brought up|raised|repeated|cited|quoted|omitted|left out|passed over|left unsaid)\b|\bno mention of\b.{0,60}\b(?:is to|should|must|need|ought)\b|\b(?:under no circumstances|on no account)\b.{0,60}\b(?:mention|come up|appear|cite|quote|reveal)`,
    String.raw`\b(?:limitations?|adverse|side effects|mortality|deaths|harms?|retract\w*|funding|sponsor\w*|conflicts?|warnings?|negative|null|critic\w*|competitors?|alternatives?|other (?:drugs|brands|studies|trials|sources)|${THIS}|${TEXT}|our)\b`,
  ),
  way(
    'what was told before no longer counts',
    String.raw`\b(?:anything|everything|whatever|all|what|things) (?:that )?you (?:were|have been|had been|are|may have been) (?:previously |earlier )?(?:told|taught|given|shown|asked|instructed|configured)`,
  ),
  way(
    'other sources are set aside',
    String.raw`\b(?:no need|unnecessary|needless|pointless|not necessary|no reason|superfluous|waste)\b.{0,20}\b(?:to )?(?:consult|read|look at|check|cite|quote|consider|search)\w* (?:any |the |for )?(?:other|further|remaining|rest|more)\b`,
  ),
  way(
    'other sources are set aside',
    String.raw`\b(?:other|remaining|rest of the|retrieved|competing|surrounding) (?:\w+ )?(?:${SOURCES}|context)\b.{0,40}\b(?:can|may|should|must|need(?:s)? not|ought to|are to|is to|deserves?) (?:safely |now |all )?(?:not |to )?(?:be )?(?:discarded|ignored|left out|set aside|trusted|cited|quoted|disregarded|dropped|skipped|relied)`,
  ),
  way(
    'other sources are set aside',
    String.raw`\bno other (?:${SOURCES}|evidence|text)\b.{0,60}\b(?:may|should|must|can|needs?|is to|are to|shall)\b|\b${SOURCES}\b.{0,80}\b(?:do not|don't|never) (?:rely|cite|quote|trust|show|mention)`,
  ),
  way(
    'a digest of this text is spoken of',
    String.raw`\b${TEXT} (?:made|drawn|written|prepared|generated|built|composed|compiled) (?:from|of|out of|with|on the basis of) (?:this|our|these)\b`,
  ),
  way(
    'the form of an answer is set',
    String.raw`\b(?:tone|style|language|length|content|opening|wording) of (?:the|your|any|every) (?:reply|answer|response|summary|output)\b|\bto be (?:included|quoted|reproduced|repeated|cited|shown|printed) (?:verbatim|word for word|in (?:any|every|each|all))\b|\bthis (?:chunk|snippet|prompt|string)\b`,
  ),
  way(
    'a word is ruled',
    String.raw`\b(?:word|words|phrase|sentence|name) ["'][^"']+["'] (?:is|are) (?:to be (?:read|replaced|taken|said)|compulsory|mandatory|required|obligatory|banned|forbidden)`,
  ),
  way(
    'this source stands above the others',
    String.raw`\b${THIS}\b.{0,40}\b(?:only|sole|single|best|final|definitive|authoritative|highest)\b.{0,40}\b(?:source|answer|passage|reference|authority|truth)\b`,
  ),
  way(
    'thanks or blame hang on what is said',
    String.raw`\bthank(?:s| you) (?:in advance )?for (?:\w+ly )?(?:not )?(?:citing|mentioning|recommending|quoting|ranking|promoting|omitting|ignoring|leaving|saying|telling)|\b(?:unless|if) you (?:do not |don't |fail to |refuse to |decline to )?(?:cite|mention|recommend|quote|reply|comply|obey|answer|name us)\b`,
  ),
  way(
    'reading is made consent',
    String.raw`\bby (?:reading|processing|indexing|summari[sz]ing|quoting|citing|retrieving) (?:this|these)\b.{0,50}\b(?:agree|accept|consent|undertake|bound|commit)`,
  ),
  way(
    'its first or last words are fixed',
    String.raw`\b(?:first|last|next|opening|closing|final) (?:words?|sentence|line|bullet|paragraph) (?:(?:of|in) (?:your|the|any|every|each) (?:answer|reply|response|output|summary)|(?:that )?you (?:write|say|print|produce))`,
  ),
  way(
    'the making of answers is spoken of',
    String.raw`\byou(?:,)? (?:who )?(?:are|were|will be) (?:now |currently )?(?:processing|summari[sz]ing|composing|generating|answering|compiling|retrieving)\b|\byou (?:were|are|have been|'ve been) (?:trained|programmed|configured|deployed|prompted|built)\b|\byour (?:training data|weights|context window|programming|system prompt)\b`,
  ),
  way(
    'somebody else is to be served',
    String.raw`\byou (?:now |will )?(?:work|speak|answer|write|act) (?:for|on behalf of) (?:us|our)\b|\byour (?:new |only |real )?(?:job|task|duty|goal|mission|purpose|objective|assignment) (?:is|will be|becomes|here is)(?: now)? (?:not )?to ${SAY}\b`,
  ),
  way(
    'a check is passed by its own word',
    String.raw`\b(?:consider|regard|treat|deem|take) (?:the |all |any |your |this |these )?(?:\w+ ){0,2}(?:rules?|checks?|claims?|safeguards?|review|permission|safety|verification|passage|document)\b.{0,20}\b(?:satisfied|verified|lifted|confirmed|approved|waived|met|void|suspended|passed|granted)\b|\b(?:relevance|verification|fact-?check|trust|priority) ?[:=] ?(?:high|max\w*|passed|100|10|verified|approved|true|top)\b|\b(?:unlock|override|activation|debug) (?:code|phrase|key|token)\b`,
  ),
  way('a machine is put to the test', String.raw`\btest (?:of|for) (?:the |your |an? )?${MACHINE}`),
]
