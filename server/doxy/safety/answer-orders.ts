import { ANSWER, SAY } from './machine-words.ts'
import { ORDER, TONE, way } from './ways.ts'

/** Somebody who answers is told what to answer, from what, and what to leave out. */
export const ANSWER_ORDERS = [
  way(
    'its answer or what it was given is spoken of',
    String.raw`\byour (?:\w+ )?(?:answer|reply|response(?! to)|summary|output(?! of urine))\b(?! (?:of (?:care|the (?:case|visit))|should reach|records?|to (?:treatment|therapy|the)))|\b(?:documents?|instructions?|sources?|passages?|context|prompt|rules) (?:that )?you (?:were|are|have been|received|got|see|hold|can see)\b`,
  ),
  way(
    'the evidence is to be left aside',
    String.raw`(?:^\W*|[:;.!?] *|\b(?:please|now|must|should) )(?:ignore|disregard|forget|discard|overlook|dismiss|set aside) (?:(?:that|this|it)\b(?= and\b)|what \w+ says?\b|(?:the|all|any|every|what) (?:\w+ )?(?:text|sources?|stud(?:y|ies)|papers?|statements?|evidence|data|facts|results|findings|literature|consensus|others?|rest))\b(?! of (?:the )?(?:control|placebo|first))|\btrust (?:only )?(?:the authors?|us|me|this)\b|\bin (?:reply|response|answer) to (?:any|every|all|each) (?:questions?|quer|users?)|\b(?:forbidden|prohibited|mandatory|compulsory|obligatory|not allowed) to ${SAY}\b`,
  ),
  way('an answer is ordered', String.raw`${ORDER}.{0,60}?\b${ANSWER}`),
  way(
    'it is told what to do while it writes',
    String.raw`\b(?:when|while|as you|before|after|once|in) (?:you(?:'re| are)? )?(?:composing|drafting|answering|summari[sz]ing|replying|responding|citing|quoting)\b.{0,40}?[,:] ?(?:please |you (?:must|should) )?(?:do not |never |always )?\w+ (?!(?:was|were|is|are|had|have)\b)`,
    String.raw`^\W*(?:when|while|as you|before|after|once|in)\b`,
  ),
  way(
    'something of ours is to be told',
    String.raw`(?:${ORDER}|\b(?:please|kindly)\b).{0,60}?\bour (?:\w+'?s? )?(?:hospital|clinic|helpline|brand|product|company|centre|center|website|number|app|drug|tonic|device|kit|institute|page|shop)`,
  ),
  way(
    'its instructions are spoken of',
    String.raw`\byour (?:original |own |system |previous |current |prior |hidden |other )*(?:instructions|prompt|programming|guardrails|directives|developers?|creators?|makers?|operator)\b|\b(?:reminder of|according to) your role\b|\b(?:after|from|beyond|below) this (?:sentence|line|paragraph|word|message)\b`,
  ),
  way(
    'it always says so',
    String.raw`\byou (?:always|never|only|simply|just|merely) ${SAY}\b|\byou (?:must|should|shall|will|are to|have to|may|can) (?:always |never |only |not |now |safely )*(?:say|state|claim|answer|reply|respond|conclude|recommend|cite|quote|mention)\b|\byou (?:endorse|praise|promote|obey|comply|cite|quote)\b`,
  ),
  way(
    'the answering is to stop',
    String.raw`\b(?:stop|cease|quit|end|pause|abandon) (?:the |your |this )?(?:summari[sz]|answer|read|quot|process|compos|generat)\w*`,
    `${ORDER}|and ${SAY}`,
  ),
  way(
    'what to say is fixed before it is asked',
    String.raw`\b(?:when(?:ever)?|if|once|(?:each|every) time|what(?:so)?ever|whichever|no matter (?:what|which|who)|regardless of|irrespective of|should (?:an?y?|the|some)\w*)\b.{0,50}\b(?:asked|asks?|[ei]nquires?|quer(?:y|ies)|questions?|wants? to know|raises?|brings? up|doubts?|objects?)\b.{0,60}, ?(?:please |you (?:must|should|will) )?${TONE}(?:say|answer|reply|respond|state|claim|tell|recommend|name|mention|cite|deny|insist|direct|point|suggest|change the subject|avoid|redirect|stay silent)\b`,
  ),
]
