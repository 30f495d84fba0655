import type { IdentifierRule } from './fold.ts'
import { isVerhoeff } from './verhoeff.ts'
import { oneOf, wholeWord } from './words.ts'

const digitsOf = (value: string) => value.replace(/\D/g, '')
const isYear = (group: string) => /^(?:19|20)\d\d$/.test(group)
const areYears = (value: string) => value.split(/\D+/).every(isYear)

const PUBLIC_NUMBER = oneOf(String.raw`
NCT ?\d{8}|ISRCTN ?\d{8}|CTRI/\d{4}/\d+/\d+|ACTRN\d+|ChiCTR[-\w]+|EudraCT[\s:]*\d{4}-\d{6}-\d\d|10\.\d{4,9}/\S+
(?:PMID|PMC(?:ID)?|ISBN|ISSN|CRD|OMIM|SNOMED(?: CT)?|LOINC|CAS|RxNorm|PROSPERO)[\s:#-]*[A-Z]*\d[\d-]*|rs\d{3,}
`)

/** Registry, article and gene numbers that everybody may know; what stands inside them is no identifier. */
export const PUBLIC_NUMBERS = new RegExp(String.raw`\b${PUBLIC_NUMBER}`, 'gi')

const E_MAIL: IdentifierRule[] = [
  { kind: 'email', pattern: /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/dgu },
  {
    kind: 'email',
    pattern:
      /(?<![\w.+-])[\w.+-]{1,64}\s?(?:\(at\)|\[at\]|\bat\b)\s?(?:gmail|yahoo|hotmail|outlook|rediff(?:mail)?|icloud|proton(?:mail)?)\s?(?:\.|\(dot\)|\[dot\]|\bdot\b)\s?(?:com|in|co\.in|org|net)\b/dgi,
  },
  { kind: 'email', pattern: /\be-?mail(?: id| address)?\s*(?:is|:)\s*(?<v>[\w.+-]{1,64}@[\w.-]+)/dgi },
]

const HEALTH_ACCOUNT: IdentifierRule[] = [
  { kind: 'abha_address', pattern: /(?<![\w.-])[\w.-]{1,64}@(?:abdm|sbx|ndhm)\b/dgi },
  {
    kind: 'abha_address',
    pattern: /\b(?:abha|phr|health id)\s{0,4}(?:address|id)?\s{0,4}(?:is|hai|:|-)?\s{0,4}(?<v>[\w.-]{1,64}@[\w-]+)/dgi,
  },
  { kind: 'abha', pattern: /(?<![\d.-])\d{2}[ -]\d{4}[ -]\d{4}[ -]\d{4}(?![\d-])/dg },
  { kind: 'abha', pattern: /\b(?:abha|health id|ndhm|abdm)\b[^\d\n]{0,24}(?<v>\d{2}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4})(?!\d)/dgi },
]

const UPI_BANK = oneOf(String.raw`
ok\w+|\w{0,20}(?:upi|bank|axis|hdfc|icici|sbi|paytm|pay)|ybl|ibl|axl|apl|yapl|rapl|kotak|pnb|cnrb|indus|federal|idfc\w*|pingpay
slice|timecosmos|jio|airtel|fbl|barodampay|pockets|ikwik|fam|superyes
`)
const UPI: IdentifierRule[] = [
  {
    kind: 'upi',
    pattern: new RegExp(String.raw`(?<![\w.-])[\w.-]{2,64}@${UPI_BANK}\b(?!\.)`, 'dgi'),
  },
  { kind: 'upi', pattern: /\b(?:upi|vpa|g ?pay|google ?pay|phone ?pe|paytm|bhim)\b[^\n@]{0,20}?(?<v>[\w.-]{2,64}@\w+)/dgi },
]

const GOVERNMENT: IdentifierRule[] = [
  {
    kind: 'aadhaar',
    pattern: /(?:\b(?:a{1,2}dh?aa?r|uidai|uid|vid)\b|आधार)[^\d\n]{0,24}(?<v>[\dxX*]{4}[ .-]?[\dxX*]{4}[ .-]?\d{4})(?!\d)/dgi,
  },
  { kind: 'aadhaar', pattern: /(?<![\d.-])\d{4}(?<s>[ .-])\d{4}\k<s>\d{4}(?![.-]?\d| \d{4}\b)/dg, holds: (value) => !areYears(value) },
  { kind: 'aadhaar', pattern: /(?<![\d.])[2-9]\d{11}(?!\d)/dg, holds: isVerhoeff },
  { kind: 'pan', pattern: /\b[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]\b/dg },
  { kind: 'pan', pattern: /\bpan\b(?: card)?(?: (?:no|number|num))?\.?[\s:=#-]{0,5}(?:is|hai)?\s*(?<v>[A-Z]{5}\s?\d{4}\s?[A-Z])\b/dgi },
  { kind: 'document', pattern: /\b\d{2}[A-Z]{5}\d{4}[A-Z]\d?Z[A-Z\d]\b/dg },
  { kind: 'document', pattern: /\b[A-Z]{2}[ -]?\d{2}[ -]?(?:19|20)\d{2}[ -]?\d{7}\b/dg },
  {
    kind: 'document',
    pattern:
      /\b(?:AP|AR|AS|BR|CG|CH|DL|GA|GJ|HP|HR|JH|JK|KA|KL|LA|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TN|TR|TS|TG|UK|UP|WB)[ -]?\d{1,2}[ -]?[A-Z]{1,3}[ -]?\d{4}\b/dg,
  },
  { kind: 'document', pattern: /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/dg },
]

const ACCOUNT_CUE = wholeWord(`
account|acct|a/c|bank a/?c|(?:credit|debit|atm|bank) card|gst(?:in)?|khata
`)
const ACCOUNT: IdentifierRule[] = [
  { kind: 'account', pattern: /\b[A-Z]{4}0[A-Z\d]{6}\b/dg, holds: (value) => /\d{3}/.test(value.slice(5)) },
  { kind: 'account', pattern: /(?<![\d.-])\d{4}(?<s>[ -])\d{4}\k<s>\d{4}\k<s>\d{1,7}(?!\d)/dg, holds: (value) => !areYears(value) },
  {
    kind: 'account',
    pattern: new RegExp(
      String.raw`${ACCOUNT_CUE}\.?(?: (?:no|number|num))?\.?[\s:=#-]{0,5}(?:is|hai)?\s*(?<v>#?(?=[\w-]{0,40}\d{4})[A-Z\d]{1,40}(?:[ -][A-Z\d]{1,40}){0,8}?)(?=[^\w-]|$)`,
      'dgi',
    ),
  },
]

const CALL =
  '(?:call(?: (?:me|him|her|us|back|on|at))*|ph(?:one)?|tel(?:ephone)?|mob(?:ile)?|cell|contact|whats ?app|fax|landline|helpdesk|attender|number)'
const PHONE: IdentifierRule[] = [
  { kind: 'phone', pattern: /(?<![\d.])(?<!\d )(?:\+?9 1 |0 )?[6-9](?: \d){9}(?! ?\d)/dg },
  {
    kind: 'phone',
    pattern: /(?<![\w.])\+\d{1,3}[ .-]?(?:\(?\d{1,5}\)?[ .-]?){1,4}\d{2,5}(?![\d.]\d)/dg,
    holds: (value) => digitsOf(value).length >= 9,
  },
  { kind: 'phone', pattern: /(?<![\d.-])(?:\+?91|0)?[ -]?[6-9]\d{9}(?![\d]|\.\d)/dg },
  { kind: 'phone', pattern: /(?<![\d.-])(?:(?:\+?91|0)[ -]?)?[6-9]\d{4}[ .-]\d{5}(?!\d|\.\d)/dg },
  {
    kind: 'phone',
    pattern: /(?<![\d.-])(?:(?:\+?91|0)[ -]?)?[6-9]\d{2,3}[ -]\d{3}[ -]?\d{3,4}(?!\d|\.\d)/dg,
    holds: (value) => digitsOf(value).length >= 10,
  },
  {
    kind: 'phone',
    pattern: /(?<![\d.-])(?:\(0\d{2,4}\)|0\d{2,4})[ -]?\d{3,4}[ -]?\d{3,5}(?!\d|\.\d)/dg,
    holds: (value) => digitsOf(value).length >= 10,
  },
  { kind: 'phone', pattern: /(?<![\d.-])(?:1[ -])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?!\d)/dg },
  {
    kind: 'phone',
    pattern: /(?<!\d)1[89]00[ -]?\d{2,3}[ -]?\d{3,4}(?:[ -]?\d{1,4})?(?!\d)/dg,
    holds: (value) => digitsOf(value).length >= 10,
  },
  {
    kind: 'phone',
    pattern: new RegExp(
      String.raw`\b${CALL}\b\.?(?: (?:no|number|num)\b)?\.?[\s:#(-]{0,5}(?:is|hai)?\s*(?<v>\+?\(?\d[\d() -]{5,15}\d)(?!\d|\.\d)`,
      'dgi',
    ),
    holds: (value) => digitsOf(value).length >= 7,
  },
]

/** Runs of digits that nothing public explains, whatever they are. */
const LONG: IdentifierRule[] = [
  { kind: 'number', pattern: /(?<!\d )(?<!\d)(?:\d ){7,}\d(?!\d)/dg },
  { kind: 'number', pattern: /(?<![\w.,])\d{9,}(?![\w,]|\.\d)/dg },
  {
    kind: 'number',
    pattern: /(?<![\w.,-])\d{3,6}(?:-\d{2,6}){2,4}(?![\w-])/dg,
    holds: (value) => digitsOf(value).length >= 8 && !/^(?:19|20)\d\d-\d\d-\d\d$/.test(value) && !areYears(value),
  },
]

export const NUMBER_RULES = [...E_MAIL, ...HEALTH_ACCOUNT, ...UPI, ...GOVERNMENT, ...ACCOUNT]
export const PHONE_RULES = PHONE
export const LONG_RULES = LONG

/** Whether a run of digits is left that is long enough to name a person: eight in one piece, or ten in pieces that are not all years. */
export function leavesLongDigits(text: string) {
  const rest = text.replace(PUBLIC_NUMBERS, ' ')
  const pieces = rest.match(/(?<![\d,.])\d{2,}(?:[ .-]\d{2,})*(?![\d,]|\.\d)/g) ?? []
  return pieces.some((piece) => {
    const groups = piece.split(/[ .-]/)
    const odd = groups.filter((group) => !isYear(group))
    return groups.some((group) => group.length >= 8) || (odd.some((group) => group.length >= 4) && digitsOf(odd.join('')).length >= 10)
  })
}
